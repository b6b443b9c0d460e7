import { basePath } from "../../lib/basePath"
import { flagSets } from "../data/flagSets"
import { each, fill, invited, query, send, type Command, type Scenario, type Scenarios } from "./scenario"

/** A fault, in everything else like the scenario that it continues. */
const fault = (explanation: string, fields: Record<string, unknown>, more: Partial<Scenario>): Scenario => ({
  explanation,
  commands: [{ name: "faults", fields }],
  ...more,
})
const whileSending = { after: "A filled form", steps: [send("email")] }
const opened = { page: invited }

/** Failures at moments that matter; the faults page can set any other. */
export const faultScenarios: Scenarios = {
  "The server fails while the form is being sent": fault(
    "Nothing typed is lost, and the page says what to do",
    { operation: "registerCustomer", status: 500 },
    { ...whileSending, shows: "[role=alert]" },
  ),
  "The connection breaks while the form is being sent": fault(
    "The same, in the words for a lost connection",
    { operation: "registerCustomer", drop: true },
    { ...whileSending, shows: "[role=alert]" },
  ),
  "The registration succeeds, but its answer is lost": fault(
    "Sending the form again gets the first answer once more",
    { operation: "registerCustomer", dropResponse: true, times: 1 },
    { ...whileSending, shows: "[role=alert]" },
  ),
  "The code check takes five seconds": fault(
    "The form is there in the meantime",
    { operation: "checkRegistrationCode", delayMs: 5000 },
    opened,
  ),
  "The code check fails": fault(
    "The form stays open",
    { operation: "checkRegistrationCode", status: 500 },
    { ...opened, shows: "[role=alert]" },
  ),
  "The backend cannot be reached": fault(
    "Every operation drops the connection",
    { operation: "*", drop: true },
    { ...opened, shows: "[role=alert]" },
  ),
  "The settings are missing": fault(
    "defaults.json is answered with 404: the built-in ones apply",
    { operation: "defaults.json", status: 404 },
    opened,
  ),
  "No faults": fault("As at the beginning", { clear: true }, { lasting: true }),
}

const lasting = (explanation: string, name: Command["name"], fields: Record<string, unknown>, page = ""): Scenario => ({
  explanation,
  lasting: true,
  commands: [{ name, fields }],
  page,
})

/** Kinds of consent management platform; none is configured until one is chosen. */
export const consentScenarios: Scenarios = {
  "Consent service, v3": lasting("Asks, and opens the way for analytics", "consent", { generation: "v3" }),
  "Consent service, v2": lasting("The same in the older generation", "consent", { generation: "v2" }),
  "Never ready": lasting("Its script loads, but never reports that it is ready: nothing flows", "consent", {
    readiness: "silent",
  }),
  Throws: lasting("Every call to it fails: nothing flows, the site works", "consent", { readiness: "throws" }),
  "No consent service": lasting("As at the beginning", "consent", { clear: true }),
}

/** Flags and experiments, on the page that shows them. */
export const flagScenarios: Scenarios = {
  ...Object.fromEntries(
    Object.entries(flagSets).map(([set, { explanation, page }]) => [set, lasting(explanation, "flags", { set }, page)]),
  ),
  "No flags": lasting("As at the beginning", "flags", {}),
}

const links = "admin/registrationlinkgenerator"
const split = "admin/splitgenerator"
const asAdmin = (explanation: string, page: string): Scenario => ({
  explanation,
  commands: [{ name: "sign-in", fields: { as: "admin" } }],
  page,
})

/** Both admin pages, each opened by an administrator, by another member and by a visitor who is not signed in. */
export const adminScenarios: Scenarios = {
  "Link generator": asAdmin("As an administrator", links),
  "Link generator, filled in": {
    explanation: "Nothing has been sent yet",
    after: "Link generator",
    steps: [fill("code", "VALID-0001")],
  },
  "A generated link": {
    explanation: "For VALID-0001, with its QR code",
    after: "Link generator, filled in",
    steps: [send("code")],
    shows: "main svg, main img",
  },
  "Several links": {
    explanation: "A table",
    after: "Link generator, filled in",
    steps: [{ press: "[name=pages][value=lean]" }, send("code")],
    shows: "main table",
  },
  "Split generator": asAdmin("As an administrator", split),
  "Split generator, filled in": {
    explanation: "The key of an experiment",
    after: "Split generator",
    steps: [fill("key", "summer")],
  },
  "A split": {
    explanation: "An experiment as JSON, with a picture",
    after: "Split generator, filled in",
    steps: [send("key")],
    shows: "main #split-json",
  },
  "Link generator as another member": lasting(
    "The backend refuses to generate a link",
    "sign-in",
    { as: "member" },
    links,
  ),
  "Split generator as another member": lasting(
    "Opens as well: it needs no backend",
    "sign-in",
    { as: "member" },
    split,
  ),
  "Link generator as nobody": lasting("Asks to log in", "sign-in", { as: "nobody" }, links),
  "Split generator as nobody": lasting("Asks to log in", "sign-in", { as: "nobody" }, split),
}

/** The pages around the site that the sandbox's server shows; the QA build has none of them. */
export const outsideScenarios: Scenarios = {
  "The shop": { page: "/", explanation: "Where members shop" },
  "Log in": { page: "/entrance/login", explanation: "Signs in as a member or an administrator" },
  "Customer service": { page: "/entrance/contact", explanation: "Where the links to it lead" },
  ...each(
    {
      google: "Every way to come back; opened from here, its state is unknown to the site",
      apple: "The same for Apple",
      facebook: "The same for Facebook",
    },
    (provider) => ({
      page: `/entrance/social/${provider}${query({
        state: "sandbox",
        redirect_uri: `${basePath}/registration/social-registration-second-step`,
      })}`,
    }),
  ),
}
