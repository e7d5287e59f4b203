import type { Expectations } from '#tests/areas/expectations.ts'
import { brandStaff, group, leasingStaff, siteStaff } from '#tests/areas/people.ts'

const readers = `${group} ${siteStaff} ${leasingStaff}`

/** What is expected of the page of a shop. */
export const expectations = {
  mayCall: {
    storeProfile: readers,
    storeShips: `${readers} ${brandStaff} perf.boss`,
  },
  reads: {
    storeProfile: ({ store }) => [{ query: { store_id: store } }],
    storeShips: ({ store, split }) =>
      [store, split].map((store_id) => ({ query: { store_id, include_lineage: '1' } })),
  },
  unfiltered: {
    'storeProfile.ts': 'site | the time zone of the site of a shop',
    'storeShips.ts': 'store_lineage | where a store came from, joined with the rows that may be shown',
  },
} satisfies Expectations
