/** Campaign parameters that analytics knows, without their prefix `utm_`, in the order of its own tools. */
export const utmNames = ["source", "medium", "campaign", "content", "term", "id"] as const

export type UtmName = (typeof utmNames)[number]
