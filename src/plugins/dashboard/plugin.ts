import { area } from '#contract/dashboard/area.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { extendSlot } from '#src/kit/base/plugin/slot.ts'
import { dashboardCards } from '#src/kit/base/plugin/slots.ts'
import words from './words.ts'

const screen = screensOf(() => import('./screens.ts'))

/** The first screen, and an overview of the group. All cards come from other areas. */
export default definePlugin({
  id: area.id,
  api: 1,
  title: area.title,
  pages: [
    page('/dashboard', screen('Home'), 'dashboard.view'),
    page('/dashboard/home', screen('Home'), 'dashboard.view'),
    page('/dashboard/group', screen('Group'), 'dashboard.group'),
  ],
  extensions: [
    extendSlot(dashboardCards, {
      id: 'todo',
      label: 'dashboard.todo',
      load: async () => (await import('./screens.ts')).TodoCard,
      can: 'dashboard.view',
      size: 4,
      order: 1,
    }),
  ],
  messages: words,
})
