/** What an area that nobody visits may cost at every start of the console, in bytes after gzip. */
export interface AreaBudget {
  readonly manifest: number
  /** The part of the contract that no other area speaks of. */
  readonly contract: number
}

export const areaBudget = (resources: number): AreaBudget => ({
  manifest: Math.max(1000, 120 * resources),
  contract: 600 + 300 * resources,
})
