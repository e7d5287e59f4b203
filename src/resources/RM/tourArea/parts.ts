import type { ComponentType } from 'react'
import { signedIn } from '#contract/access.ts'
import { area as RM } from '#contract/RM/area.ts'
import { tour } from '#contract/RM/tour.ts'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourResult } from '#contract/RM/tourResult.ts'
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

type Area = 'RM' | 'RMHK'

/** What both areas of tours add to the console, mainland and Hong Kong; `storeCode` fetches the code of a store. */
export function tourParts(area: Area, storeCode: () => Promise<ComponentType<{ readonly storeId: string }>>) {
  const list = screensOf(
    () => import('./lists.ts'),
    ({ tourAreaLists }) => tourAreaLists(area),
  )
  const screen = screensOf(
    () => import('./tourAreaScreens.ts'),
    ({ tourAreaScreens }) => tourAreaScreens(area),
  )
  const { statistics, mystery } = own[area]
  return {
    resources: nounsOf(
      { ...RM, id: area },
      {
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
          menuPlace: `/${area}/myscust/problem`,
          ...mystery,
          ...screen.all('routingRuleScreens'),
          list: list('RoutingList'),
        },
        tourSchedule: {
          menuPlace: `/${area}/tour/list`,
          ...screen.all('scheduleScreens'),
          list: list('ScheduleList'),
        },
        tourTemplate: {
          menuPlace: `/${area}/tour/list`,
          ...screen.all('templateScreens'),
          list: list('TemplateList'),
        },
        'tourResult/list': { ...screen.all('resultScreens', ['show']), list: list('ResultList') },
      },
    ),
    // Mails and notifications contain these addresses.
    pages: [
      page(`/${area}/tourIssue/issueStatistics`, screen('IssueStatistics'), statistics),
      page(`/${area}/tour/codes`, screen('StoreCodes'), tourProblem.can.create ?? { any: [] }),
      page(`/${area}/tour/:id`, screen('TourAddress'), tour.can.view),
      page(`/${area}/tour/:tour/check/:store`, screen('ShopChecklist'), tourResult.can.update ?? { any: [] }),
      page(`/${area}/tourResult/:id`, screen('ResultAddress'), tourResult.can.view),
      page(`/${area}/tourIssue/issueDetail/:id`, screen('IssueAddress'), tourProblem.can.view),
      // The code at a shop's door leads here, also people who may only look at the shop.
      page(`/${area}/tourIssue/issueCreate`, screen('IssueAddress'), {
        any: [tourProblem.can.create ?? { any: [] }, 'shop.view'],
      }),
    ],
    extensions: [
      extendSlot(storeSections, {
        id: 'code',
        load: storeCode,
        // Whoever sees the page of a store can print its code.
        can: signedIn,
      }),
      ...extendSlots(shopCards, {
        problems: { load: screen('ShopProblemCards'), can: tourProblem.can.view, order: 20 },
      }),
      ...extendSlots(shopTabs, {
        problems: {
          label: `${area}.shop.problems.tab`,
          load: screen('ShopProblems'),
          can: tourProblem.can.view,
          order: 20,
        },
        visits: {
          label: `${area}.shop.visits.tab`,
          load: screen('ShopVisits'),
          can: tourResult.can.view,
          order: 30,
        },
        mystery: {
          label: `${area}.shop.mystery.tab`,
          load: screen('ShopMystery'),
          can: myscustResult.can.view,
          order: 40,
        },
      }),
      ...[dashboardCards, workspaceCards].flatMap((cards) => [
        extendSlot(cards, {
          id: 'open',
          label: `${area}.card.open`,
          load: screen('OpenProblems'),
          can: tourProblem.can.view,
          order: 20,
        }),
        extendSlot(cards, {
          id: 'overdue',
          label: `${area}.card.overdue`,
          load: screen('OverdueProblems'),
          can: tourProblem.can.view,
          order: 21,
        }),
      ]),
      ...extendSlots(dashboardCards, {
        bars: {
          label: `${area}.card.bars`,
          load: screen('ProblemBars'),
          can: statistics,
          size: 2,
          order: 31,
        },
      }),
      ...extendSlots(groupCards, {
        problems: {
          label: `${area}.card.sites`,
          load: screen('SiteProblems'),
          can: statistics,
          size: 2,
          order: 40,
        },
      }),
      ...extendSlots(workspaceCards, {
        tours: {
          label: `${area}.card.tours`,
          load: screen('TodayTours'),
          can: tour.can.view,
          size: 2,
          order: 10,
        },
      }),
    ],
  }
}

/** Each area has its own permission for statistics, and in Hong Kong one menu entry leads to all of mystery customers. */
const own = {
  RM: { statistics: 'rm.tour_issue.stat', mystery: {} },
  RMHK: { statistics: 'rmhk.tour_issue.stat', mystery: { menuPlace: '/RMHK/myscust' } },
} as const
