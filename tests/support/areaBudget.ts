/** What an area that nobody visits may cost at every start of the console, in bytes after gzip. */
export interface AreaBudget {
  readonly manifest: number
  /** The part of the contract that no other area speaks of. */
  readonly contract: number
}

/** What makes a contract larger than its name and its fields: lifecycles, checks of whole records, and permissions with their names. */
interface Extras {
  readonly lifecycles?: number
  readonly checks?: number
  readonly permissions?: number
  /** What it adds to pages of others: their place, right and name are in the manifest. */
  readonly extensions?: number
}

export const areaBudget = (
  resources: number,
  { lifecycles = 0, checks = 0, permissions = 0, extensions = 0 }: Extras = {},
): AreaBudget => ({
  manifest: Math.max(1000, 120 * resources) + 30 * extensions,
  contract: 650 + 300 * resources + 350 * lifecycles + 200 * checks + 80 * permissions,
})
