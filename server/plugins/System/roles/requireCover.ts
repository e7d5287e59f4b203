import { sql } from 'kysely'
import type { Subject } from '#contract/access.ts'
import { asList } from '#contract/field.ts'
import { ApiError } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'

/** What a role gives to people. */
export interface Grant {
  readonly type: string
  /** One permission code, or several. */
  readonly permissions: string | readonly string[] | null
}

/**
 * Nobody gives or takes away rights that they lack: throws 4030 with the codes unless the person has every
 * permission of these roles and, if one of them makes people managers, is a manager.
 */
export function requireCover(who: Subject, grants: readonly Grant[]): void {
  if (who.isAdmin) return
  const codes = new Set(grants.flatMap(({ permissions }) => asList(permissions)))
  const lacking = [...codes].filter((code) => !who.permissions.has(code)).sort()
  const isBeyond = !who.isManager && grants.some(({ type }) => type === 'management')
  if (lacking.length > 0 || isBeyond) throw new ApiError('permission.denied', { lacking })
}

/** The roles with these ids, locked against changes until the transaction ends. Switched-off roles count too. */
export async function grantsOf({ db }: Context, ids: readonly string[]): Promise<Grant[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Grant>`
    select type, permissions from role
    where _id = any(${ids}) and deleted_at is null order by _id for share`.execute(db)
  return rows
}
