import { sql } from 'kysely'
import { brand } from '#contract/brandDB/brand.ts'
import { brandAudit, brandDepartments } from '#contract/brandDB/brandAudit.ts'
import { departmentAliases, mainDepartment } from '#contract/common/mainDepartment.ts'
import { text } from '#contract/localText.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { scopedTable } from '#server/engine/inScope.ts'
import { changeRequests } from '#server/services/changeRequest/changeRequests.ts'
import { readParams } from '#server/services/params.ts'
import { countingRole } from '#server/services/session/countingRole.ts'
import { companies } from './companies.ts'

/** The name of the brand of a request, or of the brand that is to be added. */
const brandName = (column: 'name' | 'name_tc' | 'name_en'): Sql => sql`coalesce(
  (select coalesce(nullif(${sql.ref(`b.${column}`)}, ''), b.name) from brand b where b._id = brand_audit.brand_id),
  nullif(brand_audit.after ->> ${column}, ''), brand_audit.after ->> 'name')`

/** The name of the brand of a request in each language. */
export const brandTitle = {
  zh_CN: brandName('name'),
  zh_TW: brandName('name_tc'),
  en_US: brandName('name_en'),
}

/** The names and the code of the brand of a request; the proposed names of a brand that does not exist yet. */
export const brandNames = (context: Context): Sql => sql`coalesce(
  (select joined(brand.name, brand.name_en, brand.name_tc, brand.code) from ${scopedTable(brand, context)} where brand._id = brand_audit.brand_id),
  joined(brand_audit.after ->> 'name', brand_audit.after ->> 'name_en', brand_audit.after ->> 'name_tc'))`

// People belong to either list of departments.
const approvingDepartments = [
  ...new Set([
    ...brandDepartments,
    ...Object.keys(departmentAliases).filter((id) => brandDepartments.includes(mainDepartment(id))),
  ]),
]

/** How changes of brands are requested, decided and made (specification section 1, brand modification). */
export const brandRequests = changeRequests(brandAudit, {
  parts: { companies },
  levels: levelsFor,
  derived: { brand_names: brandNames },
  title: brandTitle,
  approvers: sql`u.department && ${approvingDepartments}::text[]
    and exists (select from role r where ${countingRole('u')} and r.permissions ? 'branddb.audit.approve')`,
  notices: 'atrium.brand_audit.told',
  link: (id) => `/brandDB/brandAudit/${id}`,
  forgets: {
    name: 'brandDB.forget_files',
    title: text('清理旧修改申请的文件', '清理舊修改申請的檔案', 'Remove files of old requests'),
  },
})

/**
 * Changes of a name, of the companies behind a brand, and blacklisting need two approvals if the operator
 * wants two.
 */
async function levelsFor({ db }: Context, after: Row): Promise<number> {
  const isGrave = grave.some((name) => name in after) || after['status'] === 'blacklisted'
  return isGrave ? (await readParams(db))('brand.audit_levels') : 1
}

const grave = ['name', 'name_en', 'name_tc', 'companies']
