import {
  boolParam,
  decimalParam,
  intParam,
  mapParam,
  regionalParam,
  type ParamValues,
} from '#contract/paramDefinition.ts'

/** Retail management of the mainland sites: tours, tour issues, mystery customer. */
export const params = {
  /** How long fixing a tour problem may take, by severity. */
  'tour.due_hours': regionalParam(mapParam({ 1: 4, 2: 24, 3: 72, 4: 168 }, 'hours'), {
    HK: { 1: 4, 2: 24, 3: 48, 4: 120 },
  }),
  'tour.photo_required': boolParam(true),
  'tour.auto_close_hours': intParam(72, 1, 8760, 'h'),
  /** How many days ahead schedules plan their tours, today included. */
  'tour.plan_days': intParam(7, 1, 31, 'd'),
  'myscust.appeal_days': intParam(7, 0, 90, 'd'),
  'myscust.pass_score': intParam(80, 0, 100),
  /** An item with a smaller share of its points becomes a problem. */
  'myscust.problem_below': decimalParam(0.6, 0, 1),
} as const

declare module '#contract/paramDefinition.ts' {
  interface PluginParams extends ParamValues<typeof params> {}
}
