import type { KeyboardEvent } from 'react'

/**
 * For `onKeyDown` of a container: the up and down keys walk its `data-stop` elements, home and end jump, except in
 * a search box, where these two belong to the text. Tab goes on as everywhere.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-stop]')]
  const at = stops.findIndex((stop) => stop === document.activeElement)
  const typing = document.activeElement instanceof HTMLInputElement
  const jumps = typing ? {} : { Home: 0, End: stops.length - 1 }
  const to = new Map(Object.entries({ ...jumps, ArrowDown: at + 1, ArrowUp: at - 1 })).get(event.key)
  const stop = to === undefined ? undefined : stops[to]
  if (!stop) return
  event.preventDefault()
  stop.focus()
}
