import { signedIn } from '#contract/access.ts'
import { tour } from '#contract/RM/tour.ts'
import { myscustProblem } from '#contract/RM/myscustProblem.ts'
import { myscustResult } from '#contract/RM/myscustResult.ts'
import { routingRule } from '#contract/RM/routingRule.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourResult } from '#contract/RM/tourResult.ts'
import { tourSchedule } from '#contract/RM/tourSchedule.ts'
import { tourTemplate } from '#contract/RM/tourTemplate.ts'
import { definePlugin, page } from '#src/kit/definePlugin.ts'
import { defineResource } from '#src/kit/defineResource.ts'
import { extendSlot } from '#src/kit/slot.ts'
import {
  dashboardCards,
  groupCards,
  shopCards,
  shopTabs,
  storeSections,
  workspaceCards,
} from '#src/kit/slots.ts'
import { screensOf } from '#src/kit/screensOf.ts'
import words from './words.ts'

const list = screensOf(() => import('./screens.ts'))
const screen = screensOf(() => import('./pages.ts'))

/** Retail management in Hong Kong: the screens of the mainland area, with Hong Kong's permissions and menu. */
export default definePlugin({
  id: 'RMHK',
  api: 1,
  title: { zh_CN: '香港零售管理', zh_TW: '香港零售管理', en_US: 'HK retail management' },
  availableAt: { region: 'HK' },
  resources: [
    defineResource({
      name: 'RMHK/tourIssue/issueList',
      contract: tourProblem,
      list: list('IssueList'),
      ...screen.all('issueScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'RMHK/tour/list',
      contract: tour,
      list: list('TourList'),
      ...screen.all('tourScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'RMHK/myscust/result',
      menuPlace: '/RMHK/myscust',
      contract: myscustResult,
      list: list('MysteryResultList'),
      ...screen.all('myscustResultScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'RMHK/myscust/problem',
      menuPlace: '/RMHK/myscust',
      contract: myscustProblem,
      list: list('MysteryProblemList'),
      ...screen.all('myscustProblemScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'RMHK/routingRule',
      menuPlace: '/RMHK/myscust',
      contract: routingRule,
      list: list('RoutingList'),
      ...screen.all('routingRuleScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'RMHK/tourSchedule',
      menuPlace: '/RMHK/tour/list',
      contract: tourSchedule,
      list: list('ScheduleList'),
      ...screen.all('scheduleScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'RMHK/tourTemplate',
      menuPlace: '/RMHK/tour/list',
      contract: tourTemplate,
      list: list('TemplateList'),
      ...screen.all('templateScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'RMHK/tourResult/list',
      contract: tourResult,
      list: list('ResultList'),
      ...screen.all('resultScreens', ['show']),
    }),
  ],
  // Mails and notifications contain these addresses.
  pages: [
    page('/RMHK/myscust', screen('MysteryCustomer'), myscustResult.can.view),
    page('/RMHK/tourIssue/issueStatistics', screen('IssueStatistics'), 'rmhk.tour_issue.stat'),
    page('/RMHK/tour/codes', screen('StoreCodes'), tourProblem.can.create ?? { any: [] }),
    page('/RMHK/tour/:id', screen('TourAddress'), tour.can.view),
    page('/RMHK/tour/:tour/check/:store', screen('ShopChecklist'), tourResult.can.update ?? { any: [] }),
    page('/RMHK/tourResult/:id', screen('ResultAddress'), tourResult.can.view),
    page('/RMHK/tourIssue/issueDetail/:id', screen('IssueAddress'), tourProblem.can.view),
    // The code at a shop's door leads here, also people who may only look at the shop.
    page('/RMHK/tourIssue/issueCreate', screen('IssueAddress'), {
      any: [tourProblem.can.create ?? { any: [] }, 'shop.view'],
    }),
  ],
  extensions: [
    extendSlot(storeSections, {
      id: 'code',
      load: async () => (await import('./StoreCode.tsx')).StoreCode,
      // Those who see the page of a store can print its code.
      can: signedIn,
    }),
    extendSlot(shopCards, {
      id: 'problems',
      load: async () => (await import('./pages.ts')).ShopProblemCards,
      can: tourProblem.can.view,
      order: 20,
    }),
    extendSlot(shopTabs, {
      id: 'problems',
      label: 'RMHK.shop.problems.tab',
      load: async () => (await import('./pages.ts')).ShopProblems,
      can: tourProblem.can.view,
      order: 20,
    }),
    extendSlot(shopTabs, {
      id: 'visits',
      label: 'RMHK.shop.visits.tab',
      load: async () => (await import('./pages.ts')).ShopVisits,
      can: tourResult.can.view,
      order: 30,
    }),
    extendSlot(shopTabs, {
      id: 'mystery',
      label: 'RMHK.shop.mystery.tab',
      load: async () => (await import('./pages.ts')).ShopMystery,
      can: myscustResult.can.view,
      order: 40,
    }),
    extendSlot(dashboardCards, {
      id: 'open',
      label: 'RMHK.card.open',
      load: async () => (await import('./pages.ts')).OpenProblems,
      can: tourProblem.can.view,
      order: 20,
    }),
    extendSlot(dashboardCards, {
      id: 'overdue',
      label: 'RMHK.card.overdue',
      load: async () => (await import('./pages.ts')).OverdueProblems,
      can: tourProblem.can.view,
      order: 21,
    }),
    extendSlot(dashboardCards, {
      id: 'bars',
      label: 'RMHK.card.bars',
      load: async () => (await import('./pages.ts')).ProblemBars,
      can: 'rmhk.tour_issue.stat',
      size: 2,
      order: 31,
    }),
    extendSlot(groupCards, {
      id: 'problems',
      label: 'RMHK.card.sites',
      load: async () => (await import('./pages.ts')).SiteProblems,
      can: 'rmhk.tour_issue.stat',
      size: 2,
      order: 40,
    }),
    extendSlot(workspaceCards, {
      id: 'tours',
      label: 'RMHK.card.tours',
      load: async () => (await import('./pages.ts')).TodayTours,
      can: tour.can.view,
      size: 2,
      order: 10,
    }),
    extendSlot(workspaceCards, {
      id: 'open',
      label: 'RMHK.card.open',
      load: async () => (await import('./pages.ts')).OpenProblems,
      can: tourProblem.can.view,
      order: 20,
    }),
    extendSlot(workspaceCards, {
      id: 'overdue',
      label: 'RMHK.card.overdue',
      load: async () => (await import('./pages.ts')).OverdueProblems,
      can: tourProblem.can.view,
      order: 21,
    }),
  ],
  messages: words,
})
