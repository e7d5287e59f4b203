/** How many units of each kind a site has; `total` includes historical units. */
export interface StoreQuota {
  total: number
  /** Units split into two, and into three: the unit itself and its children count. */
  splitInTwo: number
  splitInThree: number
  /** Merges of three units into one: four units each. */
  merges: number
  vacant: number
  fittingOut: number
}

const quota = (
  ...[total, splitInTwo, splitInThree, merges, vacant, fittingOut]: [
    number,
    number,
    number,
    number,
    number,
    number,
  ]
): StoreQuota => ({
  total,
  splitInTwo,
  splitInThree,
  merges,
  vacant,
  fittingOut,
})

// In the order of the sites. Sums: 1,200 units, 30 split, 6 merges (18 merged), 60 vacant, 24 fitting out.
const demo = [
  quota(165, 4, 1, 1, 8, 3),
  quota(150, 3, 1, 1, 8, 3),
  quota(140, 3, 1, 1, 7, 3),
  quota(130, 2, 1, 0, 7, 3),
  quota(160, 3, 1, 1, 8, 3),
  quota(135, 2, 1, 1, 7, 3),
  quota(110, 2, 0, 0, 5, 2),
  quota(150, 4, 0, 1, 7, 3),
  quota(60, 1, 0, 0, 3, 1),
]

/** The quota of a site by its position in the list; `small` is the scale of the tests. */
export const storeQuota = (siteIndex: number, small: boolean): StoreQuota => {
  if (!small) return demo[siteIndex] ?? quota(12, 1, 0, 0, 1, 1)
  return siteIndex === 0 ? quota(24, 1, 1, 1, 2, 1) : quota(12, 1, 0, 0, 1, 1)
}

/** How many of a site's units have a tenant. */
export const letUnits = ({ total, splitInTwo, splitInThree, merges, vacant }: StoreQuota) =>
  total - splitInTwo - splitInThree - 3 * merges - vacant
