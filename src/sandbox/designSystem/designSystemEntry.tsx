import "../../ui/tokens.css"
import "../../ui/base.css"
import "../../ui/fonts.css"
import { createRoot } from "react-dom/client"
import { DesignSystem } from "./DesignSystem"

const root = document.getElementById("root")
// Applies the body font at once; on the site boot/bodyFont.ts does so after hydration.
document.documentElement.dataset["bodyFont"] = ""
if (root) createRoot(root).render(<DesignSystem />)
