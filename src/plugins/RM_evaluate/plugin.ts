import { area } from '#contract/RM_evaluate/area.ts'
import { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { scoringParts } from '#src/resources/RM_evaluate/scoringArea/parts.ts'
import words from './words.ts'

const load = { lists: () => import('./screens.ts'), pages: () => import('./pages.ts') }
const list = screensOf(load.lists)
const screen = screensOf(load.pages)
const { resources, pages, extensions } = scoringParts('RM_evaluate', load)

/** Daily scoring of shops on the mainland. */
export default definePlugin({
  id: area.id,
  api: 1,
  title: area.title,
  availableAt: area.availableAt,
  resources: [
    ...resources,
    defineResource({
      name: 'RM_evaluate/items',
      contract: scoreItemSet,
      can: 'scoring.item.edit',
      list: list('ItemSetList'),
      ...screen.all('itemSets', ['create', 'edit', 'show']),
    }),
  ],
  pages: [...pages, page('/RM_evaluate/upload', screen('UploadPage'), 'scoring.upload')],
  extensions,
  messages: words,
})
