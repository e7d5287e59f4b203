import { sql, type RawBuilder } from 'kysely'
import { departmentAliases } from '#contract/common/mainDepartment.ts'

const aliases = JSON.stringify(departmentAliases)
const main = (id: RawBuilder<unknown>) => sql`coalesce(${aliases}::jsonb ->> ${id}, ${id})`

/**
 * The condition that a `role` with the alias r counts for a `"user"` with this alias: they have it, and it is not limited to
 * other departments. It is the same as in `personOf`.
 */
export const countingRole = (user: string) => sql`(
  r._id = any(${sql.ref(`${user}.roles`)}) and r.is_active and r.deleted_at is null
  and (r.department_required = '{}' or exists (
    select from unnest(r.department_required) needed, unnest(${sql.ref(`${user}.department`)}) own
    where ${main(sql`needed`)} = ${main(sql`own`)})))`
