import type { SharedProductQuery, SharedProductQueryVariables } from "../../../services/api/generated"
import { defineQuery } from "../../../services/api/operation"
import text from "./sharedProduct.graphql?raw"

/** Queries the product that a member shared, by its code; null if it is sold out or unknown. */
export const sharedProduct = defineQuery<SharedProductQuery, SharedProductQueryVariables>(text)
