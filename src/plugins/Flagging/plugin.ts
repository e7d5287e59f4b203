import { area } from '#contract/Flagging/area.ts'
import { flag } from '#contract/Flagging/flag.ts'
import { helpTexts } from '#contract/Flagging/help.words.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { extendSlot, extendSlots } from '#src/kit/base/plugin/slot.ts'
import { dashboardCards, shopCards, shopTabs } from '#src/kit/base/plugin/slots.ts'
import { nounsOf } from '#src/kit/page/screens/nounsOf.ts'

const flags = screensOf(() => import('#src/resources/Flagging/flag/flagScreens.tsx'))
const ofShop = screensOf(() => import('#src/resources/Flagging/flag/ShopFlags.tsx'))
const view = 'flag.view'

/** The watch list of tenants. */
export default definePlugin({
  area,
  resources: nounsOf(area, {
    list: {
      canList: view,
      ...flags.all('flagScreens'),
      list: screensOf(() => import('#src/resources/Flagging/flag/FlagList.tsx'))('FlagList'),
    },
    rules: {
      can: 'flag.rule.edit',
      ...screensOf(() => import('#src/resources/Flagging/flagRule/flagRuleScreens.tsx')).all('ruleScreens'),
      list: screensOf(() => import('#src/resources/Flagging/flagRule/FlagRuleList.tsx'))('FlagRuleList'),
    },
  }),
  pages: [
    page('/Flagging/board', flags('FlagBoard'), view),
    // The short address of a flag, for mails.
    page('/Flagging/:id', flags('FlagAddress'), flag.can.view),
  ],
  extensions: [
    ...extendSlots(shopTabs, {
      flags: { label: 'Flagging.list.shop.tab', load: ofShop('ShopFlags'), can: view, order: 90 },
    }),
    extendSlot(shopCards, { id: 'flags', load: ofShop('ShopFlagCard'), can: view, order: 60 }),
    ...extendSlots(dashboardCards, {
      flags: {
        label: 'Flagging.list.card.title',
        load: screensOf(() => import('#src/resources/Flagging/flag/FlaggedTenants.tsx'))('FlaggedTenants'),
        can: view,
        size: 2,
        order: 90,
      },
    }),
  ],
  messages: messagesOf(nounWords(area), { Flagging: { help: helpTexts } }),
})
