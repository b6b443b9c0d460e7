import { pathToFileURL } from "node:url"
import type { SandboxServer } from "../../../src/sandbox/server"
import { serverFile } from "./builds"

/**
 * Starts the built site with its mocked backend, over HTTP on a free port.
 * @param distDir folder of the built site
 * @param options.decides whether the server decides experiments itself, as some hosts do
 */
export async function startSite(distDir: string, options: { decides?: boolean } = {}): Promise<SandboxServer> {
  // The bundle of src/sandbox/cli.ts; it is a build output and so has no types of its own.
  const module = (await import(pathToFileURL(serverFile).href)) as typeof import("../../../src/sandbox/cli")
  return module.startServer({ distDir, ...(options.decides && { bundleDir: `${distDir}-server` }) })
}
