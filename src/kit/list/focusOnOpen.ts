/** As a `ref`: the element takes the focus when its panel opens, so that one can type at once. */
export const focusOnOpen = (element: HTMLElement | null): void => element?.focus()
