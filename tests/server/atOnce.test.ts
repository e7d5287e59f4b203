// @runs postgresql only
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Resource } from '#contract/resource.ts'
import { ownTables } from '#tests/support/ownAreas.ts'
import { personWith } from '#tests/support/personWith.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { contract } from '#tools/contract.ts'

// Rights, references and follow-up work lock records. Two people who do the same must never wait for each other: PostgreSQL
// ends one of the two transactions after a second, and there are only so many attempts.

const server = await serverForTests()
const admin = await server.as('admin')
const everybody = await personWith(server, admin, { username: 'auditor', data_scope: {} })

const changed = Object.values(contract.resources).filter(
  ({ name, can }) => ownTables.has(name) && (can.create !== undefined || can.update !== undefined),
)
/** How long each took: a deadlock takes a second. */
const durations = new Map<string, number>()

describe('records that refer to the same ones', () => {
  it.each(changed.map((resource) => [resource.name, resource] as const))(
    'are entered and changed by eight calls at once: %s',
    async (name, resource) => {
      const rows = await storedRows(resource)
      const start = performance.now()
      const codes = [
        ...(resource.can.create ? await enter(resource, rows) : []),
        ...(resource.can.update ? await change(resource, rows) : []),
      ]
      durations.set(name, Math.round(performance.now() - start))
      expect(codes.filter((code) => code >= 5000)).toEqual([])
    },
  )

  it('never make two transactions wait for each other', async () => {
    // A connection publishes its figures when it has been idle for ten seconds.
    await sleep(11_000)
    const { rows } = await sql<{ deadlocks: number }>`
      select deadlocks::int from pg_stat_database where datname = current_database()`.execute(
      server.database.db,
    )
    const slowest = [...durations].toSorted(([, a], [, b]) => b - a).slice(0, 5)
    expect(rows[0]?.deadlocks, JSON.stringify(slowest)).toBe(0)
  })
})

type Doc = Readonly<Record<string, unknown>>

/** Eight at a time, each like the same stored record but for its texts. */
async function enter(resource: Resource, rows: readonly Doc[]): Promise<number[]> {
  const codes: number[] = []
  for (const row of rows.slice(0, 2))
    codes.push(...(await eightTimes((at) => everybody.create(resource.path, docOf(resource, row, at)))))
  return codes
}

/** Four records, each twice. */
async function change(resource: Resource, rows: readonly Doc[]): Promise<number[]> {
  const some = rows.slice(0, 4)
  if (some.length === 0) return []
  return eightTimes(async (at) => {
    const row = some[at % some.length] ?? {}
    return everybody.update(resource.path, { _id: row['_id'] }, textsOf(resource, row, at))
  })
}

async function eightTimes(act: (at: number) => Promise<{ errcode: number }>): Promise<number[]> {
  const answers = await Promise.all(Array.from({ length: 8 }, (_, at) => act(at)))
  return answers.map(({ errcode }) => errcode)
}

const docOf = (resource: Resource, row: Doc, at: number): Doc => ({
  ...writable(resource, row, 'always', 'create'),
  ...textsOf(resource, row, at),
})

function writable({ fields }: Resource, row: Doc, ...when: string[]): Doc {
  const names = Object.keys(row).filter((name) => when.includes(fields[name]?.writable ?? 'never'))
  return Object.fromEntries(names.filter((name) => row[name] !== null).map((name) => [name, row[name]]))
}

/** Its plain texts, each a little different. */
function textsOf(resource: Resource, row: Doc, at: number): Doc {
  const given = writable(resource, row, 'always')
  const plain = Object.entries(given).filter(
    ([name, value]) => typeof value === 'string' && resource.fields[name]?.kind === 'text',
  )
  return Object.fromEntries(plain.map(([name, value]) => [name, `${String(value)}${at}`]))
}

async function storedRows({ path }: Resource): Promise<readonly Doc[]> {
  const { data } = await admin.list(path, { range: '0-3' })
  return data.list
}
