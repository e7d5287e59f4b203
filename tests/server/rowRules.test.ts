import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { contract } from '#tools/contract.ts'
import { lineProblems, rows as table } from '#tests/areas/gathered.ts'
import { accounts, usernameOf, type Account } from '#tests/areas/people.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { ownTables } from '#tests/support/ownAreas.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { addRows } from './rowRules/addRows.ts'
import { faults } from './rowRules/inverted.ts'
import { addFiles, ways, type Reader } from './rowRules/ways.ts'

// Which records each account sees is in `tests/areas/<area>/expectations.ts`.

const nouns = Object.entries(contract.resources).flatMap(([name, noun]) => {
  const rows = table[name]
  return rows ? [{ name, noun, rows }] : []
})

const people = new Map<Account, Reader>()
const server = await serverForTests()
beforeAll(async () => {
  const { db } = server.database
  await addRows(db)
  for (const { noun, rows } of nouns)
    await addFiles(
      { db },
      noun,
      rows.map(({ id }) => id),
    )
  for (const account of accounts) {
    const client = await server.as(usernameOf(account))
    people.set(account, { client, context: await contextOf(server, client), url: server.url })
  }
}, 180_000)

/** Where somebody sees a record that is not for them, or misses one that is. */
async function differences(name: string, way: string): Promise<string[]> {
  const found = await Promise.all(accounts.map((account) => differencesFor(account, name, way)))
  return found.flat()
}

/** The same for one account. */
async function differencesFor(account: Account, name: string, way: string): Promise<string[]> {
  const { noun, rows } = nouns.find((one) => one.name === name) ?? {}
  const how = ways[way]
  const reader = people.get(account)
  if (!noun || !rows || !how || !reader) throw new Error(`${account} ${name} ${way}`)
  const asked = rows.filter(({ isGone }) => !(isGone && way === 'an event'))
  const ids = asked.map(({ id }) => id)
  const seen = await how.seen(noun, ids, reader)
  return asked.flatMap((row) => {
    const isMeant = how.of(row).includes(account)
    if (seen.includes(row.id) === isMeant) return []
    return [`${account} ${isMeant ? 'misses' : 'sees'} ${name} ${row.id}: ${row.why}`]
  })
}

describe('the table of rows', () => {
  it('has records of every noun, and each of them is there', async () => {
    const own = Object.entries(contract.resources).filter(([, { name }]) => ownTables.has(name))
    const names = own.map(([name]) => name)
    const example = (name: string) => `${name}: [row('an id', 'why', 'the people who see it')],`
    expect(lineProblems({ part: 'rows', names, example })).toEqual([])
    for (const { noun, rows } of nouns) {
      const ids = rows.map(({ id }) => id)
      const there = await sql<{ _id: string }>`
        select _id from ${sql.table(noun.name)} where _id = any(${ids})`.execute(server.database.db)
      expect(there.rows.map(({ _id }) => _id).toSorted(), noun.name).toEqual(ids.toSorted())
    }
  })

  it('has, for every account, records that it sees and records that it does not', () => {
    const all = nouns.flatMap(({ rows }) => rows)
    for (const account of accounts) {
      expect(
        all.some(({ seenBy }) => seenBy.includes(account)),
        account,
      ).toBe(true)
      expect(
        all.some(({ seenBy }) => !seenBy.includes(account)),
        account,
      ).toBe(true)
    }
  })
})

describe.each(Object.keys(ways))('people see by %s what is for them and nothing else', (way) => {
  const having = nouns.filter(({ noun }) => ways[way]?.has(noun))
  it.each(having.map(({ name }) => [name]))(
    '%s',
    async (name) => expect(await differences(name, way)).toEqual([]),
    120_000,
  )
})

// A table that nobody would miss a filter in proves nothing: each is made wrong in turn.
describe('the table fails', () => {
  const tried = ['a list and its total', 'its id', 'its files']
  /** The first account that shows it is enough. */
  const isNoticed = async (names: readonly string[]): Promise<boolean> => {
    for (const name of names)
      for (const way of tried)
        for (const account of accounts) if ((await differencesFor(account, name, way)).length > 0) return true
    return false
  }

  it.each(faults.map((fault) => [fault.what, fault] as const))(
    'with %s',
    async (_, { noun, shownBy = '', make }) => {
      const repair = make()
      try {
        const names = nouns.map(({ name }) => name)
        expect(await isNoticed(noun ? [noun] : [shownBy, ...names])).toBe(true)
      } finally {
        repair()
      }
    },
  )
})
