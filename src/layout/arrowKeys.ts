/**
 * A ref for the container of a list: the up and down keys move through its `data-stop` elements, Home and End
 * jump to the first and last, except in a search box, where these two belong to the text. Tab works as
 * everywhere.
 */
export function arrowKeys(container: HTMLElement | null): (() => void) | undefined {
  if (!container) return undefined
  const walk = (event: KeyboardEvent) => {
    const stops = [...container.querySelectorAll<HTMLElement>('[data-stop]')]
    const at = stops.findIndex((stop) => stop === document.activeElement)
    const typing = document.activeElement instanceof HTMLInputElement
    const jumps = typing ? {} : { Home: 0, End: stops.length - 1 }
    const to = new Map(Object.entries({ ...jumps, ArrowDown: at + 1, ArrowUp: at - 1 })).get(event.key)
    const stop = to === undefined ? undefined : stops[to]
    if (!stop) return
    event.preventDefault()
    stop.focus()
  }
  container.addEventListener('keydown', walk)
  return () => container.removeEventListener('keydown', walk)
}
