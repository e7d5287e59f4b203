import { area } from '#contract/RM_evaluate/area.ts'
import { scoringAreaTexts } from '#contract/RM_evaluate/scoringArea.words.ts'
import { scoringUploadTexts } from '#contract/RM_evaluate/scoringUpload.words.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { scoringParts } from '#src/resources/RM_evaluate/scoringArea/parts.ts'

const screen = screensOf(() => import('#src/resources/RM_evaluate/scoringUpload/UploadPage.tsx'))
const { resources, pages, extensions } = scoringParts({
  edits: 'scoring.edit',
  sees: 'scoring.view',
  changesItems: 'scoring.item.edit',
  ranking: '/RM_evaluate/itemRanking',
})

/** Daily scoring of shops on the mainland. */
export default definePlugin({
  area,
  resources,
  pages: [...pages, page('/RM_evaluate/upload', screen('UploadPage'), 'scoring.upload')],
  extensions,
  messages: messagesOf(nounWords(area), { RM_evaluate: { ...scoringAreaTexts, upload: scoringUploadTexts } }),
})
