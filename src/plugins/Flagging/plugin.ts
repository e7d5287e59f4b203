import { area } from '#contract/Flagging/area.ts'
import { flag } from '#contract/Flagging/flag.ts'
import { flagRule } from '#contract/Flagging/flagRule.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { extendSlot } from '#src/kit/base/plugin/slot.ts'
import { dashboardCards, shopCards, shopTabs } from '#src/kit/base/plugin/slots.ts'
import words from './words.ts'

const list = screensOf(() => import('./screens.ts'))
const screen = screensOf(() => import('./pages.ts'))

/** The watch list of tenants. */
export default definePlugin({
  id: area.id,
  api: 1,
  title: area.title,
  resources: [
    defineResource({
      name: 'Flagging/list',
      contract: flag,
      list: list('FlagList'),
      ...screen.all('flagScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'Flagging/rules',
      contract: flagRule,
      can: 'flag.rule.edit',
      list: list('FlagRuleList'),
      ...screen.all('ruleScreens', ['create', 'edit', 'show']),
    }),
  ],
  pages: [
    page('/Flagging/board', screen('FlagBoard'), flag.can.view),
    // The short address of a flag, for mails.
    page('/Flagging/:id', screen('FlagAddress'), flag.can.view),
  ],
  extensions: [
    extendSlot(shopTabs, {
      id: 'flags',
      label: 'Flagging.list.shop.tab',
      load: async () => (await import('./pages.ts')).ShopFlags,
      can: flag.can.view,
      order: 90,
    }),
    extendSlot(shopCards, {
      id: 'flags',
      load: async () => (await import('./pages.ts')).ShopFlagCard,
      can: flag.can.view,
      order: 60,
    }),
    extendSlot(dashboardCards, {
      id: 'flags',
      label: 'Flagging.list.card.title',
      size: 2,
      load: async () => (await import('./pages.ts')).FlaggedTenants,
      can: flag.can.view,
      order: 90,
    }),
  ],
  messages: words,
})
