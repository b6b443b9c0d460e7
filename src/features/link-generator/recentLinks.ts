import { readSession, writeSession } from "../../services/storage/storage"
import { parseJson } from "../../lib/parseJson"
import { parseHttpUrl } from "./model/link"

/** How many links a tab keeps (product decisions, section 8). */
const limit = 10

/** Storage may hold anything. */
const isLink = (value: unknown): value is string => typeof value === "string" && parseHttpUrl(value) !== undefined

/** The links of this tab, newest first; empty if storage contains nothing usable. */
export function recentLinks(): readonly string[] {
  const stored = parseJson(readSession("recentRegistrationLinks"))
  return Array.isArray(stored) ? stored.filter(isLink).slice(0, limit) : []
}

/** Adds links to those of this tab and returns them all, newest first. */
export function saveLinks(made: readonly string[]): readonly string[] {
  const links = [...new Set([...made, ...recentLinks()])].slice(0, limit)
  writeSession("recentRegistrationLinks", JSON.stringify(links))
  return links
}
