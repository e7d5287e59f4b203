import type { permissions as codes } from '#contract/RM/permissions.ts'
import type { LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'rm.tour_issue.view': {
    zh_CN: '零售管理·巡场问题·查看',
    zh_TW: '零售管理·巡場問題·檢視',
    en_US: 'Retail management: Tour issues: view',
  },
  'rm.tour_issue.view_all': {
    zh_CN: '零售管理·巡场问题·查看全部',
    zh_TW: '零售管理·巡場問題·檢視全部',
    en_US: 'Retail management: Tour issues: view all',
  },
  'rm.tour_issue.create': {
    zh_CN: '零售管理·巡场问题·新建',
    zh_TW: '零售管理·巡場問題·新增',
    en_US: 'Retail management: Tour issues: create',
  },
  'rm.tour_issue.assign': {
    zh_CN: '零售管理·巡场问题·分派',
    zh_TW: '零售管理·巡場問題·分派',
    en_US: 'Retail management: Tour issues: assign',
  },
  'rm.tour_issue.fix': {
    zh_CN: '零售管理·巡场问题·整改',
    zh_TW: '零售管理·巡場問題·跟進',
    en_US: 'Retail management: Tour issues: fix',
  },
  'rm.tour_issue.verify': {
    zh_CN: '零售管理·巡场问题·复核',
    zh_TW: '零售管理·巡場問題·覆核',
    en_US: 'Retail management: Tour issues: verify',
  },
  'rm.tour_issue.close': {
    zh_CN: '零售管理·巡场问题·关闭与作废',
    zh_TW: '零售管理·巡場問題·關閉與作廢',
    en_US: 'Retail management: Tour issues: close and void',
  },
  'rm.tour_issue.delete': {
    zh_CN: '零售管理·巡场问题·删除',
    zh_TW: '零售管理·巡場問題·刪除',
    en_US: 'Retail management: Tour issues: delete',
  },
  'rm.tour_issue.stat': {
    zh_CN: '零售管理·巡场问题·统计',
    zh_TW: '零售管理·巡場問題·統計',
    en_US: 'Retail management: Tour issues: statistics',
  },
  'rm.tour_issue.export': {
    zh_CN: '零售管理·巡场问题·导出',
    zh_TW: '零售管理·巡場問題·匯出',
    en_US: 'Retail management: Tour issues: export',
  },
  'rm.tour.view': {
    zh_CN: '零售管理·巡场计划·查看',
    zh_TW: '零售管理·巡場計劃·檢視',
    en_US: 'Retail management: Tour plans: view',
  },
  'rm.tour.edit': {
    zh_CN: '零售管理·巡场计划·编辑',
    zh_TW: '零售管理·巡場計劃·編輯',
    en_US: 'Retail management: Tour plans: edit',
  },
  'rm.tour_result.view': {
    zh_CN: '零售管理·巡场结果·查看',
    zh_TW: '零售管理·巡場結果·檢視',
    en_US: 'Retail management: Tour results: view',
  },
  'rm.tour_result.edit': {
    zh_CN: '零售管理·巡场结果·编辑',
    zh_TW: '零售管理·巡場結果·編輯',
    en_US: 'Retail management: Tour results: edit',
  },
  'rm.myscust.view': {
    zh_CN: '零售管理·神秘顾客结果·查看',
    zh_TW: '零售管理·神秘顧客結果·檢視',
    en_US: 'Retail management: Mystery customer results: view',
  },
  'rm.myscust.edit': {
    zh_CN: '零售管理·神秘顾客结果·编辑',
    zh_TW: '零售管理·神秘顧客結果·編輯',
    en_US: 'Retail management: Mystery customer results: edit',
  },
  'rm.myscust.regen': {
    zh_CN: '零售管理·神秘顾客结果·重新生成',
    zh_TW: '零售管理·神秘顧客結果·重新產生',
    en_US: 'Retail management: Mystery customer results: regenerate',
  },
  'rm.myscust.reall': {
    zh_CN: '零售管理·神秘顾客结果·重新分派',
    zh_TW: '零售管理·神秘顧客結果·重新分派',
    en_US: 'Retail management: Mystery customer results: reallocate',
  },
  'rm.myscust.appeal_decide': {
    zh_CN: '零售管理·神秘顾客结果·裁定申诉',
    zh_TW: '零售管理·神秘顧客結果·裁定申訴',
    en_US: 'Retail management: Mystery customer results: decide appeals',
  },
  'rm.myscust_problem.view': {
    zh_CN: '零售管理·神秘顾客问题·查看',
    zh_TW: '零售管理·神秘顧客問題·檢視',
    en_US: 'Retail management: Mystery customer follow-up: view',
  },
  'rm.myscust_problem.edit': {
    zh_CN: '零售管理·神秘顾客问题·编辑',
    zh_TW: '零售管理·神秘顧客問題·編輯',
    en_US: 'Retail management: Mystery customer follow-up: edit',
  },
}
