let ahead = 0

/** Notes the present moment by the operator's clock, in unix seconds, as the `x-atrium-now` header of a reply. */
export function noteTime(header: string | null): void {
  const now = Number(header)
  if (Number.isInteger(now) && now > 0) ahead = now - Math.floor(Date.now() / 1000)
}

/** The present moment by the operator's clock, in unix seconds; by that of the device until a reply tells it. */
export const serverNow = (): number => Math.floor(Date.now() / 1000) + ahead
