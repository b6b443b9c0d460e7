import { basePath } from "../../lib/basePath"
import { flagSets } from "../data/flagSets"
import type { Entry } from "./entry"
import { sentField } from "./formSteps"

/** Kinds of consent management platform; none is configured until one is chosen. */
export const consentScenarios: readonly Entry[] = [
  ...(
    [
      ["Consent service, v3", "v3", "ready", "Asks, and opens the way for analytics"],
      ["Consent service, v2", "v2", "ready", "The same in the older generation"],
      ["Never ready", "v3", "silent", "Its script loads, but never reports that it is ready: nothing flows"],
      ["Throws", "v3", "throws", "Every call to it fails: nothing flows, the site works"],
    ] as const
  ).map(([label, generation, readiness, explanation]) => ({
    label,
    explanation,
    commands: [{ name: "consent" as const, fields: { generation, readiness } }],
  })),
  {
    label: "No consent service",
    explanation: "As at the beginning",
    commands: [{ name: "consent", fields: { clear: "on" } }],
  },
]

/** Flags and experiments, on the page that shows them; they last until a reset. */
export const flagScenarios: readonly Entry[] = [
  ...Object.entries(flagSets).map(([set, { label, explanation, page = "" }]) => ({
    label,
    explanation,
    commands: [{ name: "flags" as const, fields: { set } }],
    page,
  })),
  { label: "No flags", explanation: "As at the beginning", commands: [{ name: "flags", fields: {} }] },
]

/** Both admin pages, each opened by an administrator, by another member and by a visitor who is not signed in. */
const adminPages: readonly Entry[] = (
  [
    ["Link generator", "registrationlinkgenerator", "The backend refuses to generate a link"],
    ["Split generator", "splitgenerator", "Opens as well: it needs no backend"],
  ] as const
).flatMap(([label, page, asMember]) =>
  (
    [
      ["administrator", "admin", "Everything works"],
      ["another member", "member", asMember],
      ["nobody", "nobody", "Asks to log in"],
    ] as const
  ).map(([person, as, explanation]) => ({
    label: `${label} as ${person}`,
    explanation,
    commands: [{ name: "sign-in" as const, fields: { as } }],
    page: `admin/${page}`,
  })),
)

/** The admin pages. */
export const adminScenarios: readonly Entry[] = [
  {
    label: "A generated link",
    explanation: "As an administrator, for VALID-0001",
    fresh: true,
    commands: [{ name: "sign-in", fields: { as: "admin" } }],
    page: "admin/registrationlinkgenerator",
    steps: sentField("code", "VALID-0001"),
  },
  ...adminPages,
]

/** The pages around the site that the sandbox's server shows; the QA build has none of them. */
export const outsideScenarios: readonly Entry[] = [
  { label: "The shop", page: "/", explanation: "Where members shop" },
  { label: "Log in", page: "/entrance/login", explanation: "Signs in as a member or an administrator" },
  { label: "Customer service", page: "/entrance/contact", explanation: "Where the links to it lead" },
  ...["Google", "Apple", "Facebook"].map((name) => ({
    label: `Sign-in with ${name}`,
    page: `/entrance/social/${name.toLowerCase()}?${new URLSearchParams({
      state: "sandbox",
      redirect_uri: `${basePath}/registration/social-registration-second-step`,
    })}`,
    explanation: "Every way to come back; opened from here, its state is unknown to the site",
  })),
]
