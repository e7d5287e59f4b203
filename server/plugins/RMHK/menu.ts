import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import { plural } from '#contract/localText.ts'
import type { MenuEntry } from '#server/http/menuEntry.ts'

const hongKong = { region: 'HK' } as const

// prettier-ignore
export const menu: readonly MenuEntry[] = [
  { uri: '/RMHK', title: { zh_CN: '香港零售管理', zh_TW: '香港零售管理', en_US: 'HK retail management' }, icon: 'storefront', order: 40, can: 'rmhk.tour_issue.view', availableAt: hongKong },
  { uri: '/RMHK/tourIssue', parent: '/RMHK', title: plural(tourProblemWords.name), icon: 'report_problem', order: 4010, can: 'rmhk.tour_issue.view', availableAt: hongKong },
  { uri: '/RMHK/tourIssue/issueList', parent: '/RMHK/tourIssue', title: { zh_CN: '问题列表', zh_TW: '問題列表', en_US: 'Issue list' }, icon: 'list', order: 401010, can: 'rmhk.tour_issue.view', availableAt: hongKong },
  { uri: '/RMHK/tourIssue/issueStatistics', parent: '/RMHK/tourIssue', title: { zh_CN: '问题统计', zh_TW: '問題統計', en_US: 'Issue statistics' }, icon: 'bar_chart', order: 401020, can: 'rmhk.tour_issue.stat', availableAt: hongKong },
  { uri: '/RMHK/tour', parent: '/RMHK', title: { zh_CN: '巡场', zh_TW: '巡場', en_US: 'Tours' }, icon: 'directions_walk', order: 4015, can: 'rmhk.tour.view', availableAt: hongKong },
  { uri: '/RMHK/tour/list', parent: '/RMHK/tour', title: { zh_CN: '巡场计划', zh_TW: '巡場計劃', en_US: 'Tour plan' }, icon: 'event', order: 401510, can: 'rmhk.tour.view', availableAt: hongKong },
  { uri: '/RMHK/tourResult/list', parent: '/RMHK/tour', title: { zh_CN: '巡场结果', zh_TW: '巡場結果', en_US: 'Tour results' }, icon: 'fact_check', order: 401520, can: 'rmhk.tour_result.view', availableAt: hongKong },
  { uri: '/RMHK/myscust', parent: '/RMHK', title: { zh_CN: '神秘顾客', zh_TW: '神秘顧客', en_US: 'Mystery customer' }, icon: 'person_search', order: 4020, can: 'rmhk.myscust.view', availableAt: hongKong },
]
