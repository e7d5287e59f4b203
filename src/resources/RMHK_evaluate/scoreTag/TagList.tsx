import { dailyScoreTag } from '#contract/RMHK_evaluate/dailyScoreTag.ts'
import type { StatusColors } from '#contract/nounScreens.ts'
import type { FieldLooks } from '#src/kit/form/FieldGroup.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'

const polarities: StatusColors = { positive: 'green', negative: 'red', neutral: 'grey' }

/** How fields of a tag are shown where their kind alone is not enough. */
export const tagLooks: FieldLooks<typeof dailyScoreTag> = { polarity: { statusColors: polarities } }

/** The tags that can be given while scoring. */
export const TagList = listOf(dailyScoreTag, {
  looks: tagLooks,
  columns: [
    { source: 'name', width: 200, grows: true },
    { source: 'polarity', width: 120 },
    { source: 'is_active', width: 110 },
    { source: 'site', width: 160, hidden: true },
  ],
  filters: ['polarity', 'is_active'],
})
