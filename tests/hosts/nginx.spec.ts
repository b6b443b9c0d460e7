import { ask } from "./support/ask"
import { hosts, startNginx } from "./support/hosts"
import { expect, site, test } from "./support/hostTest"
import { startNameServer } from "./support/nameServer"

test("it follows services whose address changes, and starts while they have none", async ({ services }) => {
  const missing = hosts.find(({ name }) => name === "nginx")?.missing()
  test.skip(missing !== undefined && !process.env["CI"], missing)
  // Nothing listens there.
  const names = await startNameServer("127.0.0.9")
  const nginx = await startNginx(services.url.replace("127.0.0.1", "services.test"), names.address)
  const statuses = () =>
    Promise.all(
      ["graphql", "growthbook-proxy/api/features/key-1", "growthbook-proxy/api/eval/key-1"].map(
        async (path) => (await ask(nginx.url, `${site}/${path}`)).status,
      ),
    )
  expect(await statuses()).toEqual([502, 502, 502])
  names.moveTo("127.0.0.1")
  await expect.poll(statuses).toEqual([200, 200, 200])
  await nginx.stop()
  names.stop()
})
