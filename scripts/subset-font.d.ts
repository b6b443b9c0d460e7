// The package ships no types; this is the part of its interface that scripts/subsetFonts.ts calls.
declare module "subset-font" {
  interface SubsetFontOptions {
    targetFormat: "woff2"
    /** One number pins an axis, a range narrows it. */
    variationAxes: Record<string, number | { min: number; max: number }>
    noHinting: boolean
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetFontOptions): Promise<Buffer>
}
