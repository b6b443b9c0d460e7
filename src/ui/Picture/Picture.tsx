/** One crop of a picture: its largest size in pixels, and a `srcset` with widths for each format. */
interface Crop {
  width: number
  height: number
  avif: string
  webp: string
}

/**
 * A picture of src/assets/pictures: a crop for phones, one for desktops, and a fallback for browsers without `srcset`.
 */
export interface PictureFiles {
  phone: Crop
  desktop: Crop
  fallback: string
}

export interface PictureProps {
  files: PictureFiles
  /** Alternative text; empty by default, for decorative pictures (WCAG 1.1.1). */
  alt?: string
  /** The `sizes` attribute: for the phone's crop, and for the desktop's. */
  phoneSizes?: string
  desktopSizes?: string
  /** Whether this is the hero image: loaded with high priority, and beside the form from 48rem on. */
  isHero?: boolean
  /** Whether the picture is fetched only when it comes near; by default all are that are no hero. */
  isLazy?: boolean
  className?: string | undefined
}

/**
 * A picture in the better of two formats, cropped for the device and in the width that its screen needs. Width and
 * height of the crop reserve its space; the style sheet sets the displayed size.
 */
export function Picture({
  files: { phone, desktop, fallback },
  alt = "",
  phoneSizes = "100vw",
  desktopSizes = "50vw",
  isHero = false,
  isLazy = !isHero,
  className,
}: PictureProps) {
  // Not in range syntax, which Safari before 16.4 ignores.
  const wide = `(min-width: ${isHero ? 48 : 60}rem)`
  const phoneSize = { width: phone.width, height: phone.height }
  const desktopSize = { width: desktop.width, height: desktop.height }
  return (
    <picture className={className}>
      <source media={wide} type="image/avif" srcSet={desktop.avif} sizes={desktopSizes} {...desktopSize} />
      <source media={wide} type="image/webp" srcSet={desktop.webp} sizes={desktopSizes} {...desktopSize} />
      <source type="image/avif" srcSet={phone.avif} sizes={phoneSizes} {...phoneSize} />
      <source type="image/webp" srcSet={phone.webp} sizes={phoneSizes} {...phoneSize} />
      <img
        src={fallback}
        alt={alt}
        {...phoneSize}
        {...(isHero && { fetchPriority: "high" })}
        {...(isLazy && { loading: "lazy" })}
      />
    </picture>
  )
}
