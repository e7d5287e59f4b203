// @runs longer in full runs
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { isAdded } from '#tests/support/ownAreas.ts'
import { consoleInBrowser } from '#tests/support/consoleInBrowser.ts'
import { oneIn } from '#tests/support/isShort.ts'

// What people see of the console, written by hand from the description of their roles and sites. The server's half of
// the same table is tests/server/access.test.ts.

/** Somebody at one of their sites: the entries of the menu, and screens by their address, open to them or not. */
interface Sight {
  who: string
  /** As the popup names it; for people of one site nothing is chosen. */
  site?: string
  menu: readonly string[]
  open: readonly string[]
  closed: readonly string[]
  /** Made for other sites: nothing is at the address. */
  absent?: readonly string[]
}

const lists = {
  issues: '/RM/tourIssue/issueList',
  hkIssues: '/RMHK/tourIssue/issueList',
  brands: '/brandDB/brand',
  stores: '/brandDB/store',
}

const sights: readonly Sight[] = [
  {
    who: 'admin',
    site: '广州店',
    menu: [
      '问题列表',
      '问题统计',
      '巡场计划',
      '巡场结果',
      '检测结果',
      '问题跟进',
      '我的工作台',
      '集团总览',
      '待办中心',
      '每日评分',
      '评分记录',
      '评分结果',
      '单项排名',
      '评分项目',
      '批量导入',
      '品牌',
      '品牌审批',
      '公司',
      '联系人',
      '铺位',
      '楼层',
      '品牌排行',
      '类别与业态',
      '品牌标签',
      '公司类型',
      '租户销售',
      '零售业绩',
      '业绩重算',
      '业绩排名',
      '销售类别',
      '汇率',
      '楼层实况',
      '租户关系',
      '租约',
      '租金',
      '租金表',
      '到期分析',
      '楼层业态图',
      '铺位拆合',
      '预警列表',
      '预警看板',
      '预警规则',
      '报表中心',
      '导出记录',
      '数据看板（外部）',
      '用户',
      '负责铺位',
      '角色',
      '权限',
      '菜单',
      '多语言',
      '参数',
      '字典',
      '部门',
      '站点',
      '职级',
      '审计日志',
      '在线用户',
      '登录记录',
      '后台任务',
      '系统状态',
      '公告',
      '能耗监测',
    ],
    open: [lists.issues, lists.brands, lists.stores, '/brandDB/brand/create', '/Iframe/m120'],
    closed: [],
    // The administrator passes every check, but what is made for Hong Kong has nothing to show elsewhere.
    absent: [lists.hkIssues],
  },
  {
    who: 'grace.group@example.com',
    site: 'Project Sea',
    menu: [
      'My dashboard',
      'Group overview',
      'Inbox',
      'Issue list',
      'Issue statistics',
      'Tour plan',
      'Tour results',
      'Mystery customer',
      'Results',
      'Scoring records',
      'Item ranking',
      'Scoring items',
      'Shops by tag',
      'Brands',
      'Brand approvals',
      'Companies',
      'Contacts',
      'Stores',
      'Floors',
      'Brand ranking',
      'Tenant sales',
      'Retail performance',
      'Recalculation',
      'Performance ranking',
      'Sales categories',
      'Exchange rates',
      'Living floor',
      'Tenancies',
      'Leases',
      'Rents',
      'Rent roll',
      'Lease expiry',
      'Stacking plan',
      'Flag list',
      'Flag board',
      'Report centre',
      'Recent exports',
      'BI board (external)',
      'Users',
      'Store assignments',
      'Roles',
      'Permissions',
      'Menus',
      'Languages',
      'Parameters',
      'Dictionaries',
      'Departments',
      'Sites',
      'Staff levels',
      'Audit log',
      'Online users',
      'Sign-in log',
      'Jobs',
      'Status',
      'Announcements',
    ],
    open: [lists.hkIssues, lists.brands],
    closed: ['/brandDB/brand/create'],
  },
  {
    who: 'gz.manager',
    menu: [
      '问题列表',
      '问题统计',
      '巡场计划',
      '巡场结果',
      '检测结果',
      '问题跟进',
      '我的工作台',
      '待办中心',
      '每日评分',
      '评分记录',
      '评分结果',
      '单项排名',
      '评分项目',
      '批量导入',
      '预警列表',
      '预警看板',
    ],
    open: [lists.issues, '/RM/tourIssue/issueStatistics'],
    closed: [lists.brands, lists.stores],
    absent: [lists.hkIssues],
  },
  {
    who: 'hk.manager',
    site: 'D·Park 荃灣',
    menu: [
      '我的工作台',
      '待辦中心',
      '問題列表',
      '問題統計',
      '巡場計劃',
      '巡場結果',
      '神秘顧客',
      '每日評分',
      '評分結果',
      '評分記錄',
      '單項排名',
      '評分項目',
      '評分標籤',
      '標籤店舖',
      '預警列表',
      '預警看板',
    ],
    open: [lists.hkIssues, '/RMHK/tourIssue/issueStatistics'],
    closed: [lists.brands],
    absent: [lists.issues],
  },
  {
    who: 'hk.officer',
    menu: [
      '問題列表',
      '巡場計劃',
      '巡場結果',
      '每日評分',
      '評分結果',
      '評分記錄',
      '單項排名',
      '評分項目',
      '標籤店舖',
    ],
    open: [lists.hkIssues],
    closed: [lists.stores, '/RMHK/tourIssue/issueStatistics'],
  },
  {
    who: 'brand.editor',
    site: '上海店',
    menu: ['品牌', '品牌审批', '公司', '联系人', '铺位', '楼层'],
    // A brand's form leads an editor to the one that asks for approval.
    open: [lists.brands, '/brandDB/brand/create', lists.stores, '/brandDB/brandModifyPC/B123'],
    closed: [lists.issues, '/brandDB/store/create'],
    absent: [lists.hkIssues],
  },
  {
    who: 'leasing.sh',
    menu: [
      '品牌',
      '品牌审批',
      '公司',
      '联系人',
      '铺位',
      '楼层',
      '品牌排行',
      '楼层实况',
      '租户关系',
      '租约',
      '租金',
      '租金表',
      '到期分析',
      '楼层业态图',
      '报表中心',
      '导出记录',
    ],
    open: [lists.brands, lists.stores, '/leasing/lease/create'],
    closed: [lists.issues, '/brandDB/brand/create', '/brandDB/brand/B123'],
  },
  { who: 'nomenu', menu: [], open: ['/empty'], closed: [lists.issues, lists.brands, lists.stores] },
  {
    who: 'finance.analyst',
    site: '沈阳店',
    menu: ['租户销售', '零售业绩', '业绩排名', '销售类别', '报表中心', '导出记录'],
    open: ['/PS/tenantSale', '/PS/performance', '/PS/salesCategory', '/reports/center', '/reports/history'],
    closed: [lists.issues, lists.brands],
  },
]

const place = consoleInBrowser()

describe.each(oneIn(2, sights))('$who at $site', ({ who, site, menu, open, closed, absent = [] }) => {
  it('sees that menu, gets into the own screens, and into no other by its address', async () => {
    const page = await place.signedIn(who, { site })
    // Arriving at a page opens its group by itself.
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => leavesShown(page)).toEqual(menu)
    for (const address of open) expect(await arrival(page, address), address).toBe('open')
    for (const address of closed) expect(await arrival(page, address), address).toBe('closed')
    for (const address of absent) expect(await arrival(page, address), address).toBe('absent')
  })
})

describe('a button', () => {
  it.each([
    ['brand.editor', '上海店', true, false],
    ['brand.approver', 'Shanghai', true, true],
    ['leasing.sh', undefined, false, false],
  ])('%s: makes brands or not, changes them or not, by right', async (who, site, makes, changes) => {
    const page = await place.signedIn(who, { site, hash: '/brandDB/brand' })
    await page.getByRole('row').nth(2).waitFor()
    await expect.poll(() => page.getByRole('link', { name: /新建|Create/ }).count()).toBe(makes ? 1 : 0)
    await page.goto(`${place.url}/#/brandDB/brand/B123/show`)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: /编辑|Edit/ }).count()).toBe(changes ? 1 : 0)
  })
})

/** The names of the entries without children, every group opened. */
async function leavesShown(page: Page): Promise<string[]> {
  const nav = page.getByRole('navigation', { name: /菜单|菜單|選單|Menu/i }).first()
  if ((await nav.count()) === 0) return []
  const closed = nav.locator('button[aria-expanded=false][data-stop]')
  while ((await closed.count()) > 0) await closed.first().click()
  const links = await nav
    .locator('a[data-stop]')
    .evaluateAll((found) =>
      found.map((link) => [link.getAttribute('href') ?? '', link.textContent.trim()] as const),
    )
  return links.flatMap(([address, name]) => (isOwnLink(address) ? [name] : []))
}

const isOwnLink = (address: string): boolean => !isAdded(address.replace(/^#/, ''))

/** What stands at an address once it has settled. */
async function arrival(page: Page, address: string): Promise<'open' | 'closed' | 'absent'> {
  await page.goto(`${place.url}/#${address}`)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.waitFor()
  await expect.poll(() => page.locator('[aria-busy=true]').count()).toBe(0)
  const title = (await heading.innerText()).trim()
  return refusals.includes(title) ? 'closed' : nowhere.includes(title) ? 'absent' : 'open'
}

const nowhere = ['此地址没有内容', '此網址沒有內容', 'There is nothing at this address']
const refusals = ['您无权查看此页面', '你無權檢視此頁面', "You don't have access to this page"]
