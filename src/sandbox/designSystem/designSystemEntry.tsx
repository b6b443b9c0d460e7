import "../../ui/tokens.css"
import "../../ui/base.css"
import "../../ui/fonts.css"
import { createRoot } from "react-dom/client"
import { DesignSystem } from "./DesignSystem"

const root = document.getElementById("root")
// The text font, which a page of the site applies once its hero picture has arrived.
document.documentElement.dataset["opened"] = ""
if (root) createRoot(root).render(<DesignSystem />)
