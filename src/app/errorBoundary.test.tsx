import { screen, waitFor, within } from "@testing-library/react"
import { afterEach, expect, test, vi } from "vitest"
import { caught, expectFocus, openPage } from "../../tests/support/openPage"

const findHeading = (name: string) => screen.findByRole("heading", { level: 1, name })

afterEach(() => {
  vi.doUnmock("../pages/about-us/page.tsx")
})

test("a page that throws while rendering is replaced by the error page, and Back and links lead out of it", async () => {
  vi.doMock("../pages/about-us/page.tsx", () => ({
    Component: () => {
      throw new Error("a defect")
    },
    preload: undefined,
  }))
  const user = await openPage("/acquisition/")
  await user.click(within(screen.getByRole("contentinfo")).getByRole("link", { name: "About us" }))
  await expectFocus(await findHeading("Internal Server Error"))
  history.back()
  await expectFocus(await findHeading("Luxury fashion, by invitation"))
  await waitFor(() => expect(document.title).toBe("Luxury fashion, by invitation – Lisière"))
  history.forward()
  await findHeading("Internal Server Error")
  expect(caught.splice(0)).not.toEqual([])
})
