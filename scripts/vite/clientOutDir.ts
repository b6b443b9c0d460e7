import type { ResolvedConfig } from "vite"

/** The folder of the files that a host serves; a build can write other bundles elsewhere. */
export const clientOutDir = ({ environments, build }: ResolvedConfig): string =>
  environments["client"]?.build.outDir ?? build.outDir
