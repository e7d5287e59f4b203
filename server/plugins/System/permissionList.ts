import { sql } from 'kysely'
import { permission, permissionsList } from '#contract/System/permissionList.ts'
import type { Context } from '#server/engine/context.ts'
import { list } from '#server/engine/read.ts'
import { route } from '#server/http/handler.ts'

/** The permission catalogue; for each code, whether a role has it. */
export const permissionsListRoute = route(permissionsList, async ({ context, query }) => {
  const page = await list(permission, context(), query)
  const held = await heldCodes(context())
  return {
    data: { ...page, list: page.list.map((record) => ({ ...record, in_use: held.has(record.code) })) },
  }
})

async function heldCodes({ db }: Context): Promise<ReadonlySet<string>> {
  // The codes of a role are a text or a list of texts.
  const { rows } = await sql<{ code: string }>`
    select code from permission p where exists (
      select from role r where r.permissions ? p.code and r.deleted_at is null)`.execute(db)
  return new Set(rows.map(({ code }) => code))
}
