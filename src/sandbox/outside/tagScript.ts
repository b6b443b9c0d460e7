/**
 * Stands in for the tag manager's script: reads the data layer and replaces its `push`, as the real one does, but sends
 * nothing: it records in `window.sandboxTags` what it would have processed. Runs in the visitor's page from its source
 * text.
 */
function runTagManager(): void {
  const layer: unknown[] = "dataLayer" in window && Array.isArray(window.dataLayer) ? window.dataLayer : []
  const tags = [...layer]
  const push = layer.push.bind(layer)
  layer.push = (...entries) => {
    tags.push(...entries)
    return push(...entries)
  }
  Object.assign(window, { dataLayer: layer, sandboxTags: tags })
}

/** The source text of the tag manager's script. */
export const tagScript = `(${runTagManager.toString()})()\n`
