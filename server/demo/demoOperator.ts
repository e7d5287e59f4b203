import { announcements } from '#server/plugins/System/demo/announcements.ts'
import { auditLog, signInLog } from '#server/plugins/System/demo/auditLog.ts'
import { brandAudits, brandsInApproval } from '#server/plugins/brandDB/demo/brandAudits.ts'
import { brandCompanies } from '#server/plugins/brandDB/demo/brandCompanies.ts'
import { companies, companyClassifications } from '#server/plugins/brandDB/demo/companies.ts'
import { contacts } from '#server/plugins/brandDB/demo/contacts.ts'
import { demoGround, type DemoGround } from './demoGround.ts'
import type { DemoTable } from '#server/db/demoTable.ts'
import { declaredPermissions, newRow } from '#server/http/declaredRows.ts'
import { staffLevels } from '#server/plugins/common/staffLevels.ts'
import { commonColumns } from './commonColumns.ts'
import type { DemoOptions } from './demoOptions.ts'
import type { DemoPart } from './demoPart.ts'
import { departments } from './departments.ts'
import {
  brandCategories,
  brandTags,
  level1Classifications,
  level2Classifications,
} from '#server/plugins/brandDB/demo/dictionaries.ts'
import { favouriteBrands } from '#server/plugins/brandDB/demo/favouriteBrands.ts'
import { flagTenants } from '#server/plugins/Flagging/demo/flags.ts'
import { menus } from '#server/plugins/System/demo/menus.ts'
import { operationTables } from '#server/plugins/RM/demo/operationTables.ts'
import { params } from '#server/plugins/System/demo/params.ts'
import { reportTables } from '#server/plugins/reports/demo/reports.ts'
import { performanceParts } from '#server/plugins/PS/demo/retailPerformance.ts'
import { scoredShops } from '#server/plugins/RM_evaluate/demo/scoringReports.ts'
import { scoringParts, scoringTables } from '#server/plugins/RM_evaluate/demo/scoringParts.ts'
import { fileParts, type FilePlace } from './seedFiles.ts'
import { storeAreaHistory, storeLineage } from '#server/plugins/brandDB/demo/successions.ts'
import { tenancies } from '#server/plugins/leasing/demo/tenancies.ts'
import { tenancyTables } from '#server/plugins/leasing/demo/tenancyTables.ts'

/** The demo operator, Lumen Malls Group. */
export interface DemoOperator {
  /** The tables that it starts with, in an order in which every reference already exists. */
  readonly tables: readonly DemoTable[]
  /** What arrives later, in this order; what people of the demo look at first comes first. */
  readonly parts: (place?: FilePlace) => readonly DemoPart[]
}

/** Makes it. */
export function demoOperator(options: DemoOptions): DemoOperator {
  const ground = demoGround(options)
  const { tenancies: made, tables } = firstTables(ground, options)
  const shops = scoredShops({ ...ground, tenancies: made })
  return {
    tables,
    parts: (place) => [
      ...ground.sites.flatMap((site) => [
        ...performanceParts(site, ground),
        ...scoringParts(site, shops, ground),
        flagTenants(site, ground),
      ]),
      ...(place ? fileParts(place, ground.small) : []),
    ],
  }
}

function firstTables(ground: DemoGround, options: DemoOptions) {
  const { brands, sites, small, now, users } = ground
  const company = companies(brands, { small, now })
  const { rows: relations, companyAt } = brandCompanies(brands, sites, small)
  const made = tenancies({ ...ground, companyAt })
  const present = made.tenancies.filter(({ exit, role }) => exit === null && role !== 'next')
  const audits = brandAudits(ground)
  const tables: readonly DemoTable[] = [
    ...basicTables(ground, brandsInApproval(audits)),
    { table: 'company_classification', rows: companyClassifications(ground.opened) },
    { table: 'company', rows: company },
    { table: 'brand_company', rows: relations },
    {
      table: 'contact',
      rows: contacts({
        ...ground,
        companies: company,
        companyOf: new Map(present.map(({ store, company_id }) => [store._id, company_id])),
        count: small ? 230 : 4200,
      }),
    },
    { table: 'brand_audit', rows: audits },
    { table: 'user_favorite_brand', rows: favouriteBrands(users, brands, small ? 30 : 260, now) },
    ...tenancyTables(made, ground, options.scale === 'full'),
    ...operationTables(ground),
    ...scoringTables(ground),
    ...reportTables(ground),
    { table: 'audit_log', rows: [], statements: auditLog(ground) },
    { table: 'sign_in', rows: [], statements: signInLog() },
    { table: 'announcement', rows: announcements(ground) },
  ]
  return { tenancies: made.tenancies, tables }
}

const basicTables = (ground: DemoGround, inApproval: ReadonlySet<string | null>): DemoTable[] => {
  const { opened, plugins, brands, stores, today } = ground
  return [
    { table: 'site', rows: ground.sites },
    { table: 'department', rows: departments(opened) },
    { table: 'staff_level', rows: staffLevels.map((level) => ({ ...level, ...commonColumns(opened) })) },
    {
      table: 'permission',
      rows: declaredPermissions(plugins).map((row) => ({ ...newRow(row), ...commonColumns(opened) })),
    },
    { table: 'role', rows: ground.roles },
    { table: 'user', rows: ground.users },
    { table: 'menu', rows: menus(opened, plugins) },
    { table: 'param', rows: params(opened, plugins, ground.sites) },
    { table: 'i18n_message', rows: languageMessages(opened) },
    { table: 'brand_category', rows: brandCategories(opened) },
    { table: 'level1_classification', rows: level1Classifications(opened) },
    { table: 'level2_classification', rows: level2Classifications(opened) },
    { table: 'brand_tag', rows: brandTags(opened) },
    {
      table: 'brand',
      rows: brands.map((brand) => ({
        ...brand,
        audit_status: inApproval.has(brand._id) ? 'audit_inprogress' : 'none',
      })),
    },
    { table: 'floor', rows: ground.floors },
    { table: 'store', rows: stores },
    { table: 'store_area_history', rows: storeAreaHistory(stores, today) },
    { table: 'store_lineage', rows: storeLineage(ground.successions) },
  ]
}

/** The demo operator's own texts: its name, in each language. */
const languageMessages = (writtenAt: number) =>
  Object.entries(operatorName).map(([locale, text]) => ({
    locale,
    key: 'atrium.shell.operator',
    text,
    updated_at: writtenAt,
    updated_by: 'U001',
  }))

const operatorName = { zh_CN: '曜映商业集团', zh_TW: '曜映商業集團', en_US: 'Lumen Malls' }
