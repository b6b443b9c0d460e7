/** A content coding, and the end of the name of the files that the build has written in it. */
export interface Encoding {
  name: "br" | "gzip"
  suffix: ".br" | ".gz"
}

const encodings: readonly Encoding[] = [
  { name: "br", suffix: ".br" },
  { name: "gzip", suffix: ".gz" },
]

/** Whether the build writes compressed copies of a kind of file; pictures and fonts are compressed in themselves. */
export function isCompressible(file: string): boolean {
  return /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/.test(file)
}

/** The codings that a request accepts (RFC 9110, section 12.5.3), the smallest answer first. */
export function acceptedEncodings(header: string | null): Encoding[] {
  const accepted = (header ?? "").split(",").map((item) => item.trim().split(/\s*;\s*/))
  return encodings.filter(({ name }) => {
    const [, quality = "q=1"] = accepted.find(([coding]) => coding?.toLowerCase() === name) ?? ["", "q=0"]
    return Number(quality.replace("q=", "")) > 0
  })
}
