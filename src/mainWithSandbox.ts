/**
 * Entry module of the QA build and of development: starts the mocked backend before the site sends its first request.
 */
import { startSandbox } from "./sandbox/browser"

await startSandbox()
await import("./main")
