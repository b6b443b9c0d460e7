import "i18next"
import type { english } from "./english"

declare module "i18next" {
  interface CustomTypeOptions {
    defaultNS: "common"
    resources: typeof english
    enableSelector: false
  }
}
