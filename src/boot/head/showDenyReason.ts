/**
 * An inline script of the deny page (scripts/vite/pageScript.ts), after the head script: selects the reason in the query,
 * so that it is the one that is painted first. Without a reason the page shows the plain one.
 */
import { documentFlags } from "../../lib/documentFlags"
import { denyReasonIn } from "../../router/denyPath"
import { queryOfEntry } from "../../router/entryState"

const reason = denyReasonIn(queryOfEntry())
if (reason !== "invalid") documentFlags().denyReason = reason
