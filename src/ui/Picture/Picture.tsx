/** One crop of a picture: its largest size in pixels, and a `srcset` with widths for each format. */
interface Cut {
  width: number
  height: number
  avif: string
  webp: string
}

/** A picture of src/assets/pictures: a crop for phones, one for desktops, and a file for a browser without `srcset`. */
export interface PictureFiles {
  phone: Cut
  desk: Cut
  fallback: string
}

export interface PictureProps {
  files: PictureFiles
  /** What the picture shows; empty, as it is by default, for decoration (WCAG 1.1.1). */
  alt?: string
  /** How wide the page shows it, as the `sizes` attribute says it: below 60rem, and from there on. */
  phoneSizes?: string
  deskSizes?: string
  /** The first thing of its page: loaded at once and before other pictures, not when it comes near the view. */
  isFirst?: boolean
  className?: string | undefined
}

/** Not as a range, which Safari before 16.4 passes over. */
const wide = "(min-width: 60rem)"

/**
 * A picture in the smaller of two formats, the crop of the device and the width that its screen needs. Width and height
 * of the crop stand beside it, so that its place is kept before it arrives; the style sheet says how large it is shown.
 */
export function Picture({
  files: { phone, desk, fallback },
  alt = "",
  phoneSizes = "100vw",
  deskSizes = "50vw",
  isFirst = false,
  className,
}: PictureProps) {
  const phoneSize = { width: phone.width, height: phone.height }
  const deskSize = { width: desk.width, height: desk.height }
  return (
    <picture className={className}>
      <source media={wide} type="image/avif" srcSet={desk.avif} sizes={deskSizes} {...deskSize} />
      <source media={wide} type="image/webp" srcSet={desk.webp} sizes={deskSizes} {...deskSize} />
      <source type="image/avif" srcSet={phone.avif} sizes={phoneSizes} {...phoneSize} />
      <source type="image/webp" srcSet={phone.webp} sizes={phoneSizes} {...phoneSize} />
      <img src={fallback} alt={alt} {...phoneSize} {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })} />
    </picture>
  )
}
