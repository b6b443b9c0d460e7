import { readdirSync, readFileSync } from "node:fs"

/**
 * The files of Vitest, in two lists: those that need a document, and those whose first line says that they need none.
 * What the latter test keeps no state from one file to the next.
 */
export function testFiles(): { withDocument: string[]; withoutDocument: string[] } {
  const all = ["src", "scripts", "deploy", "tests"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.test\.tsx?$/.test(name))
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`),
  )
  const needsNone = (file: string) => readFileSync(file, "utf8").startsWith("// @vitest-environment node")
  return { withDocument: all.filter((file) => !needsNone(file)), withoutDocument: all.filter(needsNone) }
}
