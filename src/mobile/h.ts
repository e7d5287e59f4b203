type Child = Node | string | null | false | undefined

/**
 * Attributes of an element: a function is a listener, `true` an attribute without a value; false and
 * undefined are left out.
 */
type Attributes = Readonly<Record<string, string | boolean | undefined | ((event: Event) => void)>>

/** Creates an element. Texts are never parsed as HTML. */
export function h<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name, value)
    else if (value === true) element.setAttribute(name, '')
    else if (value !== undefined && value !== false) element.setAttribute(name, value)
  }
  element.append(...children.filter((child) => child !== null && child !== false && child !== undefined))
  return element
}
