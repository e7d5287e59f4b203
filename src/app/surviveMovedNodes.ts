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
    const place = before === null || before.parentNode === this ? before : childAround(this, before)
    insertBefore.call(this, node, place)
    return node
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) {
      removeChild.call(this, child)
      return child
    }
    const wrapper = childAround(this, child)
    const isAlone = wrapper !== null && wrapper.textContent === child.textContent
    // What is nowhere any more needs not be removed.
    const [parent, gone]: readonly [Node | null, Node] = isAlone ? [this, wrapper] : [child.parentNode, child]
    if (parent) removeChild.call(parent, gone)
    return child
  }
}

/** The child of a node that contains another; null if none does. */
function childAround(parent: Node, inner: Node): Node | null {
  let around: Node | null = inner
  while (around && around.parentNode !== parent) around = around.parentNode
  return around
}
