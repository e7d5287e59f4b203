import { area as RM } from '#contract/RM/area.ts'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { tourAreaTexts } from '#contract/RM/tourArea.words.ts'
import { area } from '#contract/RMHK/area.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { tourParts } from '#src/resources/RM/tourArea/parts.ts'

const screen = screensOf(() => import('#src/resources/RM/myscustResult/MysteryCustomer.tsx'))
const { resources, pages, extensions } = tourParts(
  'RMHK',
  screensOf(() => import('./StoreCode.tsx'))('StoreCode'),
)

/** Retail management in Hong Kong: the screens of the mainland area, with Hong Kong's permissions and menu. */
export default definePlugin({
  area,
  resources,
  pages: [page('/RMHK/myscust', screen('MysteryCustomer'), myscustResult.can.view), ...pages],
  extensions,
  messages: messagesOf(nounWords({ ...RM, id: area.id }), { RMHK: tourAreaTexts }),
})
