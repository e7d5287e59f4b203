/** Less than this comes from the network, not from a clock that is wrong; in seconds. */
const tolerance = 60

let ahead = 0

/** Notes the time of a reply by the back end's clock. */
export function noteTime({ headers }: Response): void {
  const at = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(at)) return
  const difference = Math.round((at - Date.now()) / 1000)
  ahead = Math.abs(difference) < tolerance ? 0 : difference
}

/** How far the back end's clock is ahead of the device's by the latest reply, in seconds; 0 if they agree. */
export const secondsAhead = (): number => ahead
