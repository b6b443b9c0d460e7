/**
 * Lets React insert and remove nodes beside or in place of those that others have moved or removed: translators and
 * extensions wrap and replace what is not theirs, and the DOM's methods then throw, which would end the page. A safety
 * net alone: what it forgives can leave old words behind (docs/decisions/rewritten-pages.md).
 */
export function forgiveMovedNodes(): void {
  // oxlint-disable-next-line typescript/unbound-method -- each is called on a node
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function insert(node, next) {
    // What was wrapped is still within this node; before what is gone means at the end.
    while (next && next.parentNode !== this) next = next.parentNode
    insertBefore.call(this, node, next)
    return node
  }
  Node.prototype.removeChild = function remove(node) {
    if (node.parentNode) removeChild.call(node.parentNode, node)
    return node
  }
}
