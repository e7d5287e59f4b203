import { sql } from 'kysely'
import { permission, permissionsList } from '#contract/System/permissionList.ts'
import { role } from '#contract/System/role.ts'
import type { Context } from '#server/engine/context.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { list } from '#server/engine/read.ts'
import { visibleTable } from '#server/engine/visible.ts'
import { route } from '#server/http/handler.ts'

/** The permission catalogue; for each code, whether a role has it, and which of the roles that the person may view. */
export const permissionsListRoute = route(permissionsList, async ({ context, query }) => {
  const page = await list(permission, context(), query)
  const held = await heldCodes(context())
  return {
    data: {
      ...page,
      list: page.list.map((record) => ({
        ...record,
        in_use: held.has(record.code),
        roles: held.get(record.code) ?? [],
      })),
    },
  }
})

async function heldCodes(context: Context): Promise<ReadonlyMap<string, string[]>> {
  // The codes of a role are a text or a list of texts.
  const { rows } = await sql<{ code: string; roles: string[] }>`
    select code, array(
        select _id from ${visibleTable(role, context)} where permissions ? p.code order by ${naturalOrder('role.code')}) as roles
    from permission p where exists (
      select from role r where r.permissions ? p.code and r.deleted_at is null)`.execute(context.db)
  return new Map(rows.map(({ code, roles }) => [code, roles]))
}
