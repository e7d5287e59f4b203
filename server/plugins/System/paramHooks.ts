import { sql } from 'kysely'
import type { ParamDefinition } from '#contract/paramDefinition.ts'
import { paramProblem, type ParamKind } from '#contract/paramKinds.ts'
import { readOffRules } from '#contract/pluginsOff.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { param } from '#contract/System/param.ts'
import type { Context } from '#server/engine/context.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'
import { paramFields } from '#server/http/declaredRows.ts'
import { paramDefinition, paramsOfKind, readParams } from '#server/services/params.ts'
import { isOnWhitelist } from '#server/services/session/ipWhitelist.ts'

/** Values have the type and the bounds that the areas declare; declared rows are never removed. */
export const paramHooks: ResourceHooks<typeof param> = {
  derived: {
    initial: () => sql`declared -> 'value'`,
    one_of: () =>
      sql`case when ${isOfKind('site')} then 'sites' when ${isOfKind('currency')} then 'currencies' end`,
  },
  guard: async (inside, changes) => {
    const removed = changes.flatMap(({ before, after }) => (before && !after ? [before._id] : []))
    if (removed.length > 0) await refuseDeclared(inside, removed)
  },
  beforeSave: async ({ db }, changes) => {
    const known = changes.map(({ after }) => requireValue(`${after.group}.${after.key}`, after.value))
    for (const [at, { after }] of changes.entries())
      await requireExisting({ db }, known[at]?.kind, after.value)
    // A new row has type, bounds and texts of the parameter, so that every row can be read on its own.
    const texts = changes.some(({ before }) => !before) ? await descriptions(db) : new Map<string, Texts>()
    return changes.map(({ before, after }, index) => {
      const definition = known[index]
      if (before || !definition) return undefined
      return { ...paramFields(definition), ...texts.get(`${after.group}.${after.key}`) }
    })
  },
  afterChange: async (inside, changes) => {
    if (changes.some(({ after }) => after?.group === 'security')) await requireOwnAddress(inside)
  },
}

/** Nobody locks themselves out: 4004 if people could no longer sign in from the address that this call comes from. */
async function requireOwnAddress({ db, ip }: Context): Promise<void> {
  const params = await readParams(db)
  if (params('security.ip_whitelist_enforced') && !isOnWhitelist(params, ip))
    throw refuseFields('validation.failed', { value: 'own_address' })
}

/** Throws 4004 for a parameter that no area declares, and for a value that it cannot have. */
function requireValue(name: string, value: unknown): ParamDefinition {
  const definition = paramDefinition(name)
  if (!definition) throw refuseFields('validation.failed', { group: 'undeclared', key: 'undeclared' })
  const problem = paramProblem(definition, value)
  if (problem === null) return definition
  const { min, max, unit } = definition
  throw new ApiError('validation.failed', { fields: { value: problem }, min, max, unit })
}

const isOfKind = (kind: ParamKind) =>
  sql`(param."group" || '.' || param.key) = any(${[...paramsOfKind(kind)]}::text[])`

/**
 * Throws 4004 for a site or a role that does not exist. A rule may name any plugin: it can be written before its plugin is there, and
 * stays after it has gone.
 */
async function requireExisting(
  { db }: Pick<Context, 'db'>,
  kind: ParamKind | undefined,
  value: unknown,
): Promise<void> {
  const off = kind === 'off_rule' ? readOffRules(value) : []
  const sites = kind === 'site' ? [String(value)] : off.flatMap((rule) => rule.sites ?? [])
  const roles = off.flatMap((rule) => rule.roles ?? [])
  const { rows } = await sql<{ is_whole: boolean }>`
    select not exists (select from unnest(${sites}::text[]) id
        where id not in (select _id from site where is_active and deleted_at is null))
      and not exists (select from unnest(${roles}::text[]) id where id not in (select _id from role where deleted_at is null))
      as is_whole`.execute(db)
  if (!rows[0]?.is_whole) throw refuseFields('validation.failed', { value: 'reference' })
}

async function refuseDeclared({ db }: Context, ids: readonly string[]): Promise<void> {
  const { rows } = await sql`
    select from param where _id = any(${ids}) and declared_as is not null and undeclared_at is null limit 1`.execute(
    db,
  )
  if (rows.length > 0) throw refuseFields('param.invalid', { cond: 'declared' })
}

type Texts = Record<'description' | 'description_tc' | 'description_en', string | null>

async function descriptions(db: Context['db']): Promise<ReadonlyMap<string, Texts>> {
  const { rows } = await sql<Texts & { name: string }>`
    select "group" || '.' || key as name, description, description_tc, description_en
    from param where site is null and deleted_at is null`.execute(db)
  return new Map(rows.map(({ name, ...texts }) => [name, texts]))
}
