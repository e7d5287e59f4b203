/** A picture of the console: who looks at what, and how. */
export interface Picture {
  /** The name of its file. */
  readonly name: string
  /** Nobody: the sign-in page. */
  readonly who?: string
  /** One of their sites, by its id. */
  readonly site?: string
  /** The address behind the `#`. */
  readonly hash: string
  readonly locale?: 'zh_CN' | 'zh_TW' | 'en_US'
  readonly theme?: 'light' | 'dark'
  readonly isPhone?: boolean
  /** What has to be there before it is taken. */
  readonly wait?: string
}

export const pictures: readonly Picture[] = [
  { name: 'guide-sign-in', hash: '/login', wait: 'input[type=password]' },
  { name: 'guide-dashboard', who: 'super', site: '2', hash: '/dashboard/home' },
  { name: 'guide-issues', who: 'gz.manager', hash: '/RM/tourIssue/issueList' },
  { name: 'guide-board', who: 'gz.manager', hash: '/RM/tourIssue/issueList?display=board' },
  { name: 'guide-phone', who: 'gz.officer', hash: '/RM_evaluate/scoring', isPhone: true },
  { name: 'guide-scores', who: 'gz.manager', hash: '/RM_evaluate/results' },
  { name: 'guide-tags', who: 'hk.manager', site: '10', hash: '/RMHK_evaluate/tagStores', locale: 'zh_TW' },
  { name: 'guide-brands', who: 'brand.approver', site: '2', hash: '/brandDB/brand' },
  { name: 'guide-approvals', who: 'brand.approver', site: '2', hash: '/brandDB/brandAudit' },
  { name: 'guide-performance', who: 'perf.boss', site: '2', hash: '/PS/performance' },
  { name: 'guide-sales', who: 'finance.analyst', site: '2', hash: '/PS/tenantSale' },
  { name: 'guide-expiry', who: 'leasing.head', site: '8', hash: '/leasing/expiry' },
  { name: 'guide-floor', who: 'leasing.head', site: '8', hash: '/leasing/floor' },
  {
    name: 'guide-flags',
    who: 'gz.manager',
    hash: '/Flagging/board',
    wait: '[data-card], article, #content h1',
  },
  { name: 'guide-reports', who: 'finance.analyst', site: '2', hash: '/reports/center' },
  { name: 'guide-workspace', who: 'dpark.team', hash: '/DP/calendar', locale: 'zh_TW' },
  { name: 'guide-users', who: 'admin', site: '2', hash: '/System/user', theme: 'dark' },
  { name: 'guide-help', who: 'gz.manager', hash: '/help/RM' },
]
