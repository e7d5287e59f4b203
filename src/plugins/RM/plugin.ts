import { area } from '#contract/RM/area.ts'
import { tourAreaTexts } from '#contract/RM/tourArea.words.ts'
import { definePlugin } from '#src/kit/base/plugin/definePlugin.ts'
import { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
import { tourParts } from '#src/resources/RM/tourArea/parts.ts'

/** Retail management: what touring staff find in the shops. */
export default definePlugin({
  area,
  ...tourParts({
    templates: 'mainlandTemplateScreens',
    templateList: 'MainlandTemplateList',
    statistics: 'rm.tour_issue.stat',
  }),
  messages: messagesOf(nounWords(area), { RM: tourAreaTexts }),
})
