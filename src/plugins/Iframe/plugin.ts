import { signedIn } from '#contract/access.ts'
import { area } from '#contract/Iframe/area.ts'
import { frameTexts } from '#contract/Iframe/frame.words.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'

const screen = screensOf(() => import('#src/resources/Iframe/frame/FramePage.tsx'))

/** External pages inside the console. The menu of a user decides which of them they see, not the route. */
export default definePlugin({
  area,
  pages: [page('/Iframe/:menuId', screen('FramePage'), signedIn)],
  messages: messagesOf(nounWords(area), { iframe: frameTexts }),
})
