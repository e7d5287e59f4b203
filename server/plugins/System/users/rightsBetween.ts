import { sql } from 'kysely'
import type { StoredRecord } from '#contract/resource.ts'
import type { user } from '#contract/System/user.ts'
import type { Context } from '#server/engine/context.ts'
import { accessFacts } from '#server/services/session/accessFacts.ts'
import { personOf } from '#server/services/session/session.ts'

interface RoleChange {
  readonly record: StoredRecord<typeof user>
  readonly roles: string[]
}

interface Code {
  code: string
  name: string | null
  name_en: string | null
  name_tc: string | null
}

/** The permissions that people would gain and lose with other roles, by the same rules as at sign-in. */
export async function rightsBetween({ db }: Context, wanted: readonly RoleChange[]) {
  const { rows } = await sql<{ n: number }>`select n from access_version`.execute(db)
  const version = rows[0]?.n ?? 0
  const facts = await accessFacts(db, version)
  const codesOf = (record: RoleChange['record'], roles: string[]): ReadonlySet<string> =>
    personOf({ ...record, roles, version }, facts).subject.permissions
  const changes = wanted.map(({ record, roles }) => {
    const before = codesOf(record, record.roles)
    const after = codesOf(record, roles)
    const without = (codes: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
      [...codes].filter((code) => !others.has(code))
    return { _id: record._id, roles, gains: without(after, before), losses: without(before, after) }
  })
  const names = await namesOf(
    db,
    changes.flatMap(({ gains, losses }) => [...gains, ...losses]),
  )
  const named = (codes: readonly string[]): Code[] =>
    codes.map((code) => names.get(code) ?? { code, name: null, name_en: null, name_tc: null })
  return changes.map((one) => ({ ...one, gains: named(one.gains), losses: named(one.losses) }))
}

async function namesOf(db: Context['db'], codes: readonly string[]): Promise<ReadonlyMap<string, Code>> {
  const { rows } = await sql<Code>`
    select code, name, name_en, name_tc from permission
    where code = any(${[...new Set(codes)]}) and deleted_at is null`.execute(db)
  return new Map(rows.map((row) => [row.code, row]))
}
