import { screen, waitFor } from "@testing-library/react"
import { expect, test } from "vitest"
import { codeChecks, codeField, enterCode, findForm } from "../../../tests/support/codeForm"
import { world } from "../../../tests/support/openPage"
import { signValidity } from "../../sandbox/validityTimestamp"

test.each([
  ["as it is", (stamp: string) => `https://www.example.com/acquisition/de?rc=NOSTAMP-0001&validityTimestamp=${stamp}`],
  [
    "in a message",
    (stamp: string) => `Join me (www.example.com/acquisition/?validityTimestamp=${stamp}&amp;rc=NOSTAMP-0001).`,
  ],
  [
    "packed",
    (stamp: string) =>
      `https://www.example.com/acquisition/?acqParams=rc%3DNOSTAMP-0001%26validityTimestamp%3D${stamp}`,
  ],
])("a pasted signed link counts as a whole, %s", async (_how, linkWith) => {
  const stamp = signValidity("NOSTAMP-0001", Date.now())
  await enterCode(linkWith(stamp))
  await findForm()
  await waitFor(() => expect(codeChecks()).toEqual([{ registrationCode: "NOSTAMP-0001", validityTimestamp: stamp }]))
})

test("a pasted link keeps its validity when its check is repeated", async () => {
  const stamp = signValidity("NOSTAMP-0001", Date.now())
  world.addFault({ operation: "checkRegistrationCode", times: 1, drop: true })
  const user = await enterCode(`https://www.example.com/acquisition/?rc=NOSTAMP-0001&validityTimestamp=${stamp}`)
  const retry = await screen.findByRole("button", { name: "Try again" })
  expect(codeField().value).toBe("NOSTAMP-0001")
  await user.click(retry)
  await findForm()
  expect(codeChecks().at(-1)).toEqual({ registrationCode: "NOSTAMP-0001", validityTimestamp: stamp })
})
