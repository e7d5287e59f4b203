let secondsAhead = (): number => 0

/** Sets what tells how far the operator's clock is ahead of the device's. The application calls it once. */
export function setClock(ahead: () => number): void {
  secondsAhead = ahead
}

/**
 * Now by the operator's clock, in unix seconds. The clock of the device can be wrong by days. For what is shown or
 * checked at a moment; a component that is drawn by the time uses `useNow`.
 */
export const secondsNow = (): number => Math.floor(Date.now() / 1000) + secondsAhead()
