import type { params as definitions } from '#contract/RM_evaluate/params.ts'

export const paramTexts: Record<keyof typeof definitions, string> = {
  'scoring.critical_cap': '关键项不合格时的总分上限',
  'scoring.min_weight_share': '评分有效所需的最低权重比例',
  'scoring.grades': '各等级的最低分',
  'scoring.backdate_days': '可补录评分的天数',
  'scoring.archive_versions': '保留的历史评分版本数',
  'scoring.benchmark_site': '作为对比基准的站点',
}
