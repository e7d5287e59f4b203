import { sql } from 'kysely'
import { brandDepartments } from '#contract/brandDB/brandAudit.ts'
import { departmentAliases, mainDepartment } from '#contract/common/mainDepartment.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { notify } from '#server/services/notifications/notify.ts'
import type { Request } from './proposal.ts'
import { countingRole } from '#server/services/session/countingRole.ts'

/**
 * The notifications about a request: that it waits, that it waits for a second approval, and how it ended.
 */
export type AuditNotice = 'submitted' | 'second' | 'approved' | 'rejected'

/**
 * Notifies the people who may decide on a request, except its author and those who have already approved it.
 */
export const tellApprovers = (inside: Context, request: Request, told: AuditNotice): Promise<void> => {
  const involved = [request.submitted_by, ...request.decisions.slice(-1).map(({ by }) => by)]
  return tell(
    inside,
    request,
    told,
    sql`u.is_active and u.deleted_at is null and u.department && ${approvingDepartments}::text[]
      and not u._id = any(${involved.filter((id) => id !== null)}::text[])
      and exists (select from role r where ${countingRole('u')}
        and r.permissions ? 'branddb.audit.approve')`,
  )
}

/** Notifies the author of what happened to a request. */
export const tellAuthor = (inside: Context, request: Request, told: AuditNotice): Promise<void> =>
  tell(inside, request, told, sql`u._id = ${request.submitted_by} and u._id <> ${inside.who.id}`)

async function tell(inside: Context, request: Request, told: AuditNotice, who: Sql): Promise<void> {
  const { rows } = await sql<{ locale: string; users: string[] }>`
    select u.locale, array_agg(u._id order by u._id) as users from "user" u where ${who} group by u.locale`.execute(
    inside.db,
  )
  if (rows.length === 0) return
  const named = await sql<Names>`
    select name, name_en, name_tc from brand where _id = ${request.brand_id}`.execute(inside.db)
  const names: Names = named.rows[0] ?? request.after
  for (const { locale, users } of rows) {
    const brand = String(names[nameIn[locale] ?? 'name'] || names.name)
    await notify(inside.db, {
      users,
      type: `brand_audit.${told}`,
      title_key: `atrium.brand_audit.told.${told}`,
      params: { brand },
      link: `/brandDB/brandAudit/${request._id}`,
    })
  }
}

type Names = Readonly<Partial<Record<'name' | 'name_en' | 'name_tc', unknown>>>

const nameIn: Readonly<Record<string, keyof Names>> = { en_US: 'name_en', zh_TW: 'name_tc' }

// People belong to either list of departments.
const approvingDepartments = [
  ...new Set([
    ...brandDepartments,
    ...Object.keys(departmentAliases).filter((id) => brandDepartments.includes(mainDepartment(id))),
  ]),
]
