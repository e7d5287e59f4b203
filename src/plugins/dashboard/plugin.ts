import { area } from '#contract/dashboard/area.ts'
import { dashboardTexts } from '#contract/dashboard/dashboard.words.ts'
import { helpTexts } from '#contract/dashboard/help.words.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { extendSlots } from '#src/kit/base/plugin/slot.ts'
import { dashboardCards } from '#src/kit/base/plugin/slots.ts'

const screen = screensOf(() => import('#src/resources/dashboard/home/Home.tsx'))

/** The first screen, and an overview of the group. All cards come from other areas. */
export default definePlugin({
  area,
  pages: [
    page('/dashboard', screen('Home'), 'dashboard.view'),
    page('/dashboard/home', screen('Home'), 'dashboard.view'),
    page('/dashboard/group', screen('Group'), 'dashboard.group'),
  ],
  extensions: [
    ...extendSlots(dashboardCards, {
      todo: {
        label: 'dashboard.todo',
        load: screensOf(() => import('#src/resources/dashboard/home/TodoCard.tsx'))('TodoCard'),
        can: 'dashboard.view',
        size: 4,
        order: 1,
      },
    }),
  ],
  messages: messagesOf(nounWords(area), { dashboard: { ...dashboardTexts, help: helpTexts } }),
})
