/** Retail management of the mainland sites: tours, tour issues, mystery customer. */
export const permissions = [
  'rm.tour_issue.view',
  'rm.tour_issue.view_all',
  'rm.tour_issue.create',
  'rm.tour_issue.assign',
  'rm.tour_issue.fix',
  'rm.tour_issue.verify',
  'rm.tour_issue.close',
  'rm.tour_issue.delete',
  'rm.tour_issue.stat',
  'rm.tour_issue.export',
  'rm.tour.view',
  'rm.tour.edit',
  'rm.tour_result.view',
  'rm.tour_result.edit',
  'rm.myscust.view',
  'rm.myscust.edit',
  'rm.myscust.regen',
  'rm.myscust.reall',
  'rm.myscust.appeal_decide',
  'rm.myscust_problem.view',
  'rm.myscust_problem.edit',
] as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<(typeof permissions)[number], true> {}
}
