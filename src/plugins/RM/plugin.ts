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

/** Retail management: what touring staff find in the shops. */
export default definePlugin({
  id: 'RM',
  api: 1,
  title: { zh_CN: '零售管理', zh_TW: '零售管理', en_US: 'Retail management' },
  availableAt: { outside: 'HK' },
  resources: [
    defineResource({
      name: 'RM/tourIssue/issueList',
      contract: tourProblem,
      list: list('IssueList'),
      ...screen.all('issueScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'RM/tour/list',
      contract: tour,
      list: list('TourList'),
      ...screen.all('tourScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'RM/myscust/result',
      contract: myscustResult,
      list: list('MysteryResultList'),
      ...screen.all('myscustResultScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'RM/myscust/problem',
      contract: myscustProblem,
      list: list('MysteryProblemList'),
      ...screen.all('myscustProblemScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'RM/routingRule',
      menuPlace: '/RM/myscust/problem',
      contract: routingRule,
      list: list('RoutingList'),
      ...screen.all('routingRuleScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'RM/tourSchedule',
      menuPlace: '/RM/tour/list',
      contract: tourSchedule,
      list: list('ScheduleList'),
      ...screen.all('scheduleScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'RM/tourTemplate',
      menuPlace: '/RM/tour/list',
      contract: tourTemplate,
      list: list('TemplateList'),
      ...screen.all('templateScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'RM/tourResult/list',
      contract: tourResult,
      list: list('ResultList'),
      ...screen.all('resultScreens', ['show']),
    }),
  ],
  // Mails and notifications contain these addresses.
  pages: [
    page('/RM/tourIssue/issueStatistics', screen('IssueStatistics'), 'rm.tour_issue.stat'),
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
      label: 'RM.shop.problems.tab',
      load: async () => (await import('./pages.ts')).ShopProblems,
      can: tourProblem.can.view,
      order: 20,
    }),
    extendSlot(shopTabs, {
      id: 'visits',
      label: 'RM.shop.visits.tab',
      load: async () => (await import('./pages.ts')).ShopVisits,
      can: tourResult.can.view,
      order: 30,
    }),
    extendSlot(shopTabs, {
      id: 'mystery',
      label: 'RM.shop.mystery.tab',
      load: async () => (await import('./pages.ts')).ShopMystery,
      can: myscustResult.can.view,
      order: 40,
    }),
    extendSlot(dashboardCards, {
      id: 'open',
      label: 'RM.card.open',
      load: async () => (await import('./pages.ts')).OpenProblems,
      can: tourProblem.can.view,
      order: 20,
    }),
    extendSlot(dashboardCards, {
      id: 'overdue',
      label: 'RM.card.overdue',
      load: async () => (await import('./pages.ts')).OverdueProblems,
      can: tourProblem.can.view,
      order: 21,
    }),
    extendSlot(dashboardCards, {
      id: 'bars',
      label: 'RM.card.bars',
      load: async () => (await import('./pages.ts')).ProblemBars,
      can: 'rm.tour_issue.stat',
      size: 2,
      order: 31,
    }),
    extendSlot(groupCards, {
      id: 'problems',
      label: 'RM.card.sites',
      load: async () => (await import('./pages.ts')).SiteProblems,
      can: 'rm.tour_issue.stat',
      size: 2,
      order: 40,
    }),
    extendSlot(workspaceCards, {
      id: 'tours',
      label: 'RM.card.tours',
      load: async () => (await import('./pages.ts')).TodayTours,
      can: tour.can.view,
      size: 2,
      order: 10,
    }),
    extendSlot(workspaceCards, {
      id: 'open',
      label: 'RM.card.open',
      load: async () => (await import('./pages.ts')).OpenProblems,
      can: tourProblem.can.view,
      order: 20,
    }),
    extendSlot(workspaceCards, {
      id: 'overdue',
      label: 'RM.card.overdue',
      load: async () => (await import('./pages.ts')).OverdueProblems,
      can: tourProblem.can.view,
      order: 21,
    }),
  ],
  messages: words,
})
