import { spaceOwner } from '#contract/common/spaceOwner.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'

/** Whose the stores of the site are. */
export const SpaceOwnerList = listOf(spaceOwner, {
  columns: [
    { source: 'user_id', width: 200, grows: true },
    { source: 'permits', width: 260, grows: true },
    { source: 'all_stores', width: 110 },
    { source: 'store_count', width: 100, align: 'end', sortable: false },
    { source: 'valid_from', width: 120 },
    { source: 'valid_to', width: 120 },
  ],
  filters: ['user_id', 'permits', 'all_stores'],
  more: ['valid_from', 'valid_to'],
})
