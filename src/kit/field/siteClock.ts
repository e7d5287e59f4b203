let clock = (): number => Math.floor(Date.now() / 1000)

/** Takes the operator's clock instead of that of the device, which can be wrong by days. */
export function followClock(source: () => number): void {
  clock = source
}

/** The present moment by the operator's clock, in unix seconds: `dayOf(siteNow())` is today at the site. */
export const siteNow = (): number => clock()
