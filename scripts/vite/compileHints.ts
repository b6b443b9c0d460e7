import type { Plugin } from "vite"

/**
 * Tells Chromium to compile a file's functions while it arrives, beside the main thread, which would otherwise do it one
 * by one, when each is first called: a quarter of all its script on the start page. Only the file's first line counts,
 * so it comes after everything that puts lines there. Texts have no functions.
 */
export function compileHints(): Plugin {
  return {
    name: "compile-hints",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type !== "chunk" || file.moduleIds.every((id) => id.includes("/locales/"))) continue
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
          const map = bundle[`${file.fileName}.map`]
          if (map?.type === "asset") map.source = String(map.source).replace('"mappings":"', '"mappings":";')
        }
      },
    },
  }
}
