import { afterEach, expect, test } from "vitest"
import { builtInSettings } from "../services/settings/settings"
import { noteDefaultsSettled, publishSettings } from "../services/settings/settingsStore"
import { registrationStore } from "../services/state/registrationStore"
import { openDataLayer } from "./openDataLayer"

afterEach(() => {
  delete window.dataLayer
})

test("the application entry says what the environment has answered, not what its release has stamped", async () => {
  publishSettings({ ...builtInSettings, cmpScriptUrl: "/stamped.js" })
  registrationStore.setState({ countryLookupEnded: true })
  const opened = openDataLayer("en")
  await Promise.resolve()
  publishSettings({ ...builtInSettings, cmpScriptUrl: "/answered.js" })
  noteDefaultsSettled()
  await opened
  expect(window.dataLayer?.at(-1)).toMatchObject({ cmpScriptUrl: "/answered.js" })
})
