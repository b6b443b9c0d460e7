import { basePath } from "../../lib/basePath"
import type { Language } from "../../lib/languages"
import { contentPage } from "../data/contentPages"
import { texts } from "../texts"
import type { World } from "../world"
import { asLanguage } from "./accounts"

const products: Record<string, (language: Language) => object> = {
  "PRODUCT-0001": (language) => ({
    brand: "Maison Aubépine",
    ...texts[language].products.coat,
    imageUrl: `${basePath}/sandbox/product.webp`,
    price: { amount: 249, currency: "EUR" },
    originalPrice: { amount: 830, currency: "EUR" },
  }),
  "PRODUCT-0002": (language) => ({
    brand: "Maison Aubépine",
    ...texts[language].products.scarf,
    name: `${texts[language].products.scarf.name} <b onclick="alert(1)">Rivage</b> & Co.`,
    imageUrl: `${basePath}/sandbox/no-such-picture.svg`,
    price: { amount: 129.9, currency: "EUR" },
    originalPrice: null,
  }),
}

/** The queries besides the check of a code: country, editorial pages, shared product. */
export function catalogueResolvers(world: World) {
  return {
    countryDetails: () => (world.state.country === null ? null : { country: world.state.country }),
    contentPage: ({ id, language }: { id: string; language: string }) => contentPage(id, asLanguage(language)),
    sharedProduct: ({ productCode, language }: { productCode: string; language: string }) =>
      Object.hasOwn(products, productCode) ? { productCode, ...products[productCode]?.(asLanguage(language)) } : null,
  }
}
