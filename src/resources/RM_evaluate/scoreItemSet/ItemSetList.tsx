import { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { useSubject } from '#src/kit/base/person/subject.ts'

/** How fields of a set are shown where their kind alone is not enough. */
export const itemSetLooks: FieldLooks<typeof scoreItemSet> = {
  status: { statusColors: { draft: 'blue', active: 'green', retired: 'grey' } },
}

/** Sets of scoring items in versions. */
export const ItemSetList = listOf(scoreItemSet, {
  looks: itemSetLooks,
  columns: [
    { source: 'name', width: 240, grows: true, sortable: false },
    { source: 'category_id', width: 140 },
    { source: 'effective_from', width: 120 },
    { source: 'effective_to', width: 120 },
    { source: 'items_count', width: 90, sortable: false },
    { source: 'weight_sum', width: 100, sortable: false },
    { source: 'scale', width: 120 },
    { source: 'status', width: 100 },
  ],
  filters: ['status', 'category_id'],
  page: useThoseOfSite,
  sort: { field: 'effective_from', order: 'DESC' },
})

/** Only the sets that apply at the current site. */
function useThoseOfSite() {
  const { site } = useSubject()
  return { filter: { applies_at: site } }
}
