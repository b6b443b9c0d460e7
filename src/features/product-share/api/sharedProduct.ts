import type { Language } from "../../../lib/languages"
import type { SharedProductQuery, SharedProductQueryVariables } from "../../../services/api/generated"
import { defineQuery } from "../../../services/api/operation"
import type { Money } from "../model/price"
import text from "./sharedProduct.graphql?raw"

const operation = defineQuery<SharedProductQuery, SharedProductQueryVariables>(text)

/** A product that a member shared. */
export interface Product {
  code: string
  brand: string
  name: string
  picture: { src: string; alt: string }
  price: Money
  originalPrice: Money | null
}

/** Queries the product that a member shared, by its code; null if it is sold out or unknown. */
export const sharedProduct = (productCode: string, language: Language) => ({
  operation,
  variables: { productCode, language },
  read: (data: SharedProductQuery): Product | null => {
    if (!data.sharedProduct) return null
    const { productCode: code, imageUrl: src, imageAlt: alt, ...rest } = data.sharedProduct
    return { ...rest, code, picture: { src, alt } }
  },
})
