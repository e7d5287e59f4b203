import type { permissions as codes } from '#contract/RMHK/permissions.ts'
import type { LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'rmhk.tour_issue.view': {
    zh_CN: '香港零售管理·巡场问题·查看',
    zh_TW: '香港零售管理·巡場問題·檢視',
    en_US: 'HK retail management: Tour issues: view',
  },
  'rmhk.tour_issue.view_all': {
    zh_CN: '香港零售管理·巡场问题·查看全部',
    zh_TW: '香港零售管理·巡場問題·檢視全部',
    en_US: 'HK retail management: Tour issues: view all',
  },
  'rmhk.tour_issue.create': {
    zh_CN: '香港零售管理·巡场问题·新建',
    zh_TW: '香港零售管理·巡場問題·新增',
    en_US: 'HK retail management: Tour issues: create',
  },
  'rmhk.tour_issue.assign': {
    zh_CN: '香港零售管理·巡场问题·分派',
    zh_TW: '香港零售管理·巡場問題·分派',
    en_US: 'HK retail management: Tour issues: assign',
  },
  'rmhk.tour_issue.fix': {
    zh_CN: '香港零售管理·巡场问题·整改',
    zh_TW: '香港零售管理·巡場問題·跟進',
    en_US: 'HK retail management: Tour issues: fix',
  },
  'rmhk.tour_issue.verify': {
    zh_CN: '香港零售管理·巡场问题·复核',
    zh_TW: '香港零售管理·巡場問題·覆核',
    en_US: 'HK retail management: Tour issues: verify',
  },
  'rmhk.tour_issue.close': {
    zh_CN: '香港零售管理·巡场问题·关闭与作废',
    zh_TW: '香港零售管理·巡場問題·關閉與作廢',
    en_US: 'HK retail management: Tour issues: close and void',
  },
  'rmhk.tour_issue.delete': {
    zh_CN: '香港零售管理·巡场问题·删除',
    zh_TW: '香港零售管理·巡場問題·刪除',
    en_US: 'HK retail management: Tour issues: delete',
  },
  'rmhk.tour_issue.stat': {
    zh_CN: '香港零售管理·巡场问题·统计',
    zh_TW: '香港零售管理·巡場問題·統計',
    en_US: 'HK retail management: Tour issues: statistics',
  },
  'rmhk.tour_issue.export': {
    zh_CN: '香港零售管理·巡场问题·导出',
    zh_TW: '香港零售管理·巡場問題·匯出',
    en_US: 'HK retail management: Tour issues: export',
  },
  'rmhk.tour.view': {
    zh_CN: '香港零售管理·巡场计划·查看',
    zh_TW: '香港零售管理·巡場計劃·檢視',
    en_US: 'HK retail management: Tour plans: view',
  },
  'rmhk.tour.edit': {
    zh_CN: '香港零售管理·巡场计划·编辑',
    zh_TW: '香港零售管理·巡場計劃·編輯',
    en_US: 'HK retail management: Tour plans: edit',
  },
  'rmhk.tour_result.view': {
    zh_CN: '香港零售管理·巡场结果·查看',
    zh_TW: '香港零售管理·巡場結果·檢視',
    en_US: 'HK retail management: Tour results: view',
  },
  'rmhk.tour_result.edit': {
    zh_CN: '香港零售管理·巡场结果·编辑',
    zh_TW: '香港零售管理·巡場結果·編輯',
    en_US: 'HK retail management: Tour results: edit',
  },
  'rmhk.myscust.view': {
    zh_CN: '香港零售管理·神秘顾客结果·查看',
    zh_TW: '香港零售管理·神秘顧客結果·檢視',
    en_US: 'HK retail management: Mystery customer results: view',
  },
  'rmhk.myscust.edit': {
    zh_CN: '香港零售管理·神秘顾客结果·编辑',
    zh_TW: '香港零售管理·神秘顧客結果·編輯',
    en_US: 'HK retail management: Mystery customer results: edit',
  },
  'rmhk.myscust.regen': {
    zh_CN: '香港零售管理·神秘顾客结果·重新生成',
    zh_TW: '香港零售管理·神秘顧客結果·重新產生',
    en_US: 'HK retail management: Mystery customer results: regenerate',
  },
  'rmhk.myscust.reall': {
    zh_CN: '香港零售管理·神秘顾客结果·重新分派',
    zh_TW: '香港零售管理·神秘顧客結果·重新分派',
    en_US: 'HK retail management: Mystery customer results: reallocate',
  },
  'rmhk.myscust_problem.view': {
    zh_CN: '香港零售管理·神秘顾客问题·查看',
    zh_TW: '香港零售管理·神秘顧客問題·檢視',
    en_US: 'HK retail management: Mystery customer follow-up: view',
  },
  'rmhk.myscust_problem.edit': {
    zh_CN: '香港零售管理·神秘顾客问题·编辑',
    zh_TW: '香港零售管理·神秘顧客問題·編輯',
    en_US: 'HK retail management: Mystery customer follow-up: edit',
  },
}
