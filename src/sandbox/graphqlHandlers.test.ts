import { expect, test } from "vitest"
import { describeEveryHost, failure, post } from "../../tests/support/everyHost"

const countryDetails = "query countryDetails { countryDetails { country } }"

describeEveryHost("the GraphQL endpoint", (host) => {
  test("keeps a journal of the requests, with the headers that specification section 7 names", async () => {
    await post(host, countryDetails, { a: 1 }, { "x-source-page": "/acquisition/", "x-other": "1" })
    expect(host.world().state.journal).toEqual([
      {
        operationName: "countryDetails",
        method: "POST",
        variables: { a: 1 },
        headers: { "content-type": "application/json", "x-source-page": "/acquisition/" },
        at: expect.stringMatching(/^\d{4}-.*Z$/),
      },
    ])
  })

  test("rejects GET for operations", async () => {
    const response = await fetch(`${host.url()}/acquisition/graphql?query=${countryDetails}`)
    expect(response.status).toBe(405)
  })

  test.each(["", "{", "null", "[]", '{"query":5,"variables":"x"}'])("rejects the body %s", async (body) => {
    const response = await fetch(`${host.url()}/acquisition/graphql`, { method: "POST", body })
    expect(await response.json()).toMatchObject(failure("BAD_USER_INPUT"))
  })
})
