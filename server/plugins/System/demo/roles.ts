import { commonColumns } from '#server/demo/commonColumns.ts'
import { threeNames } from '#server/demo/threeNames.ts'

interface RolePlan {
  names: string
  type: 'management' | 'business' | 'readonly' | 'external'
  /** Codes, or patterns with `*`; a leading `!` removes codes. */
  grants: string
}

// People who may see a menu entry must be able to see its parents, which need the weakest view permission of
// their branch: a role with `scoring.edit` must have `scoring.view` too.
const plan: Record<string, RolePlan> = {
  sys_admin: { names: '系统管理员|系統管理員|System administrator', type: 'management', grants: '*' },
  group_manager: {
    names: '集团管理层|集團管理層|Group manager',
    type: 'management',
    grants: `*.view
      rm.tour_issue.view_all rm.tour_issue.stat rm.tour_issue.verify rm.tour_issue.close rm.tour_issue.export
      rmhk.tour_issue.view_all rmhk.tour_issue.stat rmhk.tour_issue.verify rmhk.tour_issue.close rmhk.tour_issue.export
      rm.myscust.regen rm.myscust.reall rm.myscust.appeal_decide rmhk.myscust.regen rmhk.myscust.reall
      perf.* scoring.confirm scoring.regen scoring.recover scoring.export report.* flag.edit dashboard.group site.all`,
  },
  rm_manager: {
    names: '营运经理|營運經理|RM manager',
    type: 'business',
    grants: 'rm.* scoring.* !scoring.regen !scoring.recover shop.view flag.view flag.edit dashboard.view',
  },
  rm_officer: {
    names: '营运专员|營運專員|RM officer',
    type: 'business',
    grants: `rm.tour_issue.view rm.tour_issue.create rm.tour_issue.fix rm.tour.view rm.tour_result.*
      scoring.view scoring.edit shop.view`,
  },
  rmhk_manager: {
    names: '香港营运经理|香港營運經理|HK RM manager',
    type: 'business',
    grants: `rmhk.* scoringhk.* scoring.view scoring.edit scoring.confirm scoring.export shop.view flag.view
      dashboard.view`,
  },
  rmhk_officer: {
    names: '香港营运专员|香港營運專員|HK RM officer',
    type: 'business',
    grants: `rmhk.tour_issue.view rmhk.tour_issue.create rmhk.tour_issue.fix rmhk.tour.view rmhk.tour_result.*
      scoringhk.view scoringhk.edit scoring.view scoring.edit shop.view`,
  },
  brand_editor: {
    names: '品牌编辑|品牌編輯|Brand editor',
    type: 'business',
    grants: `branddb.brand.view branddb.brand.create branddb.brand.edit branddb.brand.export branddb.audit.view
      branddb.company.* branddb.contact.* branddb.store.view`,
  },
  brand_approver: { names: '品牌审批|品牌審批|Brand approver', type: 'business', grants: 'branddb.*' },
  leasing_officer: {
    names: '招商专员|招商專員|Leasing officer',
    type: 'business',
    grants: `leasing.ship.view leasing.ship.edit leasing.lease.view leasing.lease.edit leasing.rent.view
      leasing.rent.edit branddb.*.view shop.view report.view`,
  },
  leasing_manager: {
    names: '招商经理|招商經理|Leasing manager',
    type: 'business',
    grants: 'leasing.* flag.* perf.view report.* branddb.*.view shop.view',
  },
  perf_analyst: {
    names: '业绩分析|業績分析|Performance analyst',
    type: 'business',
    grants: 'perf.view perf.sale.* perf.sale_category.edit report.*',
  },
  perf_manager: {
    names: '业绩经理|業績經理|Performance manager',
    type: 'management',
    grants: 'perf.* leasing.ship.view leasing.rent.view report.* dashboard.view dashboard.group site.all',
  },
  dp_team: {
    names: 'D·Park 团队|D·Park 團隊|D-Park team',
    type: 'business',
    grants: `dp.view rmhk.* scoringhk.view shop.view leasing.ship.view leasing.lease.view perf.view
      perf.sale.view`,
  },
  auditor: { names: '审计|審計|Auditor', type: 'readonly', grants: '*.view report.* system.auditlog.view' },
  myscust_agency: {
    names: '神秘顾客机构|神秘顧客機構|Mystery agency',
    type: 'external',
    grants: 'rm.myscust.view rm.myscust.edit',
  },
  no_menu: { names: '无菜单|無菜單|No menu', type: 'external', grants: '' },
  // Edge case: its permissions are one string instead of a list, which readers must accept (specification
  // section 3).
  report_reader: { names: '报表查阅|報表查閱|Report reader', type: 'readonly', grants: 'report.view' },
}

/**
 * The 16 roles of the demo operator and a role whose permissions are a single string. `codes` are all that
 * areas declare.
 */
export const roles = (createdAt: number, codes: readonly string[]) =>
  Object.entries(plan).map(([code, { names, type, grants }]) => ({
    _id: code,
    code,
    ...threeNames(names),
    type,
    permissions: code === 'report_reader' ? grants : grantsOf(grants, codes),
    department_required: [],
    description: descriptions[type],
    ...commonColumns(createdAt),
  }))

const descriptions = {
  management: '管理角色：持有人视为管理人员',
  business: '业务角色',
  readonly: '只读角色：只可查看，不可更改',
  external: '外部人员角色',
}

// The codes are in the order of the catalogue, followed by those of areas that are not installed.
const grantsOf = (grants: string, codes: readonly string[]): string[] => {
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
