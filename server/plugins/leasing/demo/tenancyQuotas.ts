/** How many of a site's tenancies and leases are in which state. */
export interface TenancyQuota {
  /** Still trading although the lease is over. */
  holdover: number
  /**
   * Leases that end within half a year, of which `notice` tenants leave; the others have a renewal in
   * preparation.
   */
  expiring: number
  notice: number
  drafts: number
  pending: number
  signed: number
  /** Leases that follow a renewed lease. */
  renewed: number
  /** Tenancies that are over, and how many of them have a lease on record. */
  past: number
  pastLeases: number
}

const quota = (
  ...[holdover, expiring, notice, drafts, pending, signed, renewed, past, pastLeases]: [
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
    number,
  ]
): TenancyQuota => ({ holdover, expiring, notice, drafts, pending, signed, renewed, past, pastLeases })

// In the order of the sites. With 1,092 let units: 2,050 tenancies and 1,900 leases, of which 22 are
// holdover, 190 expiring, 40 in preparation.
const demo = [
  quota(3, 26, 3, 3, 2, 2, 11, 128, 89),
  quota(3, 24, 3, 3, 2, 2, 10, 117, 82),
  quota(3, 22, 3, 3, 2, 2, 9, 109, 76),
  quota(2, 21, 2, 2, 2, 2, 9, 101, 71),
  quota(3, 25, 3, 3, 2, 2, 11, 125, 87),
  quota(2, 22, 3, 2, 2, 2, 9, 105, 73),
  quota(2, 17, 2, 2, 2, 2, 7, 85, 60),
  quota(3, 24, 3, 3, 3, 2, 10, 117, 81),
  quota(1, 9, 2, 1, 1, 2, 4, 47, 28),
]

/** The quota of a site by its position in the list; `small` is the scale of the tests. */
export const tenancyQuota = (siteIndex: number, small: boolean): TenancyQuota =>
  (small ? undefined : demo[siteIndex]) ??
  quota(1, 4, 1, 1, 1, 0, 1, siteIndex === 0 ? 9 : 4, siteIndex === 0 ? 8 : 4)
