// @vitest-environment node
import { expect, test } from "vitest"
import { languages } from "../../lib/languages"
import { describeEveryHost, failure, itAnswers, post, type Row } from "../../../tests/support/everyHost"

const countryDetails = "query countryDetails { countryDetails { country } }"
const contentPage = `query contentPage($id: String!, $language: LanguageCode!) {
  contentPage(id: $id, language: $language) { id title html updatedAt }
}`
const sharedProduct = `query sharedProduct($productCode: String!) {
  sharedProduct(productCode: $productCode, language: "it") { name imageUrl price { amount currency } originalPrice { amount } }
}`

function content(id: string, language: string, page: object | null): Row {
  return {
    title: `${id} in ${language}`,
    query: contentPage,
    variables: { id, language },
    answer: { data: { contentPage: page } },
  }
}

const rows: Row[] = [
  { title: "the country", query: countryDetails, answer: { data: { countryDetails: { country: "DE" } } } },
  content("terms", "en", { id: "terms", title: "Terms and Conditions" }),
  content("terms-at", "de", { id: "terms-at", title: "Allgemeine Geschäftsbedingungen (AT)" }),
  content("privacy-se", "sv", { id: "privacy-se", title: "Integritetspolicy (SE)" }),
  content("imprint", "fr", { title: "Mentions légales" }),
  content("unsafe", "en", { html: expect.stringContaining("onerror") }),
  content("terms-xx", "en", null),
  content("constructor", "en", null),
  {
    title: "a product, in the language of the page",
    query: sharedProduct,
    variables: { productCode: "PRODUCT-0001" },
    answer: {
      data: {
        sharedProduct: {
          name: "Cappotto di lana con cintura",
          price: { amount: 249, currency: "EUR" },
          originalPrice: { amount: 830 },
        },
      },
    },
  },
  {
    title: "a product at its first price",
    query: sharedProduct,
    variables: { productCode: "PRODUCT-0002" },
    answer: { data: { sharedProduct: { price: { amount: 129.9, currency: "EUR" }, originalPrice: null } } },
  },
  {
    title: "a product that is sold out",
    query: sharedProduct,
    variables: { productCode: "SOLDOUT" },
    answer: { data: { sharedProduct: null } },
  },
  { title: "a field outside the contract", query: "{ nothing }", answer: failure("BAD_USER_INPUT") },
  { title: "text that is not GraphQL", query: "hello?", answer: failure("BAD_USER_INPUT") },
]

describeEveryHost("queries", (host) => {
  itAnswers(host, rows)

  test("has every document in every language, each with a title of its own", async () => {
    for (const id of ["terms", "privacy", "imprint", "invitations"]) {
      const pages = await Promise.all(languages.map((language) => post(host, contentPage, { id, language })))
      expect(new Set(pages.map((page) => JSON.stringify(page))).size).toBe(languages.length)
    }
  })

  test("returns no country for an unknown network address", async () => {
    host.world().state.country = null
    expect(await post(host, countryDetails)).toEqual({ data: { countryDetails: null } })
  })

  test("turns a response that violates the contract into an error", async () => {
    host.world().state.country = "Germany"
    const answer = { ...failure("INTERNAL_SERVER_ERROR"), data: { countryDetails: null } }
    expect(await post(host, countryDetails)).toMatchObject(answer)
  })

  test("serves the picture of the shared product", async () => {
    const response = await fetch(`${host.url()}/acquisition/sandbox/product.svg`)
    expect(response.headers.get("content-type")).toBe("image/svg+xml")
  })
})
