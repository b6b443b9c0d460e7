import { readdir, readFile, writeFile } from "node:fs/promises"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Plugin } from "vite"
import { isCompressible } from "../../src/hosting/precompressed.ts"

/** Smaller files are not worth compressing: the extra headers cost more bytes than compression saves. */
const leastSize = 220

/**
 * Writes a brotli and a gzip copy beside a file, unless it is too small for that.
 * @param quality of brotli; one level below the best takes a third of its time for 2 % more bytes
 */
export async function compressFile(file: string, quality: number = constants.BROTLI_MAX_QUALITY): Promise<void> {
  const body = await readFile(file)
  if (body.byteLength < leastSize) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength }
  const [small, wide] = await Promise.all([
    promisify(brotliCompress)(body, { params }),
    promisify(gzip)(body, { level: constants.Z_BEST_COMPRESSION }),
  ])
  await Promise.all([writeFile(`${file}.br`, small), writeFile(`${file}.gz`, wide)])
}

/**
 * Vite plug-in that writes a brotli and a gzip copy beside every file that a host can send compressed, so that no host
 * compresses a request's answer in a hurry. The last plug-in of all.
 */
export function compress(): Plugin {
  return {
    name: "compress",
    apply: "build",
    buildApp: {
      order: "post",
      async handler({ config }) {
        const { outDir } = config.build
        const names = await readdir(outDir, { recursive: true })
        // defaults.json is replaced where the site is deployed; an old copy beside it would win.
        const files = names.filter((name) => isCompressible(name) && name !== "defaults.json")
        await Promise.all(files.map((name) => compressFile(`${outDir}/${name}`)))
      },
    },
  }
}
