import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import { plural } from '#contract/localText.ts'
import type { MenuEntry } from '#server/http/menuEntry.ts'

const mainland = { outside: 'HK' } as const

// prettier-ignore
export const menu: readonly MenuEntry[] = [
  { uri: '/RM', title: { zh_CN: '零售管理', zh_TW: '零售管理', en_US: 'Retail management' }, icon: 'storefront', order: 10, can: 'rm.tour_issue.view', availableAt: mainland },
  { uri: '/RM/tourIssue', parent: '/RM', title: plural(tourProblemWords.name), icon: 'report_problem', order: 1010, can: 'rm.tour_issue.view', availableAt: mainland },
  { uri: '/RM/tourIssue/issueList', parent: '/RM/tourIssue', title: { zh_CN: '问题列表', zh_TW: '問題列表', en_US: 'Issue list' }, icon: 'list', order: 101010, can: 'rm.tour_issue.view', availableAt: mainland },
  { uri: '/RM/tourIssue/issueStatistics', parent: '/RM/tourIssue', title: { zh_CN: '问题统计', zh_TW: '問題統計', en_US: 'Issue statistics' }, icon: 'bar_chart', order: 101020, can: 'rm.tour_issue.stat', availableAt: mainland },
  { uri: '/RM/tour', parent: '/RM', title: { zh_CN: '巡场', zh_TW: '巡場', en_US: 'Tours' }, icon: 'directions_walk', order: 1020, can: 'rm.tour.view', availableAt: mainland },
  { uri: '/RM/tour/list', parent: '/RM/tour', title: { zh_CN: '巡场计划', zh_TW: '巡場計劃', en_US: 'Tour plan' }, icon: 'event', order: 102010, can: 'rm.tour.view', availableAt: mainland },
  { uri: '/RM/tourResult/list', parent: '/RM/tour', title: { zh_CN: '巡场结果', zh_TW: '巡場結果', en_US: 'Tour results' }, icon: 'fact_check', order: 102020, can: 'rm.tour_result.view', availableAt: mainland },
  { uri: '/RM/myscust', title: { zh_CN: '神秘顾客', zh_TW: '神秘顧客', en_US: 'Mystery customer' }, icon: 'person_search', order: 15, can: 'rm.myscust.view', availableAt: mainland },
  { uri: '/RM/myscust/result', parent: '/RM/myscust', title: { zh_CN: '检测结果', zh_TW: '檢測結果', en_US: 'Results' }, icon: 'assignment', order: 1510, can: 'rm.myscust.view', availableAt: mainland },
  { uri: '/RM/myscust/problem', parent: '/RM/myscust', title: { zh_CN: '问题跟进', zh_TW: '問題跟進', en_US: 'Follow-up' }, icon: 'assignment_late', order: 1520, can: 'rm.myscust_problem.view', availableAt: mainland },
]
