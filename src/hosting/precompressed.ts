/** A content coding, and the suffix of the files that the build has compressed with it. */
export interface Encoding {
  name: "br" | "gzip"
  suffix: ".br" | ".gz"
}

const encodings: readonly Encoding[] = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
]

/** Whether the build writes compressed copies of a file; pictures and fonts are already compressed. */
export function isCompressible(file: string): boolean {
  return /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/.test(file)
}

/** The content codings that a request accepts (RFC 9110, section 12.5.3), best compression first. */
export function acceptedEncodings(header: string | null): Encoding[] {
  const accepted = (header ?? "").split(",").map((item) => item.trim().split(/\s*;\s*/))
  return encodings.filter(({ name }) => {
    const [, quality = "q=1"] = accepted.find(([coding]) => coding?.toLowerCase() === name) ?? ["", "q=0"]
    return Number(quality.replace("q=", "")) > 0
  })
}
