/** Whether the build writes compressed copies of a file; pictures and fonts are already compressed. */
export function isCompressible(file: string): boolean {
  return /\.(?:css|html|js|json|svg|txt|webmanifest|xml)$/.test(file)
}
