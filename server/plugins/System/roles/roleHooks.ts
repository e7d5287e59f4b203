import { sql } from 'kysely'
import { asList } from '#contract/oneOrMany.ts'
import { refuseFields } from '#contract/reply.ts'
import type { ScopeRule } from '#contract/System/dataScope.ts'
import type { role } from '#contract/System/role.ts'
import { isSame } from '#server/engine/audit.ts'
import type { Context } from '#server/engine/context.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'
import { fits, openingCodes } from '#server/plugins/System/scope/scopeFields.ts'
import { requireCover } from './requireCover.ts'

/**
 * A role is changed only by somebody who has all of its permissions, before and after. A data scope that no
 * permission of the role needs any more goes with the permission.
 */
export const roleHooks: ResourceHooks<typeof role> = {
  guard: async (inside, changes) =>
    requireCover(
      inside,
      changes.flatMap(({ before, after }) => [before, after].filter((one) => one !== null)),
    ),
  beforeSave: async (inside, changes) => {
    const known = await knownCodes(inside)
    return changes.map(({ before, values, after }) => {
      if (values.permissions === undefined && values.data_scope === undefined) return undefined
      const kept = new Set(asList(before?.permissions ?? []))
      const permissions = [...new Set(asList(after.permissions))].sort()
      if (permissions.some((code) => !known.has(code) && !kept.has(code)))
        throw refuseFields('validation.failed', { permissions: 'choice' })
      const scopes = Object.entries(after.data_scope)
      const isKept = (noun: string, rule: ScopeRule): boolean => isSame(rule, before?.data_scope[noun])
      if (!scopes.every(([noun, rule]) => isKept(noun, rule) || isScope(inside, noun, rule)))
        throw refuseFields('validation.failed', { data_scope: 'choice' })
      return {
        permissions,
        data_scope: Object.fromEntries(scopes.filter(([noun]) => opens(inside, noun, permissions))),
      }
    })
  },
}

function isScope({ resources }: Context, noun: string, rule: ScopeRule): boolean {
  const resource = resources.get(noun)
  return resource !== undefined && openingCodes(resource).length > 0 && fits(rule, resource)
}

function opens({ resources }: Context, noun: string, permissions: readonly string[]): boolean {
  const resource = resources.get(noun)
  // An area that is missing for a while must not come back with all of its rows open.
  return resource === undefined || openingCodes(resource).some((code) => permissions.includes(code))
}

async function knownCodes({ db }: Context): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`
    select code from permission where is_active and deleted_at is null`.execute(db)
  return new Set(rows.map(({ code }) => code))
}
