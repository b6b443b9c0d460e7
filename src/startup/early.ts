/**
 * Runs with the entry module's first statement, before React is even evaluated: what has to be under way while the page
 * comes alive.
 */
import { basePath } from "../config/build"
import { beginInvitation } from "../features/invitation/invitation"
import { splitPath } from "../routes/prefixes"
import { routeNamed } from "../routes/routeTable"
import { loadSettings } from "./loadSettings"
import { tidyAddress } from "./tidyAddress"

/** The pages that show what became of a code. */
const invitationPaths = [routeNamed("landing").path, routeNamed("registration-formstarted").path]

tidyAddress()
void loadSettings()
beginInvitation({ check: invitationPaths.includes(splitPath(location.pathname.slice(basePath.length)).rest) })
