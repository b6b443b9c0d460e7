import type { ContentPageQuery, ContentPageQueryVariables } from "../../../services/api/generated"
import { defineQuery } from "../../../services/api/operation"
import text from "./contentPage.graphql?raw"

/** Reads an editorial page: terms, privacy policy, imprint or another one, by its id. */
export const contentPage = defineQuery<ContentPageQuery, ContentPageQueryVariables>(text)
