import { availableParallelism } from "node:os"
import { defaultExclude, defineConfig } from "vitest/config"
import { localeTexts } from "./scripts/vite/localeTexts.ts"
import { trimLibraries } from "./scripts/vite/trimLibraries.ts"

const brand = "Lisière"

/** Named as what needs a document. */
const withDocument = ["**/*.test.tsx", "**/*.dom.test.ts"]

export default defineConfig({
  base: "/acquisition/",
  plugins: [localeTexts(brand), trimLibraries()],
  json: { namedExports: false },
  // The files that the build takes.
  resolve: { alias: { formik: "formik/dist/formik.esm.js", yup: "yup/index.esm.js" } },
  test: {
    setupFiles: ["tests/setup.ts"],
    // graphql has two builds, chosen by export conditions; inlined, our code and MSW get the same one. Of the others the
    // tests get what the build leaves.
    server: { deps: { inline: [/graphql/, "msw", "formik", "yup", /i18next/, "urql", "@urql/core"] } },
    restoreMocks: true,
    // A busy machine makes tests slow, not wrong: no limit but one for what never comes, and workers that are threads,
    // since processes are given up when they start late.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    pool: "threads",
    // One more than there are cores: they wait for pages part of their time.
    maxWorkers: Math.min(3, availableParallelism() + 1),
    // Files without a document share their modules: none may lean on the one before it.
    sequence: { shuffle: { files: true } },
    projects: [
      {
        extends: true,
        test: {
          name: "document",
          include: withDocument,
          environment: "jsdom",
          environmentOptions: { jsdom: { url: "http://localhost:4173/acquisition/" } },
        },
      },
      {
        extends: true,
        test: {
          name: "node",
          include: ["**/*.test.ts"],
          exclude: [...defaultExclude, ...withDocument],
          environment: "node",
          // One worker for many files: starting one takes longer than most of them.
          isolate: false,
        },
      },
    ],
  },
})
