import type { ComponentType } from 'react'
import { signedIn } from '#contract/access.ts'
import { tour } from '#contract/RM/tour.ts'
import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { routingRule } from '#contract/RM/routingRule.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourResult } from '#contract/RM/tourResult.ts'
import { tourSchedule } from '#contract/RM/tourSchedule.ts'
import { tourTemplate } from '#contract/RM/tourTemplate.ts'
import { page } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { extendSlot } from '#src/kit/base/plugin/slot.ts'
import {
  dashboardCards,
  groupCards,
  shopCards,
  shopTabs,
  storeSections,
  workspaceCards,
} from '#src/kit/base/plugin/slots.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'

type Area = 'RM' | 'RMHK'

/** How the screens of an area of tours are fetched: its lists, its pages, forms and cards, and the code of a store. */
interface TourLoad {
  readonly lists: () => Promise<Readonly<Record<ListName, ComponentType>>>
  readonly pages: () => Promise<Pages>
  readonly storeCode: () => Promise<ComponentType<{ readonly storeId: string }>>
}

type ListName =
  | 'IssueList'
  | 'TourList'
  | 'MysteryResultList'
  | 'MysteryProblemList'
  | 'RoutingList'
  | 'ScheduleList'
  | 'TemplateList'
  | 'ResultList'

type Pages = Readonly<
  Record<
    | 'IssueStatistics'
    | 'IssueAddress'
    | 'TourAddress'
    | 'ResultAddress'
    | 'ShopChecklist'
    | 'StoreCodes'
    | 'SiteProblems',
    ComponentType
  > &
    Record<
      | 'issueScreens'
      | 'tourScreens'
      | 'myscustResultScreens'
      | 'myscustProblemScreens'
      | 'routingRuleScreens'
      | 'scheduleScreens'
      | 'templateScreens'
      | 'resultScreens',
      Readonly<Record<'list' | 'create' | 'edit' | 'show', ComponentType>>
    > &
    Record<
      'OpenProblems' | 'OverdueProblems' | 'ProblemBars' | 'TodayTours',
      ComponentType<{ siteId: string | null }>
    > &
    Record<
      'ShopProblemCards' | 'ShopProblems' | 'ShopVisits' | 'ShopMystery',
      ComponentType<{ storeId: string; statTime: number | null }>
    >
>

/** What both areas of tours add to the console, mainland and Hong Kong. */
export function tourParts(area: Area, { lists, pages, storeCode }: TourLoad) {
  const list = screensOf(lists)
  const screen = screensOf(pages)
  const { statistics, mystery } = own[area]
  return {
    resources: [
      defineResource({
        name: `${area}/tourIssue/issueList`,
        contract: tourProblem,
        list: list('IssueList'),
        ...screen.all('issueScreens', ['create', 'edit', 'show']),
      }),
      defineResource({
        name: `${area}/tour/list`,
        contract: tour,
        list: list('TourList'),
        ...screen.all('tourScreens', ['create', 'edit', 'show']),
      }),
      defineResource({
        name: `${area}/myscust/result`,
        ...mystery,
        contract: myscustResult,
        list: list('MysteryResultList'),
        ...screen.all('myscustResultScreens', ['create', 'edit', 'show']),
      }),
      defineResource({
        name: `${area}/myscust/problem`,
        ...mystery,
        contract: myscustProblem,
        list: list('MysteryProblemList'),
        ...screen.all('myscustProblemScreens', ['create', 'edit', 'show']),
      }),
      defineResource({
        name: `${area}/routingRule`,
        menuPlace: `/${area}/myscust/problem`,
        ...mystery,
        contract: routingRule,
        list: list('RoutingList'),
        ...screen.all('routingRuleScreens', ['create', 'edit', 'show']),
      }),
      defineResource({
        name: `${area}/tourSchedule`,
        menuPlace: `/${area}/tour/list`,
        contract: tourSchedule,
        list: list('ScheduleList'),
        ...screen.all('scheduleScreens', ['create', 'edit', 'show']),
      }),
      defineResource({
        name: `${area}/tourTemplate`,
        menuPlace: `/${area}/tour/list`,
        contract: tourTemplate,
        list: list('TemplateList'),
        ...screen.all('templateScreens', ['create', 'edit', 'show']),
      }),
      defineResource({
        name: `${area}/tourResult/list`,
        contract: tourResult,
        list: list('ResultList'),
        ...screen.all('resultScreens', ['show']),
      }),
    ],
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
      extendSlot(shopCards, {
        id: 'problems',
        load: async () => (await pages()).ShopProblemCards,
        can: tourProblem.can.view,
        order: 20,
      }),
      extendSlot(shopTabs, {
        id: 'problems',
        label: `${area}.shop.problems.tab`,
        load: async () => (await pages()).ShopProblems,
        can: tourProblem.can.view,
        order: 20,
      }),
      extendSlot(shopTabs, {
        id: 'visits',
        label: `${area}.shop.visits.tab`,
        load: async () => (await pages()).ShopVisits,
        can: tourResult.can.view,
        order: 30,
      }),
      extendSlot(shopTabs, {
        id: 'mystery',
        label: `${area}.shop.mystery.tab`,
        load: async () => (await pages()).ShopMystery,
        can: myscustResult.can.view,
        order: 40,
      }),
      ...[dashboardCards, workspaceCards].flatMap((cards) => [
        extendSlot(cards, {
          id: 'open',
          label: `${area}.card.open`,
          load: async () => (await pages()).OpenProblems,
          can: tourProblem.can.view,
          order: 20,
        }),
        extendSlot(cards, {
          id: 'overdue',
          label: `${area}.card.overdue`,
          load: async () => (await pages()).OverdueProblems,
          can: tourProblem.can.view,
          order: 21,
        }),
      ]),
      extendSlot(dashboardCards, {
        id: 'bars',
        label: `${area}.card.bars`,
        load: async () => (await pages()).ProblemBars,
        can: statistics,
        size: 2,
        order: 31,
      }),
      extendSlot(groupCards, {
        id: 'problems',
        label: `${area}.card.sites`,
        load: async () => (await pages()).SiteProblems,
        can: statistics,
        size: 2,
        order: 40,
      }),
      extendSlot(workspaceCards, {
        id: 'tours',
        label: `${area}.card.tours`,
        load: async () => (await pages()).TodayTours,
        can: tour.can.view,
        size: 2,
        order: 10,
      }),
    ],
  }
}

/** Each area has its own permission for statistics, and in Hong Kong one menu entry leads to all of mystery customers. */
const own = {
  RM: { statistics: 'rm.tour_issue.stat', mystery: {} },
  RMHK: { statistics: 'rmhk.tour_issue.stat', mystery: { menuPlace: '/RMHK/myscust' } },
} as const
