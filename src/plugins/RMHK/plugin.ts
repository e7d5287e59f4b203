import { area as RM } from '#contract/RM/area.ts'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { tourAreaTexts } from '#contract/RM/tourArea.words.ts'
import { area } from '#contract/RMHK/area.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { mount } from '#src/kit/base/plugin/mount.ts'
import { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { tourParts } from '#src/resources/RM/tourArea/parts.ts'

const screen = screensOf(() => import('#src/resources/RM/myscustResult/MysteryCustomer.tsx'))
const { pages, ...parts } = mount(
  tourParts({
    templates: 'hongKongTemplateScreens',
    templateList: 'HongKongTemplateList',
    statistics: 'rmhk.tour_issue.stat',
    // One entry leads to all of the mystery customer.
    mystery: { menuPlace: '/RM/myscust' },
  }),
  { of: 'RM', as: 'RMHK' },
)

/** Retail management in Hong Kong: the screens of the mainland area, with Hong Kong's permissions and menu. */
export default definePlugin({
  area,
  ...parts,
  pages: [page('/RMHK/myscust', screen('MysteryCustomer'), myscustResult.can.view), ...pages],
  messages: messagesOf(nounWords({ ...RM, id: area.id }), { RMHK: tourAreaTexts }),
})
