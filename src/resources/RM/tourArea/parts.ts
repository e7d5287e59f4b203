import { signedIn } from '#contract/access.ts'
import type { Permission } from '#contract/permission.ts'
import { area } from '#contract/RM/area.ts'
import { tour } from '#contract/RM/tour.ts'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourResult } from '#contract/RM/tourResult.ts'
import type { ResourceDefinition } from '#src/kit/base/resource/defineResource.ts'
import { page } from '#src/kit/base/plugin/definePlugin.ts'
import { extendSlot, extendSlots } from '#src/kit/base/plugin/slot.ts'
import {
  dashboardCards,
  groupCards,
  shopCards,
  shopTabs,
  storeSections,
  workspaceCards,
} from '#src/kit/base/plugin/slots.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { nounsOf } from '#src/kit/page/screens/nounsOf.ts'

const list = screensOf(() => import('./lists.ts'))
const screen = screensOf(() => import('./tourAreaScreens.ts'))
const code = screensOf(() => import('#src/resources/RM/storeCode/StoreCode.tsx'))

/** In what the areas of tours differ. */
interface TourArea {
  readonly templates: 'mainlandTemplateScreens' | 'hongKongTemplateScreens'
  readonly templateList: 'MainlandTemplateList' | 'HongKongTemplateList'
  /** Who sees the statistics. */
  readonly statistics: Permission
  /** The menu entry of the mystery customer, if there is only one. */
  readonly mystery?: Pick<ResourceDefinition, 'menuPlace'>
}

/** What an area of tours adds to the console, by the names of the mainland. */
export function tourParts({ templates, templateList, statistics, mystery = {} }: TourArea) {
  return {
    resources: nounsOf(area, {
      'tourIssue/issueList': { ...screen.all('issueScreens'), list: list('IssueList') },
      'tour/list': { ...screen.all('tourScreens'), list: list('TourList') },
      'myscust/result': {
        ...mystery,
        ...screen.all('myscustResultScreens'),
        list: list('MysteryResultList'),
      },
      'myscust/problem': {
        ...mystery,
        ...screen.all('myscustProblemScreens'),
        list: list('MysteryProblemList'),
      },
      routingRule: {
        menuPlace: '/RM/myscust/problem',
        ...mystery,
        ...screen.all('routingRuleScreens'),
        list: list('RoutingList'),
      },
      tourSchedule: {
        menuPlace: '/RM/tour/list',
        ...screen.all('scheduleScreens'),
        list: list('ScheduleList'),
      },
      tourTemplate: {
        menuPlace: '/RM/tour/list',
        ...screen.all(templates),
        list: list(templateList),
      },
      'tourResult/list': { ...screen.all('resultScreens', ['show']), list: list('ResultList') },
    }),
    // Mails and notifications contain these addresses.
    pages: [
      page('/RM/tourIssue/issueStatistics', screen('IssueStatistics'), statistics),
      page('/RM/tour/codes', screen('StoreCodes'), tourProblem.can.create ?? { any: [] }),
      page('/RM/tour/:id', screen('TourAddress'), tour.can.view),
      page('/RM/tour/:tour/check/:store', screen('ShopChecklist'), tourResult.can.update ?? { any: [] }),
      page('/RM/tourResult/:id', screen('ResultAddress'), tourResult.can.view),
      page('/RM/tourIssue/issueDetail/:id', screen('IssueAddress'), tourProblem.can.view),
      // The code at a shop's door leads here, also people who may only look at the shop.
      page('/RM/tourIssue/issueCreate', screen('IssueAddress'), {
        any: [tourProblem.can.create ?? { any: [] }, 'shop.view'],
      }),
    ],
    extensions: [
      extendSlot(storeSections, {
        id: 'code',
        load: code('StoreCode'),
        // Whoever sees the page of a store can print its code.
        can: signedIn,
      }),
      ...extendSlots(shopCards, {
        problems: { load: screen('ShopProblemCards'), can: tourProblem.can.view, order: 20 },
      }),
      ...extendSlots(shopTabs, {
        problems: {
          label: 'RM.shop.problems.tab',
          load: screen('ShopProblems'),
          can: tourProblem.can.view,
          order: 20,
        },
        visits: {
          label: 'RM.shop.visits.tab',
          load: screen('ShopVisits'),
          can: tourResult.can.view,
          order: 30,
        },
        mystery: {
          label: 'RM.shop.mystery.tab',
          load: screen('ShopMystery'),
          can: myscustResult.can.view,
          order: 40,
        },
      }),
      ...[dashboardCards, workspaceCards].flatMap((cards) => [
        extendSlot(cards, {
          id: 'open',
          label: 'RM.card.open',
          load: screen('OpenProblems'),
          can: tourProblem.can.view,
          order: 20,
        }),
        extendSlot(cards, {
          id: 'overdue',
          label: 'RM.card.overdue',
          load: screen('OverdueProblems'),
          can: tourProblem.can.view,
          order: 21,
        }),
      ]),
      ...extendSlots(dashboardCards, {
        bars: {
          label: 'RM.card.bars',
          load: screen('MonthProblems'),
          can: statistics,
          size: 2,
          order: 31,
        },
      }),
      ...extendSlots(groupCards, {
        problems: {
          label: 'RM.card.sites',
          load: screen('SiteProblems'),
          can: statistics,
          size: 2,
          order: 40,
        },
      }),
      ...extendSlots(workspaceCards, {
        tours: {
          label: 'RM.card.tours',
          load: screen('TodayTours'),
          can: tour.can.view,
          size: 2,
          order: 10,
        },
      }),
    ],
  }
}
