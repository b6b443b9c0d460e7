import type { CodegenConfig } from "@graphql-codegen/cli"

const contract = "src/services/api/schema.graphql"

/**
 * The types of every GraphQL operation of the site, and the shapes of the responses, from the contract with the backend.
 *     npm run generate writes src/services/api/generated.ts
 *     npm run check:generated exits with 1 if that file is out of date
 */
const config: CodegenConfig = {
  schema: contract,
  documents: ["src/**/*.graphql", `!${contract}`],
  errorsOnly: true,
  generates: {
    "src/services/api/generated.ts": {
      plugins: ["./scripts/graphql/answerShapes.ts", "typescript-operations"],
      config: {
        skipTypename: true,
        useTypeImports: true,
        enumType: "string-literal",
        // The site only sends its own countries and languages; responses may contain any string.
        scalars: {
          ID: "string",
          CountryCode: { input: "../../lib/countries#Country", output: "string" },
          LanguageCode: { input: "../../lib/languages#Language", output: "string" },
          DateTime: "string",
        },
      },
    },
  },
}

export default config
