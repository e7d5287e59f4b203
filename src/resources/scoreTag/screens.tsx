import { dailyScoreTag } from '#contract/RMHK_evaluate/dailyScoreTag.ts'
import type { StatusColors } from '#src/kit/field/StatusChip.tsx'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'

const polarities: StatusColors = { positive: 'green', negative: 'red', neutral: 'grey' }

/** The tags that can be given while scoring: list, page and forms. */
export const tagScreens = resourceScreens(dailyScoreTag, {
  status: 'polarity',
  looks: { polarity: { statusColors: polarities } },
  columns: [
    { source: 'name', width: 200, grows: true },
    { source: 'polarity', width: 120 },
    { source: 'is_active', width: 110 },
    { source: 'site', width: 160, hidden: true },
  ],
  filters: ['polarity', 'is_active'],
  form: [
    {
      title: 'RMHK_evaluate.tag.group',
      fields: ['name', 'name_en', 'name_tc', 'site', 'polarity', 'color', 'is_active'],
    },
  ],
})
