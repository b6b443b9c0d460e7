import { enhancePage } from "./enhancePage"

enhancePage()
