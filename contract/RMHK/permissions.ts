/** Retail management of the Hong Kong sites. Appeals are decided with the mainland permission. */
export const permissions = [
  'rmhk.tour_issue.view',
  'rmhk.tour_issue.view_all',
  'rmhk.tour_issue.create',
  'rmhk.tour_issue.assign',
  'rmhk.tour_issue.fix',
  'rmhk.tour_issue.verify',
  'rmhk.tour_issue.close',
  'rmhk.tour_issue.delete',
  'rmhk.tour_issue.stat',
  'rmhk.tour_issue.export',
  'rmhk.tour.view',
  'rmhk.tour.edit',
  'rmhk.tour_result.view',
  'rmhk.tour_result.edit',
  'rmhk.myscust.view',
  'rmhk.myscust.edit',
  'rmhk.myscust.regen',
  'rmhk.myscust.reall',
  'rmhk.myscust_problem.view',
  'rmhk.myscust_problem.edit',
] as const

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<(typeof permissions)[number], true> {}
}
