import { basePath } from "../../lib/basePath"
import { contentPage } from "../data/contentPages"
import type { World } from "../world"
import { asLanguage } from "./accounts"

/** Codes of products that members share, each with a description for the sandbox's start page. */
export const productSamples: Record<string, string> = {
  "PRODUCT-0001": "A coat at a reduced price",
  "PRODUCT-0002": "A name with markup, and a picture that does not come",
  SOLDOUT: "Sold out: no product is shown",
}

const products: Record<string, object> = {
  "PRODUCT-0001": {
    brand: "Maison Aubépine",
    name: "Belted wool coat",
    imageUrl: `${basePath}/sandbox/product.svg`,
    imageAlt: "Long camel wool coat with a belt",
    price: { amount: 249, currency: "EUR" },
    originalPrice: { amount: 830, currency: "EUR" },
  },
  "PRODUCT-0002": {
    brand: "Maison Aubépine",
    name: 'Silk scarf <b onclick="alert(1)">Rivage</b> & Co.',
    imageUrl: `${basePath}/sandbox/no-such-picture.svg`,
    imageAlt: "Silk scarf",
    price: { amount: 129.9, currency: "EUR" },
    originalPrice: null,
  },
}

/** The queries besides the check of a code: country, editorial pages, shared product. */
export function catalogueResolvers(world: World) {
  return {
    countryDetails: () => (world.state.country === null ? null : { country: world.state.country }),
    contentPage: ({ id, language }: { id: string; language: string }) => contentPage(id, asLanguage(language)),
    sharedProduct: ({ productCode }: { productCode: string }) =>
      Object.hasOwn(products, productCode) ? { productCode, ...products[productCode] } : null,
  }
}
