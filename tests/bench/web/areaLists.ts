/** A list of each area that has one, and somebody who may see it. */
export const areaLists: Readonly<Record<string, { readonly username: string; readonly list: string }>> = {
  brandDB: { username: 'brand.editor', list: '/brandDB/brand' },
  RM: { username: 'gz.manager', list: '/RM/tourIssue/issueList' },
  RMHK: { username: 'hk.manager', list: '/RMHK/tourIssue/issueList' },
  RM_evaluate: { username: 'gz.manager', list: '/RM_evaluate/items' },
  RMHK_evaluate: { username: 'hk.manager', list: '/RMHK_evaluate/tag' },
  leasing: { username: 'leasing.head', list: '/leasing/tenantShip' },
  PS: { username: 'perf.boss', list: '/PS/tenantSale' },
  Flagging: { username: 'gz.manager', list: '/Flagging/list' },
  reports: { username: 'gz.manager', list: '/reports/schedule' },
  System: { username: 'admin', list: '/System/user' },
}
