import { expect, test } from "vitest"
import { pageViewOf } from "./pageView"

test.each([
  ["/acquisition/", "/acquisition/"],
  ["/acquisition/de/lean?rc=VALID-0001&validityTimestamp=1", "/acquisition/de/lean"],
  ["/acquisition/?token=a.b.c&email=ada%40example.com&name=Ada", "/acquisition/"],
  ["/acquisition/?acqParams=utm_source%3Dmail%26rc%3DVALID-0001", "/acquisition/"],
  [
    "/acquisition/?utm_source=mail&rc=X&utm_campaign=spring%20sale",
    "/acquisition/?utm_source=mail&utm_campaign=spring%20sale",
  ],
  [
    "/acquisition/?UTM_Medium=cpc&utm_term=a&utm_content=b&utm_id=7",
    "/acquisition/?UTM_Medium=cpc&utm_term=a&utm_content=b&utm_id=7",
  ],
  ["/acquisition/?utm_source=&utm_unknown=x&my_utm_source=y", "/acquisition/"],
  ["/acquisition/?utm_content=ada@example.com&utm_term=ada%40example.com&utm_id=1", "/acquisition/?utm_id=1"],
])("%s is tracked as %s", (address, expected) => {
  const url = new URL(address, "https://www.example.com")
  expect(pageViewOf(url, "Title", "de")).toEqual({ page_path: expected, page_title: "Title", page_language: "de" })
})
