interface ViteTypeOptions {
  strictImportMetaEnv: unknown
}

/** Variables of the build: defaults of the settings with the same names, and what is fixed at build time. */
interface ImportMetaEnv {
  readonly VITE_BRAND_NAME?: string
  readonly VITE_SITE_ORIGIN?: string
  readonly VITE_PREFIX_DEFAULT_LANGUAGE?: string
  readonly VITE_RELEASE_ID?: string
  /** "true" in the QA build and in development: the mocked backend runs in the browser. */
  readonly VITE_SANDBOX?: string
  readonly VITE_ENVIRONMENT?: string
  readonly VITE_GTM_CONTAINER_ID?: string
  readonly VITE_GTM_SCRIPT_URL?: string
  readonly VITE_ACQ_BACKEND_GRAPHQL_URL?: string
  readonly VITE_ACQ_BACKEND_WEBSOCKET_URL?: string
  readonly VITE_GROWTHBOOK_CLIENT_KEY?: string
  readonly VITE_GROWTHBOOK_API_HOST?: string
  readonly VITE_GROWTHBOOK_DECRYPTION_KEY?: string
  readonly VITE_GROWTHBOOK_REMOTE_EVAL?: string
  readonly VITE_GROWTHBOOK_REALTIME_KEY?: string
  readonly VITE_CMP_SETTINGS_ID?: string
  readonly VITE_CMP_SCRIPT_URL?: string
  readonly VITE_SENTRY_DSN?: string
  readonly VITE_LOGIN_URL?: string
  readonly VITE_STORE_URL?: string
  readonly VITE_SOCIAL_LOGIN_URL?: string
  readonly VITE_CUSTOMER_SERVICE_URL?: string
  readonly VITE_IMPRINT_URL?: string
  readonly VITE_ACCESSIBILITY_EMAIL?: string
  readonly VITE_APP_STORE_URL?: string
  readonly VITE_PLAY_STORE_URL?: string
  readonly VITE_APP_URL_SCHEME?: string
}
