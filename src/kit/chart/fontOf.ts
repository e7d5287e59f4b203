/** The fonts of an element, which are others by language, for what is drawn on a canvas. */
export const fontOf = (element: Element): string => getComputedStyle(element).fontFamily || 'sans-serif'
