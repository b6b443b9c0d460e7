import { spawn, type ChildProcess } from "node:child_process"
import { once } from "node:events"
import { connect } from "node:net"
import { expect } from "@playwright/test"

const running = new Set<ChildProcess>()

const hasEnded = ({ exitCode, signalCode }: ChildProcess) => exitCode !== null || signalCode !== null

/** Ends a program with its whole process group, including child processes. */
function end(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid !== undefined && !hasEnded(child)) process.kill(-child.pid, signal)
}

process.once("exit", () => {
  for (const child of running) end(child, "SIGKILL")
})

/** Whether something listens on a port of this machine. */
export function isListening(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1")
    const answer = (up: boolean) => {
      socket.destroy()
      resolve(up)
    }
    socket.once("connect", () => answer(true)).once("error", () => answer(false))
  })
}

/** A program that runs beside the tests, until the test process exits at the latest. */
export type Program = Awaited<ReturnType<typeof startProgram>>

/** Starts a program and waits until it is up; if it ends before, the error contains its output. */
export async function startProgram(
  command: string,
  parameters: string[],
  isUp: () => boolean | Promise<boolean>,
  env = {},
) {
  const child = spawn(command, parameters, { detached: true, stdio: "pipe", env: { ...process.env, ...env } })
  running.add(child.once("exit", () => running.delete(child)))
  const closed = once(child, "close")
  let words = ""
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      words += text
    })
  }
  await expect.poll(async () => hasEnded(child) || isUp(), { timeout: 90_000 }).toBe(true)
  if (hasEnded(child)) {
    // Its last words may still be on their way.
    await closed
    throw new Error(`${command} has ended: ${words}`)
  }
  return {
    child,
    /** What it has written so far. */
    words: () => words,
    /** Resolves once it has ended. */
    stop: async (signal: NodeJS.Signals = "SIGTERM"): Promise<void> => {
      if (hasEnded(child)) return
      const ended = once(child, "exit")
      end(child, signal)
      await ended
    },
  }
}
