import type { Plugin } from "vite"

/** Knows the static closure of some modules: themselves and everything they import, but not what they load lazily. */
export interface ModuleClosure extends Plugin {
  has: (id: string) => boolean
}

/**
 * Vite plug-in that follows a build's imports from some modules, so that code needed together can be grouped into
 * chunks.
 * @param roots suffixes of the modules' paths
 */
export function moduleClosure(roots: readonly string[]): ModuleClosure {
  const closure = new Set<string>()
  return {
    name: "module-closure",
    apply: "build",
    buildEnd() {
      const visit = (id: string) => {
        if (closure.has(id)) return
        closure.add(id)
        this.getModuleInfo(id)?.importedIds.forEach(visit)
      }
      for (const id of this.getModuleIds()) if (roots.some((root) => id.endsWith(root))) visit(id)
    },
    has: (id) => closure.has(id),
  }
}
