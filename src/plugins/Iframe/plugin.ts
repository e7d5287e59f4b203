import { area } from '#contract/Iframe/area.ts'
import { signedIn } from '#contract/access.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import words from './words.ts'

const screen = screensOf(() => import('./screens.ts'))

/** External pages inside the console. The menu of a user decides which of them they see, not the route. */
export default definePlugin({
  id: area.id,
  api: 1,
  title: area.title,
  pages: [page('/Iframe/:menuId', screen('FramePage'), signedIn)],
  messages: words,
})
