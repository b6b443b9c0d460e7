// @vitest-environment node
import { expect, it } from "vitest"
import { describeEveryHost, failure, post } from "../../tests/support/everyHost"

const countryDetails = "query countryDetails { countryDetails { country } }"

describeEveryHost("the GraphQL endpoint", (host) => {
  it("keeps a journal of the requests, with the headers that specification section 7 names", async () => {
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

  it("rejects GET for operations", async () => {
    const response = await fetch(`${host.url()}/acquisition/graphql?query=${countryDetails}`)
    expect(response.status).toBe(405)
  })

  it.each(["", "{", "null", "[]", '{"query":5,"variables":"x"}'])("rejects the body %s", async (body) => {
    const response = await fetch(`${host.url()}/acquisition/graphql`, { method: "POST", body })
    expect(await response.json()).toMatchObject(failure("BAD_USER_INPUT"))
  })
})
