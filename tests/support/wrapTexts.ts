/**
 * Wraps every text of the page in two `<font>`, now and whenever a text appears, as a browser does that translates it.
 * `replaces`: the text node itself is exchanged, as some translators do, so that nobody knows where the old one was.
 */
export function wrapTexts({ replaces }: { readonly replaces: boolean }): () => void {
  const isWrapped = (text: Text) => text.parentElement?.tagName === 'FONT'
  const isShown = (text: Text) =>
    text.data.trim() !== '' && !text.parentElement?.closest('script, style, textarea, title, svg')
  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
    const texts: Text[] = root instanceof Text ? [root] : []
    while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode)
    for (const text of texts) {
      if (isWrapped(text) || !isShown(text)) continue
      const [outer, inner] = [document.createElement('font'), document.createElement('font')]
      outer.append(inner)
      text.replaceWith(outer)
      inner.append(replaces ? document.createTextNode(text.data) : text)
    }
  }
  wrap(document.body)
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrap(node)
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => observer.disconnect()
}
