import type { Language } from "../../../lib/languages"
import type { ContentPageQuery, ContentPageQueryVariables } from "../../../services/api/generated"
import { defineQuery } from "../../../services/api/operation"
import text from "./contentPage.graphql?raw"

const operation = defineQuery<ContentPageQuery, ContentPageQueryVariables>(text)

/** Queries an editorial page by its id: terms, privacy policy, imprint or another one; null if there is none. */
export const contentPage = (id: string, language: Language) => ({
  operation,
  variables: { id, language },
  read: (data: ContentPageQuery) => data.contentPage,
})
