import type { RoleType } from '#contract/access.ts'
import { text, type LocalText } from '#contract/localText.ts'

/** A role that many operators need. */
export interface RoleTemplate {
  readonly code: string
  readonly name: LocalText
  /** For whom it is. */
  readonly does: LocalText
  readonly type: RoleType
  /** Codes, or patterns with `*`; a leading `!` removes codes. */
  readonly grants: string
}

// People who may see a menu entry must be able to see its parents, which need the weakest view permission of
// their branch: a role with `scoring.edit` must have `scoring.view` too.
/** The roles from which an operator starts, and which the demo operator has. */
export const roleTemplates: readonly RoleTemplate[] = [
  {
    code: 'group_manager',
    name: text('集团管理层', '集團管理層', 'Group manager'),
    does: text(
      '查看全部站点，复核问题，重算业绩',
      '檢視全部站點，覆核問題，重算業績',
      'Sees every site, verifies issues, recalculates performance',
    ),
    type: 'management',
    grants: `*.view
      rm.tour_issue.view_all rm.tour_issue.stat rm.tour_issue.verify rm.tour_issue.close rm.tour_issue.export
      rmhk.tour_issue.view_all rmhk.tour_issue.stat rmhk.tour_issue.verify rmhk.tour_issue.close rmhk.tour_issue.export
      rm.myscust.regen rm.myscust.reall rm.myscust.appeal_decide rmhk.myscust.regen rmhk.myscust.reall
      perf.* scoring.confirm scoring.regen scoring.recover scoring.export report.* flag.edit dashboard.group site.all`,
  },
  {
    code: 'rm_manager',
    name: text('营运经理', '營運經理', 'RM manager'),
    does: text(
      '管理内地商场的巡场、问题和评分',
      '管理內地商場的巡場、問題及評分',
      'Manages tours, issues and scores of a mainland mall',
    ),
    type: 'business',
    grants: 'rm.* scoring.* !scoring.regen !scoring.recover shop.view flag.view flag.edit dashboard.view',
  },
  {
    code: 'rm_officer',
    name: text('营运专员', '營運專員', 'RM officer'),
    does: text(
      '在内地商场巡场、整改和评分',
      '在內地商場巡場、整改及評分',
      'Walks tours, fixes issues and scores shops in a mainland mall',
    ),
    type: 'business',
    grants: `rm.tour_issue.view rm.tour_issue.create rm.tour_issue.fix rm.tour.view rm.tour_result.*
      scoring.view scoring.edit shop.view`,
  },
  {
    code: 'rmhk_manager',
    name: text('香港营运经理', '香港營運經理', 'HK RM manager'),
    does: text(
      '管理香港商场的巡场、问题和评分',
      '管理香港商場的巡場、問題及評分',
      'Manages tours, issues and scores of a Hong Kong mall',
    ),
    type: 'business',
    grants: `rmhk.* scoringhk.* scoring.view scoring.edit scoring.confirm scoring.export shop.view flag.view
      dashboard.view`,
  },
  {
    code: 'rmhk_officer',
    name: text('香港营运专员', '香港營運專員', 'HK RM officer'),
    does: text(
      '在香港商场巡场、整改和评分',
      '在香港商場巡場、整改及評分',
      'Walks tours, fixes issues and scores shops in a Hong Kong mall',
    ),
    type: 'business',
    grants: `rmhk.tour_issue.view rmhk.tour_issue.create rmhk.tour_issue.fix rmhk.tour.view rmhk.tour_result.*
      scoringhk.view scoringhk.edit scoring.view scoring.edit shop.view`,
  },
  {
    code: 'brand_editor',
    name: text('品牌编辑', '品牌編輯', 'Brand editor'),
    does: text('录入品牌、公司和联系人', '輸入品牌、公司及聯絡人', 'Keeps brands, companies and contacts'),
    type: 'business',
    grants: `branddb.brand.view branddb.brand.create branddb.brand.edit branddb.brand.export branddb.audit.view
      branddb.company.* branddb.contact.* branddb.store.view`,
  },
  {
    code: 'brand_approver',
    name: text('品牌审批', '品牌審批', 'Brand approver'),
    does: text(
      '审批品牌修改，维护铺位和字典',
      '批核品牌更改，維護舖位及字典',
      'Approves changes of brands, keeps units and dictionaries',
    ),
    type: 'business',
    grants: 'branddb.*',
  },
  {
    code: 'leasing_officer',
    name: text('招商专员', '招商專員', 'Leasing officer'),
    does: text('录入租约和租金', '輸入租約及租金', 'Enters leases and rents'),
    type: 'business',
    grants: `leasing.ship.view leasing.ship.edit leasing.lease.view leasing.lease.edit leasing.rent.view
      leasing.rent.edit branddb.*.view shop.view report.view`,
  },
  {
    code: 'leasing_manager',
    name: text('招商经理', '招商經理', 'Leasing manager'),
    does: text(
      '审批租约，管理租户和预警',
      '批核租約，管理租戶及預警',
      'Approves leases, manages tenants and flags',
    ),
    type: 'business',
    grants: 'leasing.* flag.* perf.view report.* branddb.*.view shop.view',
  },
  {
    code: 'perf_analyst',
    name: text('业绩分析', '業績分析', 'Performance analyst'),
    does: text(
      '录入和导入销售，查看业绩',
      '輸入及匯入銷售，檢視業績',
      'Enters and imports sales, reads performance',
    ),
    type: 'business',
    grants: 'perf.view perf.sale.* perf.sale_category.edit report.*',
  },
  {
    code: 'perf_manager',
    name: text('业绩经理', '業績經理', 'Performance manager'),
    does: text(
      '重算和锁定各站点的业绩',
      '重算及鎖定各站點的業績',
      'Recalculates and locks the performance of every site',
    ),
    type: 'management',
    grants: 'perf.* leasing.ship.view leasing.rent.view report.* dashboard.view dashboard.group site.all',
  },
  {
    code: 'dp_team',
    name: text('D·Park 团队', 'D·Park 團隊', 'D-Park team'),
    does: text('使用 D·Park 的工作台', '使用 D·Park 的工作台', 'Works in the workspace of D-Park'),
    type: 'business',
    grants: `dp.view rmhk.* scoringhk.view shop.view leasing.ship.view leasing.lease.view perf.view
      perf.sale.view`,
  },
  {
    code: 'auditor',
    name: text('审计', '審計', 'Auditor'),
    does: text('查看全部内容，不能更改', '檢視全部內容，不能更改', 'Reads everything, changes nothing'),
    type: 'readonly',
    grants: '*.view report.* system.auditlog.view',
  },
  {
    code: 'myscust_agency',
    name: text('神秘顾客机构', '神秘顧客機構', 'Mystery agency'),
    does: text(
      '录入本机构的神秘顾客检测',
      '輸入本機構的神秘顧客檢測',
      'Enters the mystery visits of its own rounds',
    ),
    type: 'external',
    grants: 'rm.myscust.view rm.myscust.edit',
  },
]

/** The permissions of a role, of all codes that areas declare. They are in that order, followed by those of areas that are not installed. */
export function permissionsOf({ grants }: Pick<RoleTemplate, 'grants'>, codes: readonly string[]): string[] {
  const patterns = grants.split(/\s+/).filter(Boolean)
  const like = (pattern: string) => codesLike(pattern, codes)
  const given = patterns.filter((pattern) => !pattern.startsWith('!')).flatMap(like)
  const taken = patterns
    .filter((pattern) => pattern.startsWith('!'))
    .flatMap((pattern) => like(pattern.slice(1)))
  const all = new Set([...codes.filter((code) => given.includes(code)), ...given])
  return [...all].filter((code) => !taken.includes(code))
}

// A pattern that matches nothing is a typing error, not an empty grant; but the area may be switched off.
const codesLike = (pattern: string, codes: readonly string[]): readonly string[] => {
  const shape = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.+')}$`)
  const found = codes.filter((code) => shape.test(code))
  if (found.length > 0) return found
  const area = pattern.replace(/\..*/, '.')
  if (codes.some((code) => code.startsWith(area))) throw new Error(`no permission code matches "${pattern}"`)
  return pattern.includes('*') ? [] : [pattern]
}
