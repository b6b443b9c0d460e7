import type { ContentPageQuery, ContentPageQueryVariables } from "../../../services/api/generated"
import { defineQuery } from "../../../services/api/operation"
import text from "./contentPage.graphql?raw"

/** Queries an editorial page by its id: terms, privacy policy, imprint or another one. */
export const contentPage = defineQuery<ContentPageQuery, ContentPageQueryVariables>(text)
