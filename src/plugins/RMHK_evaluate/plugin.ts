import { area as mainland } from '#contract/RM_evaluate/area.ts'
import { scoringAreaTexts } from '#contract/RM_evaluate/scoringArea.words.ts'
import { area } from '#contract/RMHK_evaluate/area.ts'
import { scoreTagTexts, shopTagsTexts, tagStoresTexts } from '#contract/RMHK_evaluate/dailyScoreTag.words.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { mount } from '#src/kit/base/plugin/mount.ts'
import { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { extendSlots } from '#src/kit/base/plugin/slot.ts'
import { shopTabs } from '#src/kit/base/plugin/slots.ts'
import { nounsOf } from '#src/kit/page/screens/nounsOf.ts'
import { scoringParts } from '#src/resources/RM_evaluate/scoringArea/parts.ts'

const screen = screensOf(() => import('#src/resources/RMHK_evaluate/scoreTag/TagStores.tsx'))
const { resources, pages, extensions, ...mounted } = mount(
  scoringParts({
    edits: 'scoringhk.edit',
    sees: 'scoringhk.view',
    changesItems: 'scoringhk.view',
    ranking: '/RM_evaluate/ranking',
  }),
  { of: 'RM_evaluate', as: 'RMHK_evaluate' },
)

/** Daily scoring in Hong Kong: the screens of the mainland area, with Hong Kong's menu, and tags. */
export default definePlugin({
  area,
  ...mounted,
  resources: [
    ...resources,
    ...nounsOf(area, {
      tag: {
        can: 'scoringhk.tag.edit',
        ...screensOf(() => import('#src/resources/RMHK_evaluate/scoreTag/scoreTagScreens.tsx')).all(
          'tagScreens',
        ),
        list: screensOf(() => import('#src/resources/RMHK_evaluate/scoreTag/TagList.tsx'))('TagList'),
      },
    }),
  ],
  pages: [...pages, page('/RMHK_evaluate/tagStores', screen('TagStores'), 'scoringhk.view')],
  extensions: [
    ...extensions,
    ...extendSlots(shopTabs, {
      tags: {
        label: 'RMHK_evaluate.shopTags.tab',
        load: screensOf(() => import('#src/resources/RMHK_evaluate/scoreTag/ShopTags.tsx'))('ShopTags'),
        can: 'scoringhk.view',
        order: 15,
      },
    }),
  ],
  messages: messagesOf(
    { ...nounWords({ ...mainland, id: area.id }), ...nounWords(area) },
    {
      RMHK_evaluate: {
        ...scoringAreaTexts,
        tag: scoreTagTexts,
        shopTags: shopTagsTexts,
        tagStores: tagStoresTexts,
      },
    },
  ),
})
