import { sql } from 'kysely'
import { asList } from '#contract/oneOrMany.ts'
import { ApiError } from '#contract/reply.ts'
import type { DataScopes } from '#contract/System/dataScope.ts'
import { isSame } from '#server/engine/audit.ts'
import type { Context } from '#server/engine/context.ts'
import { dataScope, openingRoles } from '#server/engine/dataScope.ts'
import { openingCodes } from '#server/plugins/System/scope/scopeFields.ts'

/** What a role gives to people. */
export interface Grant {
  readonly type: string
  /** One permission code, or several. */
  readonly permissions: string | readonly string[] | null
  readonly data_scope: DataScopes
}

/**
 * Nobody gives or takes away rights that they lack: throws 4030 with the codes unless the person has every
 * permission of these roles and, if one of them makes people managers, is a manager. Whoever sees only some rows of
 * a resource passes on no more of them.
 */
export function requireCover(context: Context, grants: readonly Grant[]): void {
  const { who } = context
  if (who.isAdmin) return
  const codes = new Set(grants.flatMap(({ permissions }) => asList(permissions)))
  const lacking = [...codes].filter((code) => !who.permissions.has(code)).sort()
  const isBeyond = !who.isManager && grants.some(({ type }) => type === 'management')
  const rows = rowsBeyond(context, grants)
  if (lacking.length > 0 || isBeyond || rows.length > 0)
    throw new ApiError('permission.denied', { lacking, ...(rows.length > 0 ? { rows } : {}) })
}

/** The resources of which a role would open more rows than the person sees: their scope must be one of the person's own. */
function rowsBeyond(context: Context, grants: readonly Grant[]): string[] {
  if (context.who.scopedRoles === undefined) return []
  return [...context.resources.values()].flatMap((noun) => {
    if (dataScope(noun, context) === undefined) return []
    const own = openingRoles(noun, context).map(({ scopes }) => scopes[noun.name])
    const codes = new Set(openingCodes(noun))
    const isCovered = ({ permissions, data_scope: scopes }: Grant): boolean =>
      !asList(permissions).some((code) => codes.has(code)) ||
      own.some((scope) => isSame(scope, scopes[noun.name]))
    return grants.every(isCovered) ? [] : [noun.name]
  })
}

/** The roles with these ids, locked against changes until the transaction ends. Switched-off roles count too. */
export async function grantsOf({ db }: Context, ids: readonly string[]): Promise<Grant[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<Grant>`
    select type, permissions, data_scope from role
    where _id = any(${ids}) and deleted_at is null order by _id for share`.execute(db)
  return rows
}
