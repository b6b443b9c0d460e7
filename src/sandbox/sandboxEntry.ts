import { showSandboxPage } from "./sandboxPage"

await showSandboxPage()
