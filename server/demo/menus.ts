import { commonColumns } from './commonColumns.ts'
import { siteIds } from './sites.ts'
import { threeNames } from './threeNames.ts'

const hongKong = ['9', '10']
const sitesOf: Record<string, string | string[]> = {
  all: [],
  mainland: siteIds.filter((id) => !hongKong.includes(id)),
  hongKong,
  dpark: ['9'],
  // One id instead of a list, on purpose: readers must take both forms (specification section 3).
  dparkAlone: '9',
}

/** Position in the tree, names, icon, uri, permission code, sites. A position's last part orders it among its siblings. */
type Entry = [position: string, names: string, icon: string, uri: string, permission: string, sites: string]

// prettier-ignore
const entries: Entry[] = [
  ['10', '零售管理|零售管理|Retail management', 'storefront', '/RM', 'rm.tour_issue.view', 'mainland'],
  ['10.1', '巡场问题|巡場問題|Tour issues', 'report_problem', '/RM/tourIssue', 'rm.tour_issue.view', 'mainland'],
  ['10.1.1', '问题列表|問題列表|Issue list', 'list', '/RM/tourIssue/issueList', 'rm.tour_issue.view', 'mainland'],
  ['10.1.2', '问题统计|問題統計|Issue statistics', 'bar_chart', '/RM/tourIssue/issueStatistics', 'rm.tour_issue.stat', 'mainland'],
  ['10.2', '巡场|巡場|Tours', 'directions_walk', '/RM/tour', 'rm.tour.view', 'mainland'],
  ['10.2.1', '巡场计划|巡場計劃|Tour plan', 'event', '/RM/tour/list', 'rm.tour.view', 'mainland'],
  ['10.2.2', '巡场结果|巡場結果|Tour results', 'fact_check', '/RM/tourResult/list', 'rm.tour_result.view', 'mainland'],
  ['15', '神秘顾客|神秘顧客|Mystery customer', 'person_search', '/RM/myscust', 'rm.myscust.view', 'mainland'],
  ['15.1', '检测结果|檢測結果|Results', 'assignment', '/RM/myscust/result', 'rm.myscust.view', 'mainland'],
  ['15.2', '问题跟进|問題跟進|Follow-up', 'assignment_late', '/RM/myscust/problem', 'rm.myscust_problem.view', 'mainland'],
  ['20', '工作台|工作台|Dashboard', 'dashboard', '/dashboard', 'dashboard.view', 'all'],
  ['20.1', '我的工作台|我的工作台|My dashboard', 'space_dashboard', '/dashboard/home', 'dashboard.view', 'all'],
  ['20.2', '集团总览|集團總覽|Group overview', 'public', '/dashboard/group', 'dashboard.group', 'all'],
  ['30', '店铺评分|店舖評分|Shop scoring', 'grade', '/RM_evaluate', 'scoring.view', 'mainland'],
  ['30.1', '每日评分|每日評分|Daily scoring', 'edit_note', '/RM_evaluate/scoring', 'scoring.edit', 'mainland'],
  ['30.2', '评分记录|評分記錄|Scoring records', 'list_alt', '/RM_evaluate/scoringList', 'scoring.view', 'mainland'],
  ['30.3', '评分结果|評分結果|Results', 'insights', '/RM_evaluate/results', 'scoring.view', 'mainland'],
  ['30.4', '单项排名|單項排名|Item ranking', 'leaderboard', '/RM_evaluate/itemRanking', 'scoring.view', 'mainland'],
  ['30.5', '评分项目|評分項目|Scoring items', 'tune', '/RM_evaluate/items', 'scoring.item.edit', 'mainland'],
  ['30.6', '批量导入|批量匯入|Upload', 'upload_file', '/RM_evaluate/upload', 'scoring.upload', 'mainland'],
  ['40', '香港零售管理|香港零售管理|HK retail management', 'storefront', '/RMHK', 'rmhk.tour_issue.view', 'hongKong'],
  ['40.1', '巡场问题|巡場問題|Tour issues', 'report_problem', '/RMHK/tourIssue', 'rmhk.tour_issue.view', 'hongKong'],
  ['40.1.1', '问题列表|問題列表|Issue list', 'list', '/RMHK/tourIssue/issueList', 'rmhk.tour_issue.view', 'hongKong'],
  ['40.1.2', '问题统计|問題統計|Issue statistics', 'bar_chart', '/RMHK/tourIssue/issueStatistics', 'rmhk.tour_issue.stat', 'hongKong'],
  ['40.2', '神秘顾客|神秘顧客|Mystery customer', 'person_search', '/RMHK/myscust', 'rmhk.myscust.view', 'hongKong'],
  ['50', '香港店铺评分|香港店舖評分|HK shop scoring', 'grade', '/RMHK_evaluate', 'scoringhk.view', 'hongKong'],
  ['50.1', '每日评分|每日評分|Daily scoring', 'edit_note', '/RMHK_evaluate/scoring', 'scoringhk.edit', 'hongKong'],
  ['50.2', '评分结果|評分結果|Results', 'insights', '/RMHK_evaluate/results', 'scoringhk.view', 'hongKong'],
  ['50.25', '评分记录|評分記錄|Scoring records', 'list_alt', '/RMHK_evaluate/scoringList', 'scoringhk.view', 'hongKong'],
  ['50.26', '单项排名|單項排名|Item ranking', 'leaderboard', '/RMHK_evaluate/ranking', 'scoringhk.view', 'hongKong'],
  ['50.3', '评分标签|評分標籤|Score tags', 'sell', '/RMHK_evaluate/tag', 'scoringhk.tag.edit', 'hongKong'],
  ['50.4', '标签店铺|標籤店舖|Shops by tag', 'label', '/RMHK_evaluate/tagStores', 'scoringhk.view', 'hongKong'],
  ['60', '品牌库|品牌庫|Brand database', 'local_offer', '/brandDB', 'branddb.brand.view', 'all'],
  ['60.1', '品牌|品牌|Brands', 'sell', '/brandDB/brand', 'branddb.brand.view', 'all'],
  ['60.2', '品牌审批|品牌審批|Brand approvals', 'approval', '/brandDB/brandAudit', 'branddb.audit.view', 'all'],
  ['60.3', '公司|公司|Companies', 'business', '/brandDB/company', 'branddb.company.view', 'all'],
  ['60.4', '联系人|聯絡人|Contacts', 'contacts', '/brandDB/contact', 'branddb.contact.view', 'all'],
  ['60.5', '铺位|舖位|Stores', 'grid_view', '/brandDB/store', 'branddb.store.view', 'all'],
  ['60.6', '楼层|樓層|Floors', 'layers', '/brandDB/floor', 'branddb.store.view', 'all'],
  ['60.7', '品牌排行|品牌排行|Brand ranking', 'leaderboard', '/brandDB/ranking', 'branddb.ranking.view', 'all'],
  ['60.8', '基础字典|基礎字典|Dictionaries', 'category', '/brandDB/settings', 'branddb.dict.edit', 'all'],
  ['60.8.1', '品牌类别|品牌類別|Brand categories', 'category', '/brandDB/settings/category', 'branddb.dict.edit', 'all'],
  ['60.8.2', '业态分类|業態分類|Classifications', 'account_tree', '/brandDB/settings/classification', 'branddb.dict.edit', 'all'],
  ['60.8.3', '品牌标签|品牌標籤|Brand tags', 'label', '/brandDB/settings/tag', 'branddb.dict.edit', 'all'],
  ['70', '业绩与销售|業績與銷售|Performance & sales', 'trending_up', '/PS', 'perf.view', 'all'],
  ['70.1', '租户销售|租戶銷售|Tenant sales', 'point_of_sale', '/PS/tenantSale', 'perf.sale.view', 'all'],
  ['70.2', '零售业绩|零售業績|Retail performance', 'query_stats', '/PS/performance', 'perf.view', 'all'],
  ['70.3', '业绩重算|業績重算|Recalculation', 'calculate', '/PS/performance/calculate', 'perf.recalculate', 'all'],
  ['70.4', '业绩排名|業績排名|Performance ranking', 'leaderboard', '/PS/ranking', 'perf.view', 'all'],
  ['70.5', '销售类别|銷售類別|Sales categories', 'category', '/PS/salesCategory', 'perf.sale_category.edit', 'all'],
  ['80', '租赁管理|租賃管理|Leasing', 'vpn_key', '/leasing', 'leasing.ship.view', 'all'],
  ['80.1', '租户关系|租戶關係|Tenancies', 'handshake', '/leasing/tenantShip', 'leasing.ship.view', 'all'],
  ['80.2', '租约|租約|Leases', 'description', '/leasing/lease', 'leasing.lease.view', 'all'],
  ['80.3', '租金|租金|Rents', 'payments', '/leasing/rent', 'leasing.rent.view', 'all'],
  ['80.4', '租金表|租金表|Rent roll', 'table_view', '/leasing/rentRoll', 'leasing.rent.view', 'all'],
  ['80.5', '到期分析|到期分析|Lease expiry', 'event_busy', '/leasing/expiry', 'leasing.lease.view', 'all'],
  ['80.6', '楼层业态图|樓層業態圖|Stacking plan', 'view_module', '/leasing/stacking', 'leasing.ship.view', 'all'],
  ['80.7', '铺位拆合|舖位拆合|Split and merge', 'call_split', '/leasing/storeSplitMerge', 'leasing.split_merge', 'all'],
  ['90', '预警|預警|Flagging', 'flag', '/Flagging', 'flag.view', 'all'],
  ['90.1', '预警列表|預警列表|Flag list', 'flag', '/Flagging/list', 'flag.view', 'all'],
  ['90.15', '预警看板|預警看板|Flag board', 'view_kanban', '/Flagging/board', 'flag.view', 'all'],
  ['90.2', '预警规则|預警規則|Flag rules', 'rule', '/Flagging/rules', 'flag.rule.edit', 'all'],
  ['100', '报表|報表|Reports', 'assessment', '/reports', 'report.view', 'all'],
  ['100.1', '报表中心|報表中心|Report centre', 'folder_open', '/reports/center', 'report.view', 'all'],
  ['100.2', '导出记录|匯出記錄|Recent exports', 'history', '/reports/history', 'report.view', 'all'],
  ['110', 'D·Park|D·Park|D-Park', 'park', '/DP', 'dp.view', 'dpark'],
  ['110.1', 'D·Park 首页|D·Park 首頁|D-Park home', 'home', '/DP/home', 'dp.view', 'dparkAlone'],
  ['110.2', '租户目录|租戶目錄|Tenant directory', 'menu_book', '/DP/tenants', 'dp.view', 'dpark'],
  ['110.3', '日历|日曆|Calendar', 'calendar_month', '/DP/calendar', 'dp.view', 'dpark'],
  ['120', '数据看板（外部）|數據看板（外部）|BI board (external)', 'open_in_new', '/Iframe/m120', 'iframe.view', 'all'],
  ['130', '系统管理|系統管理|System', 'settings', '/System', 'system.user.view', 'all'],
  ['130.1', '用户|用戶|Users', 'people', '/System/user', 'system.user.view', 'all'],
  ['130.2', '角色|角色|Roles', 'badge', '/System/role', 'system.role.view', 'all'],
  ['130.3', '权限|權限|Permissions', 'lock', '/System/permission', 'system.permission.view', 'all'],
  ['130.4', '菜单|菜單|Menus', 'menu', '/System/menu', 'system.menu.view', 'all'],
  ['130.5', '多语言|多語言|Languages', 'translate', '/System/i18n', 'system.i18n.view', 'all'],
  ['130.6', '参数|參數|Parameters', 'tune', '/System/param', 'system.param.view', 'all'],
  ['130.65', '部门|部門|Departments', 'account_tree', '/System/department', 'system.department.view', 'all'],
  ['130.66', '站点|站點|Sites', 'location_city', '/System/site', 'system.site.view', 'all'],
  ['130.67', '职级|職級|Staff levels', 'stairs', '/System/staffLevel', 'system.department.view', 'all'],
  ['130.7', '审计日志|審計日誌|Audit log', 'history', '/System/auditlog', 'system.auditlog.view', 'all'],
]

// Edge cases that every reader of the menu must survive: an inactive entry, and a parent that nobody but the
// administrator sees because its only child asks for a permission that the catalogue does not know. Both are external
// entries, which an installation without demo data leaves out.
// prettier-ignore
const edgeEntries: Entry[] = [
  ['100.3', '旧版报表|舊版報表|Old reports', 'archive', '/reports/old', 'report.view', 'all'],
  ['140', '试点功能|試行功能|Pilot features', 'science', '/Iframe/m140', 'dashboard.view', 'all'],
  ['140.1', '能耗监测|能源監察|Energy monitor', 'bolt', '/Iframe/m140-1', 'energy.meter.view', 'all'],
]

const inactive = '100.3'
const board = '/demo/board?token={token}&site={site_id}&lang={locale}'
/** On a host that the allow-list does not name: an example of a page that may not be framed. */
const otherPages: Record<string, string> = {
  '/Iframe/m140-1': 'https://energy.example.com/monitor?site={site_id}',
}

/** The 81 entries of the console's menu and three edge entries; parents stand before their children. */
export const menus = (createdAt: number) =>
  [...entries, ...edgeEntries].map(([position, names, icon, uri, permission, sites]) => {
    const isOut = uri.startsWith('/Iframe/')
    return {
      _id: menuId(position),
      parent: position.includes('.') ? menuId(position.slice(0, position.lastIndexOf('.'))) : null,
      uri,
      ...threeNames(names),
      icon,
      order: orderOf(position),
      is_out: isOut,
      out_url: isOut ? (otherPages[uri] ?? board) : null,
      permission_code: permission,
      sites: sitesOf[sites] ?? [],
      ...commonColumns(createdAt),
      is_active: position !== inactive,
    }
  })

const menuId = (position: string) => `m${position.replaceAll('.', '-')}`

// 130.6, 130.65, 130.7 become 13060, 13065, 13070: the part after the point counts like decimals.
const orderOf = (position: string) => {
  const [root = '', ...rest] = position.split('.')
  return Number(root + rest.map((part) => part.padEnd(2, '0')).join(''))
}
