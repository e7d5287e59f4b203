import { area } from '#contract/RMHK_evaluate/area.ts'
import { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import { dailyScoreTag } from '#contract/RMHK_evaluate/dailyScoreTag.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { extendSlot } from '#src/kit/base/plugin/slot.ts'
import { shopTabs } from '#src/kit/base/plugin/slots.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { scoringParts } from '#src/resources/RM_evaluate/scoringArea/parts.ts'
import words from './words.ts'

const load = { lists: () => import('./screens.ts'), pages: () => import('./pages.ts') }
const list = screensOf(load.lists)
const screen = screensOf(load.pages)
const { resources, pages, extensions } = scoringParts('RMHK_evaluate', load)

/** Daily scoring in Hong Kong: the screens of the mainland area, with Hong Kong's menu, and tags. */
export default definePlugin({
  id: area.id,
  api: 1,
  title: area.title,
  availableAt: area.availableAt,
  resources: [
    ...resources,
    defineResource({
      name: 'RMHK_evaluate/items',
      contract: scoreItemSet,
      can: 'scoringhk.view',
      list: list('ItemSetList'),
      ...screen.all('itemSets', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'RMHK_evaluate/tag',
      contract: dailyScoreTag,
      can: 'scoringhk.tag.edit',
      list: list('TagList'),
      ...screen.all('tagScreens', ['create', 'edit', 'show']),
    }),
  ],
  pages: [...pages, page('/RMHK_evaluate/tagStores', screen('TagStores'), 'scoringhk.view')],
  extensions: [
    ...extensions,
    extendSlot(shopTabs, {
      id: 'tags',
      label: 'RMHK_evaluate.shopTags.tab',
      load: async () => (await load.pages()).ShopTags,
      can: 'scoringhk.view',
      order: 15,
    }),
  ],
  messages: words,
})
