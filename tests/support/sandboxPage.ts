import { findSandboxPage } from "../../src/sandbox/pages/findSandboxPage"
import { renderDocument } from "../../src/sandbox/pages/page"
import { createWorld } from "../../src/sandbox/world"

/** Scheme and host of the pages. */
export const origin = "https://shop.example"

/** One of the sandbox's own pages, by path and query, parsed as a browser does. */
export function openSandboxPage(address: string, world = createWorld()): Document {
  const page = findSandboxPage(world, new URL(address, origin))
  if (!page) throw new Error(`No page at ${address}`)
  return new DOMParser().parseFromString(renderDocument(page), "text/html")
}
