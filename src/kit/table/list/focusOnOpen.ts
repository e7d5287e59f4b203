/** Use it as a `ref`: focuses the element when its panel opens, so that the user can type immediately. */
export const focusOnOpen = (element: HTMLElement | null): void => element?.focus()
