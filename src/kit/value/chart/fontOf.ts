/** The fonts of an element, which depend on the language, for drawing on a canvas. */
export const fontOf = (element: Element): string => getComputedStyle(element).fontFamily || 'sans-serif'
