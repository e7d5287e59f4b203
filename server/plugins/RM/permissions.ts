import type { permissions as codes } from '#contract/RM/permissions.ts'
import { permissionNames, text } from '#contract/localText.ts'

export const permissions = permissionNames<(typeof codes)[number]>(
  text('零售管理', '零售管理', 'Retail management'),
  {
    'rm.tour_issue.view': text('巡场问题·查看', '巡場問題·檢視', 'Tour issues: view'),
    'rm.tour_issue.view_all': text('巡场问题·查看全部', '巡場問題·檢視全部', 'Tour issues: view all'),
    'rm.tour_issue.create': text('巡场问题·新建', '巡場問題·新增', 'Tour issues: create'),
    'rm.tour_issue.assign': text('巡场问题·分派', '巡場問題·分派', 'Tour issues: assign'),
    'rm.tour_issue.fix': text('巡场问题·整改', '巡場問題·跟進', 'Tour issues: fix'),
    'rm.tour_issue.verify': text('巡场问题·复核', '巡場問題·覆核', 'Tour issues: verify'),
    'rm.tour_issue.close': text('巡场问题·关闭与作废', '巡場問題·關閉與作廢', 'Tour issues: close and void'),
    'rm.tour_issue.delete': text('巡场问题·删除', '巡場問題·刪除', 'Tour issues: delete'),
    'rm.tour_issue.stat': text('巡场问题·统计', '巡場問題·統計', 'Tour issues: statistics'),
    'rm.tour_issue.export': text('巡场问题·导出', '巡場問題·匯出', 'Tour issues: export'),
    'rm.tour.view': text('巡场计划·查看', '巡場計劃·檢視', 'Tour plans: view'),
    'rm.tour.edit': text('巡场计划·编辑', '巡場計劃·編輯', 'Tour plans: edit'),
    'rm.tour_result.view': text('巡场结果·查看', '巡場結果·檢視', 'Tour results: view'),
    'rm.tour_result.edit': text('巡场结果·编辑', '巡場結果·編輯', 'Tour results: edit'),
    'rm.myscust.view': text('神秘顾客结果·查看', '神秘顧客結果·檢視', 'Mystery customer results: view'),
    'rm.myscust.edit': text('神秘顾客结果·编辑', '神秘顧客結果·編輯', 'Mystery customer results: edit'),
    'rm.myscust.regen': text(
      '神秘顾客结果·重新生成',
      '神秘顧客結果·重新產生',
      'Mystery customer results: regenerate',
    ),
    'rm.myscust.reall': text(
      '神秘顾客结果·重新分派',
      '神秘顧客結果·重新分派',
      'Mystery customer results: reallocate',
    ),
    'rm.myscust.appeal_decide': text(
      '神秘顾客结果·裁定申诉',
      '神秘顧客結果·裁定申訴',
      'Mystery customer results: decide appeals',
    ),
    'rm.myscust_problem.view': text(
      '神秘顾客问题·查看',
      '神秘顧客問題·檢視',
      'Mystery customer follow-up: view',
    ),
    'rm.myscust_problem.edit': text(
      '神秘顾客问题·编辑',
      '神秘顧客問題·編輯',
      'Mystery customer follow-up: edit',
    ),
  },
)
