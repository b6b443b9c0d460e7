import { execFile } from "node:child_process"
import { expect, test } from "vitest"
import { startServer } from "../../src/sandbox/server"

test("a backend whose registrations fail is told apart by the exit code, with the operation's name", async () => {
  const { url, world, stop } = await startServer({ distDir: "no-such-folder", settingsFile: "no-such-file" })
  const check = () =>
    new Promise<{ code: unknown; output: string }>((resolve) => {
      const args = ["scripts/checkBackend.ts", `${url}/acquisition/graphql`]
      execFile(process.execPath, args, (error, output) => resolve({ code: error?.code ?? 0, output }))
    })
  expect(await check()).toMatchObject({ code: 0 })
  world.addFault({ operation: "registerCustomer", status: 500 })
  const { code, output } = await check()
  await stop()
  expect(code).toBe(1)
  expect(output.split("\n").filter((line) => line.startsWith("failed"))).toEqual([
    "failed  registration with an unknown code: registerCustomer: errors (without a code) instead of an answer",
  ])
})
