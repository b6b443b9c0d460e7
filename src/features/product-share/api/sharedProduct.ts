import type { SharedProductQuery, SharedProductQueryVariables } from "../../../services/api/generated"
import { defineQuery } from "../../../services/api/operation"
import text from "./sharedProduct.graphql?raw"

/** Reads the product that a member shared, by its code; null when it is sold out or unknown. */
export const sharedProduct = defineQuery<SharedProductQuery, SharedProductQueryVariables>(text)
