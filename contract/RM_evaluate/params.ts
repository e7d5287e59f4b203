import { decimalParam, intParam, mapParam, textParam, type ParamValues } from '#contract/paramDefinition.ts'

/** Daily scoring. Confirming, regenerating and recovering need these permissions at Hong Kong sites too. */
export const params = {
  /** The maximum score of a report with a failed critical item. */
  'scoring.critical_cap': decimalParam(59.99, 0, 100),
  /** The share of the weights that must be scored before a report counts. */
  'scoring.min_weight_share': decimalParam(0.5, 0, 1),
  /** The lowest score of each grade. */
  'scoring.grades': mapParam({ A: 90, B: 80, C: 60 }, 'falling_points'),
  'scoring.backdate_days': intParam(3, 0, 31, 'd'),
  'scoring.archive_versions': intParam(5, 1, 50),
  /** The site whose average the others are compared with. */
  'scoring.benchmark_site': textParam('2', 'site'),
} as const

declare module '#contract/paramDefinition.ts' {
  interface PluginParams extends ParamValues<typeof params> {}
}
