import type { permissions as codes } from '#contract/RMHK/permissions.ts'
import { permissionNames, text } from '#contract/localText.ts'

export const permissions = permissionNames<(typeof codes)[number]>(
  text('香港零售管理', '香港零售管理', 'HK retail management'),
  {
    'rmhk.tour_issue.view': text('巡场问题·查看', '巡場問題·檢視', 'Tour issues: view'),
    'rmhk.tour_issue.view_all': text('巡场问题·查看全部', '巡場問題·檢視全部', 'Tour issues: view all'),
    'rmhk.tour_issue.create': text('巡场问题·新建', '巡場問題·新增', 'Tour issues: create'),
    'rmhk.tour_issue.assign': text('巡场问题·分派', '巡場問題·分派', 'Tour issues: assign'),
    'rmhk.tour_issue.fix': text('巡场问题·整改', '巡場問題·跟進', 'Tour issues: fix'),
    'rmhk.tour_issue.verify': text('巡场问题·复核', '巡場問題·覆核', 'Tour issues: verify'),
    'rmhk.tour_issue.close': text(
      '巡场问题·关闭与作废',
      '巡場問題·關閉與作廢',
      'Tour issues: close and void',
    ),
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
  },
)
