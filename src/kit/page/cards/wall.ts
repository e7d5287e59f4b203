/** Whether the page is shown on a wall: without menu and bars. */
let isShown = false
const listeners = new Set<() => void>()

export const isOnWall = (): boolean => isShown

/** Calls back when that changes; returns a function that unsubscribes. */
export function onWall(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Takes menu and bars away; returns a function that brings them back. */
export function showOnWall(): () => void {
  set(true)
  return () => set(false)
}

function set(next: boolean): void {
  isShown = next
  for (const listener of listeners) listener()
}
