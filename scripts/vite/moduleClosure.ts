import type { Plugin } from "vite"

/** Knows what some modules need at once: themselves and all that they import, but not what they load later. */
export interface ModuleClosure extends Plugin {
  has: (id: string) => boolean
}

/**
 * Vite plug-in that follows the imports of a build from some modules on, so that chunks can be made of what is needed
 * together.
 * @param roots ends of the modules' paths
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
