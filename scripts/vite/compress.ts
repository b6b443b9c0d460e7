import { readdir, readFile, writeFile } from "node:fs/promises"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Plugin } from "vite"
import { isCompressible } from "../../src/hosting/precompressed.ts"

/** Below this many bytes, headers outweigh what compression saves. */
const leastSize = 200

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.byteLength < leastSize) return
  const [small, wide] = await Promise.all([
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
        // The largest file benefits from a window that covers all of it.
        [constants.BROTLI_PARAM_LGBLOCK]: constants.BROTLI_MAX_INPUT_BLOCK_BITS,
      },
    }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, wide)])
}

/**
 * Vite plug-in that writes a brotli and a gzip copy beside every compressible file, so that no host has to compress on
 * the fly. Must be the last plug-in.
 */
export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    buildApp: {
      order: "post",
      async handler({ config }) {
        const outDir = config.environments["client"]?.build.outDir ?? config.build.outDir
        const names = await readdir(outDir, { recursive: true })
        // defaults.json is replaced on deployment; a stale compressed copy would take precedence.
        const files = names.filter((name) => isCompressible(name) && name !== "defaults.json")
        const begun = performance.now()
        await Promise.all(files.map((name) => compressFile(`${outDir}/${name}`)))
        config.logger.info(`compressed ${files.length} files in ${Math.round(performance.now() - begun)} ms`)
      },
    },
  }
}
