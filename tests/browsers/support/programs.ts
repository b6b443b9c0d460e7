import { spawn, type ChildProcess } from "node:child_process"
import type { Readable } from "node:stream"

/** Startup timeout of a program, in milliseconds. */
export const startDeadline = 60_000

const running = new Set<ChildProcess>()

function end(child: ChildProcess): void {
  running.delete(child)
  try {
    // The whole process group, including child processes.
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL")
  } catch {
    // It has already exited.
  }
}

process.once("exit", () => {
  for (const child of running) end(child)
})

/** A program that runs alongside the tests. */
export interface Program {
  /** The first line that it writes to file descriptor 3; rejects if it exits or times out before that. */
  announced: () => Promise<string>
  /** Ends it and its child processes; so does the exit of the test process. */
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
  // Those who wait for it handle the rejection; otherwise it does not matter.
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
