/** The first page of an area, and somebody who may see it. */
interface AreaList {
  readonly username: string
  readonly list: string
  /** Finds what it shows once it is there, if that is not rows of a table. */
  readonly shows?: string
}

/** A list of each area that has one. */
export const areaLists: Readonly<Record<string, AreaList>> = {
  brandDB: { username: 'brand.editor', list: '/brandDB/brand' },
  RM: { username: 'gz.manager', list: '/RM/tourIssue/issueList' },
  RMHK: { username: 'hk.manager', list: '/RMHK/tourIssue/issueList' },
  RM_evaluate: { username: 'gz.manager', list: '/RM_evaluate/items' },
  RMHK_evaluate: { username: 'hk.manager', list: '/RMHK_evaluate/tag' },
  leasing: { username: 'leasing.head', list: '/leasing/tenantShip' },
  PS: { username: 'perf.boss', list: '/PS/tenantSale', shows: '#content [role="rowgroup"] [role="row"]' },
  Flagging: { username: 'gz.manager', list: '/Flagging/list' },
  // Nobody has made one yet.
  reports: { username: 'gz.manager', list: '/reports/schedule', shows: '#content [role="status"]' },
  System: { username: 'admin', list: '/System/user' },
}
