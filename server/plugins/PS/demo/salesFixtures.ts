import type { DemoStore } from '#server/plugins/brandDB/demo/stores.ts'

/**
 * The examples among the sales of shops at the first site, which guides, journeys and edge cases rely on: the
 * worked example of the performance guide, reported sales of zero, no lease, no reports, reports of half a
 * month, the same sales as two others, a ratio of costs to sales above one, and a ratio of exactly one.
 */
export type SalesFixture = 'worked' | 'zero' | 'no_lease' | 'no_sales' | 'half' | 'tie' | 'over' | 'even'

/** The shop of the worked example, whose last month came to 600,000 after 625,000. */
export const workedStore = 'S-GZ-L1-101'

const others: readonly SalesFixture[] = [
  'zero',
  'no_lease',
  'no_sales',
  'half',
  'tie',
  'tie',
  'tie',
  'over',
  'even',
]

/**
 * Assigns a shop to each example, among those that are free for it. Shops with the same sales have about the
 * same area.
 */
export const salesFixtures = (free: readonly DemoStore[]): ReadonlyMap<string, SalesFixture> => {
  if (free.length < others.length)
    throw new Error(`${free.length} shops for ${others.length} examples of sales`)
  const bySize = free.slice(0, others.length).toSorted((a, b) => a.area - b.area || (a._id < b._id ? -1 : 1))
  const chosen = bySize.map((store, index): [string, SalesFixture] => [store._id, others[index] ?? 'zero'])
  return new Map([[workedStore, 'worked'], ...chosen])
}
