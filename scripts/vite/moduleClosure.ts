import type { Plugin, Rolldown } from "vite"

/** Knows what some modules need: themselves and everything they import, but not what they load lazily. */
export interface ModuleClosure extends Plugin {
  has: (id: string) => boolean
  /** Whether a module has so little code that a file of its own would be mostly its name and a request. */
  isTiny: (id: string) => boolean
}

/** Characters, before the bundler. */
const tiny = 400

/** What a module needs. */
function closureOf(build: Rolldown.PluginContext, root: string): Set<string> {
  const needed = new Set([root])
  // What is added on the way is visited too.
  for (const id of needed) for (const other of build.getModuleInfo(id)?.importedIds ?? []) needed.add(other)
  return needed
}

/** Vite plug-in that gathers what modules of a build need, so that code needed together can be grouped into chunks. */
function closure(rootsOf: (build: Rolldown.PluginContext) => string[]): ModuleClosure {
  const needed = new Map<string, number>()
  return {
    name: "module-closure",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    buildEnd() {
      for (const id of rootsOf(this).flatMap((root) => [...closureOf(this, root)])) {
        needed.set(id, this.getModuleInfo(id)?.code?.length ?? 0)
      }
    },
    has: (id) => needed.has(id),
    isTiny: (id) => (needed.get(id) ?? tiny) < tiny,
  }
}

/**
 * What some modules need.
 * @param roots suffixes of the modules' paths; one that the build does not have fails it
 */
export const moduleClosure = (...roots: string[]): ModuleClosure =>
  closure((build) =>
    roots.map((root) => {
      const found = [...build.getModuleIds()].find((id) => id.endsWith(root))
      return found ?? build.error(`vite.config.ts groups files by what ${root} needs, which is not there`)
    }),
  )

/** What the pages need that do without a package. */
export const pagesWithout = (packageName: string): ModuleClosure =>
  closure((build) =>
    [...build.getModuleIds()].filter(
      (id) =>
        /\/src\/pages\/[\w-]+\/page\.tsx$/.test(id) &&
        ![...closureOf(build, id)].some((needed) => needed.includes(`/node_modules/${packageName}/`)),
    ),
  )
