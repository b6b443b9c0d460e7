// With ?url each file is a module of its own, as in desktopCrops.ts.
import avif800 from "./thread-800.avif?url"
import avif960 from "./thread-960.avif?url"
import webp800 from "./thread-800.webp?url"
import webp960 from "./thread-960.webp?url"

/** The loose thread of pages.ts, for a page without the split layout. */
export const thread = {
  phone: { width: 800, height: 480, avif: `${avif800} 800w`, webp: `${webp800} 800w` },
  desktop: { width: 960, height: 1080, avif: `${avif960} 960w`, webp: `${webp960} 960w` },
  fallback: webp800,
}
