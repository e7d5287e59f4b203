import type { Area } from '#contract/area.ts'
import { permissionNames, text } from '#contract/localText.ts'
import {
  decimalParam,
  intParam,
  mapParam,
  textParam,
  type ParamValues,
  withText,
} from '#contract/paramDefinition.ts'
import { scoreItemSet } from './scoreItemSet.ts'
import { scoreItemSetWords } from './scoreItemSet.words.ts'
import { scoringReport } from './scoringReport.ts'
import { scoringReportWords } from './scoringReport.words.ts'
import { scoringResult } from './scoringResult.ts'
import { scoringResultWords } from './scoringResult.words.ts'

export const title = text('店铺评分', '店舖評分', 'Shop scoring')

export const permissions = permissionNames(title, {
  'scoring.view': text('查看', '檢視', 'view'),
  'scoring.edit': text('编辑', '編輯', 'edit'),
  'scoring.confirm': text('确认', '確認', 'confirm'),
  'scoring.upload': text('批量导入', '批量匯入', 'upload'),
  'scoring.regen': text('重新生成', '重新產生', 'regenerate'),
  'scoring.recover': text('恢复版本', '還原版本', 'recover a version'),
  'scoring.export': text('导出', '匯出', 'export'),
  'scoring.item.edit': text('评分项目·编辑', '評分項目·編輯', 'Scoring items: edit'),
})

export const params = {
  /** The maximum score of a report with a failed critical item. */
  'scoring.critical_cap': withText(
    decimalParam(59.99, 0, 100, 'points'),
    text(
      '关键项不合格时的总分上限',
      '關鍵項不合格時的總分上限',
      'The highest total when a critical item fails',
    ),
  ),
  /** The share of the weights that must be scored before a report counts. */
  'scoring.min_weight_share': withText(
    decimalParam(0.5, 0, 1, 'share'),
    text(
      '评分有效所需的最低权重比例',
      '評分有效所需的最低權重比例',
      'The share of the weights that must be scored for a valid total',
    ),
  ),
  /** The lowest score of each grade. */
  'scoring.grades': withText(
    mapParam({ A: 90, B: 80, C: 60 }, 'falling_points'),
    text('各等级的最低分', '各等級的最低分', 'The lowest score of each grade'),
  ),
  'scoring.backdate_days': withText(
    intParam(3, 0, 31, 'd'),
    text('可补录评分的天数', '可補錄評分的日數', 'Days back for which scores can still be entered'),
  ),
  'scoring.archive_versions': withText(
    intParam(5, 1, 50, 'versions'),
    text('保留的历史评分版本数', '保留的歷史評分版本數', 'How many earlier versions of a score are kept'),
  ),
  /** The site whose average the others are compared with. */
  'scoring.benchmark_site': withText(
    textParam('2', 'site'),
    text('作为对比基准的站点', '作為對比基準的站點', 'The site that scores are compared with'),
  ),
} as const

// oxfmt-ignore
const menu = [
  { uri: '/RM_evaluate', title: text('店铺评分', '店舖評分', 'Shop scoring'), icon: 'grade', order: 30, can: 'scoring.view' },
  { uri: '/RM_evaluate/scoring', parent: '/RM_evaluate', title: text('每日评分', '每日評分', 'Daily scoring'), icon: 'edit_note', order: 3010, can: 'scoring.edit' },
  { uri: '/RM_evaluate/scoringList', parent: '/RM_evaluate', title: text('评分记录', '評分記錄', 'Scoring records'), icon: 'list_alt', order: 3020, can: 'scoring.view' },
  { uri: '/RM_evaluate/results', parent: '/RM_evaluate', title: text('评分结果', '評分結果', 'Results'), icon: 'insights', order: 3030, can: 'scoring.view' },
  { uri: '/RM_evaluate/itemRanking', parent: '/RM_evaluate', title: text('单项排名', '單項排名', 'Item ranking'), icon: 'leaderboard', order: 3040, can: 'scoring.view' },
  { uri: '/RM_evaluate/items', parent: '/RM_evaluate', title: text('评分项目', '評分項目', 'Scoring items'), icon: 'tune', order: 3050, can: 'scoring.item.edit' },
  { uri: '/RM_evaluate/upload', parent: '/RM_evaluate', title: text('批量导入', '批量匯入', 'Upload'), icon: 'upload_file', order: 3060, can: 'scoring.upload' },
] as const satisfies Area['menu']

/** Daily scoring. Confirming, regenerating and recovering need these permissions at Hong Kong sites too. */
export const area = {
  id: 'RM_evaluate',
  title,
  codes: 'scoring',
  availableAt: { outside: 'HK' },
  permissions,
  params,
  menu,
  nouns: { scoringList: scoringReport, results: scoringResult, items: scoreItemSet },
  words: [scoringReportWords, scoringResultWords, scoreItemSetWords],
} satisfies Area

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}

declare module '#contract/paramDefinition.ts' {
  interface PluginParams extends ParamValues<typeof params> {}
}
