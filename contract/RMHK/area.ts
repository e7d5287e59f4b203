import type { Area } from '#contract/area.ts'
import { permissionNames, plural, text } from '#contract/localText.ts'
import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'

export const title = text('香港零售管理', '香港零售管理', 'HK retail management')

export const permissions = permissionNames(title, {
  'rmhk.tour_issue.view': text('巡场问题·查看', '巡場問題·檢視', 'Tour issues: view'),
  'rmhk.tour_issue.view_all': text('巡场问题·查看全部', '巡場問題·檢視全部', 'Tour issues: view all'),
  'rmhk.tour_issue.create': text('巡场问题·新建', '巡場問題·新增', 'Tour issues: create'),
  'rmhk.tour_issue.assign': text('巡场问题·分派', '巡場問題·分派', 'Tour issues: assign'),
  'rmhk.tour_issue.fix': text('巡场问题·整改', '巡場問題·跟進', 'Tour issues: fix'),
  'rmhk.tour_issue.verify': text('巡场问题·复核', '巡場問題·覆核', 'Tour issues: verify'),
  'rmhk.tour_issue.close': text('巡场问题·关闭与作废', '巡場問題·關閉與作廢', 'Tour issues: close and void'),
  'rmhk.tour_issue.delete': text('巡场问题·删除', '巡場問題·刪除', 'Tour issues: delete'),
  'rmhk.tour_issue.stat': text('巡场问题·统计', '巡場問題·統計', 'Tour issues: statistics'),
  'rmhk.tour_issue.export': text('巡场问题·导出', '巡場問題·匯出', 'Tour issues: export'),
  'rmhk.tour.view': text('巡场计划·查看', '巡場計劃·檢視', 'Tour plans: view'),
  'rmhk.tour.edit': text('巡场计划·编辑', '巡場計劃·編輯', 'Tour plans: edit'),
  'rmhk.tour_result.view': text('巡场结果·查看', '巡場結果·檢視', 'Tour results: view'),
  'rmhk.tour_result.edit': text('巡场结果·编辑', '巡場結果·編輯', 'Tour results: edit'),
  'rmhk.myscust.view': text('神秘顾客结果·查看', '神秘顧客結果·檢視', 'Mystery customer results: view'),
  'rmhk.myscust.edit': text('神秘顾客结果·编辑', '神秘顧客結果·編輯', 'Mystery customer results: edit'),
  'rmhk.myscust.regen': text(
    '神秘顾客结果·重新生成',
    '神秘顧客結果·重新產生',
    'Mystery customer results: regenerate',
  ),
  'rmhk.myscust.reall': text(
    '神秘顾客结果·重新分派',
    '神秘顧客結果·重新分派',
    'Mystery customer results: reallocate',
  ),
  'rmhk.myscust_problem.view': text(
    '神秘顾客问题·查看',
    '神秘顧客問題·檢視',
    'Mystery customer follow-up: view',
  ),
  'rmhk.myscust_problem.edit': text(
    '神秘顾客问题·编辑',
    '神秘顧客問題·編輯',
    'Mystery customer follow-up: edit',
  ),
})

// oxfmt-ignore
const menu = [
  { uri: '/RMHK', title: text('香港零售管理', '香港零售管理', 'HK retail management'), icon: 'storefront', order: 40, can: 'rmhk.tour_issue.view' },
  { uri: '/RMHK/tourIssue', parent: '/RMHK', title: plural(tourProblemWords.name), icon: 'report_problem', order: 4010, can: 'rmhk.tour_issue.view' },
  { uri: '/RMHK/tourIssue/issueList', parent: '/RMHK/tourIssue', title: text('问题列表', '問題列表', 'Issue list'), icon: 'list', order: 401010, can: 'rmhk.tour_issue.view' },
  { uri: '/RMHK/tourIssue/issueStatistics', parent: '/RMHK/tourIssue', title: text('问题统计', '問題統計', 'Issue statistics'), icon: 'bar_chart', order: 401020, can: 'rmhk.tour_issue.stat' },
  { uri: '/RMHK/tour', parent: '/RMHK', title: text('巡场', '巡場', 'Tours'), icon: 'directions_walk', order: 4015, can: 'rmhk.tour.view' },
  { uri: '/RMHK/tour/list', parent: '/RMHK/tour', title: text('巡场计划', '巡場計劃', 'Tour plan'), icon: 'event', order: 401510, can: 'rmhk.tour.view' },
  { uri: '/RMHK/tourResult/list', parent: '/RMHK/tour', title: text('巡场结果', '巡場結果', 'Tour results'), icon: 'fact_check', order: 401520, can: 'rmhk.tour_result.view' },
  { uri: '/RMHK/myscust', parent: '/RMHK', title: text('神秘顾客', '神秘顧客', 'Mystery customer'), icon: 'person_search', order: 4020, can: 'rmhk.myscust.view' },
] as const satisfies Area['menu']

/** Retail management of the Hong Kong sites. Appeals are decided with the mainland permission. */
export const area = {
  id: 'RMHK',
  title,
  codes: 'rmhk',
  availableAt: { region: 'HK' },
  permissions,
  menu,
} satisfies Area

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}
