/** Entry of the QA build and of development: the mocked backend answers before the site asks its first question. */
import { startSandbox } from "./sandbox/browser"

await startSandbox()
await import("./main")
