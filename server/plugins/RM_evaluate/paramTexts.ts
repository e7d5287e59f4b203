import { text, type LocalText } from '#contract/localText.ts'
import type { params as definitions } from '#contract/RM_evaluate/params.ts'

export const paramTexts: Record<keyof typeof definitions, LocalText> = {
  'scoring.critical_cap': text(
    '关键项不合格时的总分上限',
    '關鍵項不合格時的總分上限',
    'The highest total when a critical item fails',
  ),
  'scoring.min_weight_share': text(
    '评分有效所需的最低权重比例',
    '評分有效所需的最低權重比例',
    'The share of the weights that must be scored for a valid total',
  ),
  'scoring.grades': text('各等级的最低分', '各等級的最低分', 'The lowest score of each grade'),
  'scoring.backdate_days': text(
    '可补录评分的天数',
    '可補錄評分的日數',
    'Days back for which scores can still be entered',
  ),
  'scoring.archive_versions': text(
    '保留的历史评分版本数',
    '保留的歷史評分版本數',
    'How many earlier versions of a score are kept',
  ),
  'scoring.benchmark_site': text(
    '作为对比基准的站点',
    '作為對比基準的站點',
    'The site that scores are compared with',
  ),
}
