import { sql } from 'kysely'
import { asList } from '#contract/field.ts'
import { refuseFields } from '#contract/reply.ts'
import type { role } from '#contract/System/role.ts'
import type { Context } from '#server/engine/context.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'
import { requireCover } from './requireCover.ts'

/** A role is changed only by somebody who has all of its permissions, before and after. */
export const roleHooks: ResourceHooks<typeof role> = {
  guard: async ({ who }, changes) =>
    requireCover(
      who,
      changes.flatMap(({ before, after }) => [before, after].filter((one) => one !== null)),
    ),
  beforeSave: async (inside, changes) => {
    const known = await knownCodes(inside)
    return changes.map(({ before, values }) => {
      if (values.permissions === undefined) return undefined
      const kept = new Set(asList(before?.permissions ?? []))
      const permissions = [...new Set(asList(values.permissions))].sort()
      if (permissions.some((code) => !known.has(code) && !kept.has(code)))
        throw refuseFields('validation.failed', { permissions: 'choice' })
      return { permissions }
    })
  },
}

async function knownCodes({ db }: Context): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ code: string }>`
    select code from permission where is_active and deleted_at is null`.execute(db)
  return new Set(rows.map(({ code }) => code))
}
