import { expect, test } from "vitest"
import { unpackQuery } from "./query"

test.each([
  ["?acqParams=rc%3DAB12%26email%3Da%252Bb%2540x.de", "?rc=AB12&email=a%2Bb%40x.de", false],
  ["?lang=de&acqParams=rc%3DAB12&x=1", "?lang=de&x=1&rc=AB12", false],
  ["?rc=OWN&acqParams=rc%3DOTHER%26token%3Dt", "?rc=OWN&token=t", false],
  ["?acqParams=acqParams%3Drc%253DAB12%26x%3D1", "?x=1", true],
  ["?acqParams=%E0%A4%A", "", true],
  [`?acqParams=${"a".repeat(4097)}`, "", true],
  ["?acqParams=", "", false],
  ["?acqParams=next%3Djavascript%253Aalert(1)", "?next=javascript%3Aalert%281%29", false],
  ["?rc=AB12&email=a%2Bb%40x.de%E2%80%8B", "?rc=AB12&email=a%2Bb%40x.de", false],
  ["?rc=AB12.&utm_source=mail.", "?rc=AB12&utm_source=mail.", false],
  ["?rc=AB12&amp;utm_source=mail&amp;amp;x=1&#38;y=2", "?rc=AB12&utm_source=mail&x=1&y=2", false],
  ["?rc=3DA=2DB=26x=3Dygclid=3Dz=26email=3Da@x.defbclid=3Dy", "?rc=A-B&x=ygclid=z&email=a@x.de&fbclid=y", false],
  // A URL has a query of its own, however often it is encoded.
  ["?rc=A&u=https%253A%252F%252Fx.de%253Frc%253DB", "?rc=A&u=https%253A%252F%252Fx.de%253Frc%253DB", false],
  ["", "", false],
])("%s unpacks to %s", (search, expected, invalid) => {
  expect(unpackQuery(search)).toEqual({ search: expected, invalid })
})
