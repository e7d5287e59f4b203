import { dailyScoreTag } from '#contract/RMHK_evaluate/dailyScoreTag.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { TagList, tagLooks } from './TagList.tsx'

/** The tags that can be given while scoring: list, page and forms. */
export const tagScreens = resourceScreens(dailyScoreTag, {
  status: 'polarity',
  looks: tagLooks,
  list: TagList,
  form: [
    {
      title: 'RMHK_evaluate.tag.group',
      fields: ['name', 'name_en', 'name_tc', 'site', 'polarity', 'color', 'is_active'],
    },
  ],
})
