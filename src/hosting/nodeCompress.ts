import { promisify } from "node:util"
import { brotliCompress, constants, gzip } from "node:zlib"
import type { CompressPage } from "./decidingHost"

/** A few milliseconds a page; the best quality would take 100 for a tenth fewer bytes. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** Compresses a decided page with Node, in the background. */
export const nodeCompress: CompressPage = async (page, encoding) =>
  new Uint8Array(encoding === "br" ? await promisify(brotliCompress)(page, { params }) : await promisify(gzip)(page))
