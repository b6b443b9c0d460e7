import { spawn, type ChildProcess } from "node:child_process"
import type { Readable } from "node:stream"

/** Milliseconds that a program may take until it is ready. */
export const startDeadline = 15_000

const running = new Set<ChildProcess>()

function end(child: ChildProcess): void {
  running.delete(child)
  try {
    // The whole group, with what the program has started itself.
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL")
  } catch {
    // It has gone by itself.
  }
}

process.once("exit", () => {
  for (const child of running) end(child)
})

/** A program that runs beside the tests. */
export interface Program {
  /** The first line that it writes to file descriptor 3; rejects when it ends or the deadline passes before. */
  announced: () => Promise<string>
  /** Ends it with everything that it has started, which the end of the tests' own process does too. */
  stop: () => void
}

/** Starts a program in a process group of its own. */
export function startProgram(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): Program {
  const child = spawn(command, args, { detached: true, env, stdio: ["ignore", "ignore", "ignore", "pipe"] })
  running.add(child)
  const gone = new Promise<never>((_, reject) => {
    child.once("error", reject)
    child.once("exit", (code) => reject(new Error(`${command} ended with ${code}`)))
  })
  // Whoever waits hears of it; nobody else has to.
  gone.catch(() => undefined)
  return {
    announced: () => Promise.race([firstLine(child.stdio[3] as Readable, command), gone]),
    stop: () => end(child),
  }
}

function firstLine(stream: Readable, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`${command} does not get ready`)), startDeadline)
    let heard = ""
    stream.on("data", (chunk: Buffer) => {
      heard += chunk.toString()
      if (!heard.includes("\n")) return
      clearTimeout(timer)
      resolve(heard.slice(0, heard.indexOf("\n")))
    })
  })
}
