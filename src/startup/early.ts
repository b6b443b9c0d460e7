/**
 * Runs with the entry module's first statement, before React is even evaluated: what has to be under way while the page
 * comes alive.
 */
import { basePath } from "../config/build"
import { beginInvitation } from "../features/invitation/invitation"
import { isSecondStep, pathsOf } from "../routes/pagePaths"
import { splitPath } from "../routes/prefixes"
import { loadSettings } from "./loadSettings"
import { tidyAddress } from "./tidyAddress"

/** The pages that show what became of a code. */
const invitationPaths = [...pathsOf("landing"), ...pathsOf("registration-formstarted")]

tidyAddress()
void loadSettings()

const { rest } = splitPath(location.pathname.slice(basePath.length))
beginInvitation({ check: invitationPaths.includes(rest) || isSecondStep(rest) })
