import { readdir, readFile, writeFile } from "node:fs/promises"
import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { Plugin } from "vite"
import { isCompressible } from "../../src/hosting/precompressed.ts"
import { clientOutDir } from "./clientOutDir.ts"

/** Smaller files are not worth compressing: the extra headers cost more bytes than compression saves. */
const leastSize = 220

/**
 * Sizes of the blocks that a file is divided into, in bits; files of one block come out alike. Which is best for a larger
 * one is chance: the hash in the name of an imported file alone changes the largest script by up to 140 bytes.
 */
const blockBits = [16, 17, 18, constants.BROTLI_MAX_INPUT_BLOCK_BITS]

/** One level below the best: a third of its time for 2 % more bytes. A release has seconds for hundreds of pages. */
export const quickly = { quality: constants.BROTLI_MAX_QUALITY - 1, blockBits: [constants.BROTLI_MAX_INPUT_BLOCK_BITS] }

const thoroughly: typeof quickly = { quality: constants.BROTLI_MAX_QUALITY, blockBits }

/** The smallest of what brotli makes of a file. */
async function smallestBrotli(body: Buffer, { quality, blockBits: sizes }: typeof quickly): Promise<Buffer> {
  const worthTrying = body.byteLength > 2 ** Math.min(...sizes) ? sizes : sizes.slice(-1)
  const results = await Promise.all(
    worthTrying.map((bits) =>
      promisify(brotliCompress)(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
          [constants.BROTLI_PARAM_LGBLOCK]: bits,
        },
      }),
    ),
  )
  return results.reduce((best, other) => (other.byteLength < best.byteLength ? other : best))
}

/**
 * Writes a brotli and a gzip copy beside a file, unless it is too small for that.
 * @param effort {@link quickly}, or by default whatever gives the smallest file
 */
export async function compressFile(file: string, effort = thoroughly): Promise<void> {
  const body = await readFile(file)
  if (body.byteLength < leastSize) return
  const [small, wide] = await Promise.all([
    smallestBrotli(body, effort),
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
        const outDir = clientOutDir(config)
        const names = await readdir(outDir, { recursive: true })
        // defaults.json is replaced where the site is deployed; an old copy beside it would win.
        const files = names.filter((name) => isCompressible(name) && name !== "defaults.json")
        const begun = performance.now()
        await Promise.all(files.map((name) => compressFile(`${outDir}/${name}`)))
        config.logger.info(`compressed ${files.length} files in ${Math.round(performance.now() - begun)} ms`)
      },
    },
  }
}
