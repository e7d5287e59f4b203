/**
 * Lets React go on when something else has moved its nodes. Browsers that translate a page wrap each text in `<font>`, or
 * replace it, and extensions move elements; React then removes a node from, or inserts one before a node of, a parent that
 * has it no longer, and the browser throws a NotFoundError that takes the whole page with it.
 *
 * Instead, what is meant is done: the wrapper is removed with its text, and a node is inserted before the wrapper. Called
 * once, before anything is rendered.
 */
export function surviveMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype
  Node.prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    insertBefore.call(this, node, childAround(this, before))
    return node
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const wrapper = childAround(this, child)
    // Of a wrapper with other texts, only this one goes. A node without a parent is already gone from the page.
    if (wrapper && (wrapper === child || wrapper.textContent === child.textContent))
      removeChild.call(this, wrapper)
    else child.parentNode?.removeChild(child)
    return child
  }
}

/** The child of a node that contains another, or is it; null if none does. */
function childAround(parent: Node, inner: Node | null): Node | null {
  while (inner && inner.parentNode !== parent) inner = inner.parentNode
  return inner
}
