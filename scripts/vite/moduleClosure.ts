import type { Plugin } from "vite"

/** Knows what some modules need: themselves and everything they import, but not what they load lazily. */
interface ModuleClosure extends Plugin {
  has: (id: string) => boolean
  /** Whether a module has so little code that a file of its own would be mostly its name and a request. */
  isTiny: (id: string) => boolean
}

/** Characters, before the bundler. */
const tiny = 400

/**
 * Vite plug-in that gathers what modules of a build need, so that code needed together can be grouped into chunks.
 * @param roots suffixes of the modules' paths; one that the build does not have fails it
 */
export function moduleClosure(...roots: string[]): ModuleClosure {
  const needed = new Map<string, number>()
  return {
    name: "module-closure",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd() {
      const all = [...this.getModuleIds()]
      const missing = roots.find((root) => !all.some((id) => id.endsWith(root)))
      if (missing) this.error(`vite.config.ts groups files by what ${missing} needs, which is not there`)
      const ids = new Set(all.filter((id) => roots.some((root) => id.endsWith(root))))
      // What is added on the way is visited too.
      for (const id of ids) for (const other of this.getModuleInfo(id)?.importedIds ?? []) ids.add(other)
      for (const id of ids) needed.set(id, this.getModuleInfo(id)?.code?.length ?? 0)
    },
    has: (id) => needed.has(id),
    isTiny: (id) => (needed.get(id) ?? tiny) < tiny,
  }
}
