import { isDeepStrictEqual } from 'node:util'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import type { TestServer } from '#tests/support/testServer.ts'

/**
 * Who may take which step in which state: for each state and step a line with what each person gets, 0 or the errcode.
 * Written by hand, from the domain's table of states.
 */
export type StepTable = Readonly<Record<string, Readonly<Record<string, string>>>>

interface Walk<P extends string> {
  /** Everybody, in the order of the columns of the table. */
  readonly by: Readonly<Record<P, Client>>
  readonly table: StepTable
  readonly path: string
  /** The id of a new record, brought into a state. */
  readonly recordIn: (state: string) => Promise<string>
  /** What a step takes. */
  readonly takes: Readonly<Record<string, object | (() => object)>>
  /** Everything that a step could leave behind. */
  readonly traces: (id: string) => Promise<unknown>
  /**
   * What somebody hears who asks for the open steps, if not what the step itself replies. By default a record has no steps for
   * who is elsewhere, whatever else they lack.
   */
  readonly foretold?: (state: string, person: P, code: number) => number
}

/** Has everybody try every step in every state, and compares what they are told before with what happens. */
export function walk<P extends string>(
  title: string,
  { by, table, path, recordIn, takes, traces, foretold = outOfSight }: Walk<P>,
): void {
  // The keys of a record of clients are the people.
  const people = Object.keys(by) as P[]
  const cells = Object.entries(table).flatMap(([state, rows]) =>
    Object.entries(rows).map(
      ([step, codes]) => [state, step, codes.trim().split(/\s+/).map(Number)] as const,
    ),
  )

  describe(`${title}:`, () => {
    it.each(cells)('that is %s: who may %s it', async (state, step, codes) => {
      let id = await recordIn(state)
      for (const [at, person] of people.entries()) {
        const expected = codes[at] ?? Number.NaN
        const [said, isListed] = await announced(by[person], id, step)
        expect([person, said], 'the open steps').toEqual([person, foretold(state, person, expected)])
        expect([person, isListed], 'the list').toEqual([person, expected === 0])
        const before = await traces(id)
        const given = takes[step] ?? {}
        const body = { action: step, ...(typeof given === 'function' ? given() : given) }
        expect([person, (await by[person].update(path, { _id: id }, body)).errcode]).toEqual([
          person,
          expected,
        ])
        const isUntouched = isDeepStrictEqual(await traces(id), before)
        expect([person, isUntouched], 'everything is as before').toEqual([person, expected !== 0])
        if (expected === 0) id = await recordIn(state)
      }
    })
  })

  /** What the server says before: 0 for an open step, or the errcode; and whether a list filtered by the step has the record. */
  async function announced(who: Client, _id: string, step: string): Promise<[number, boolean]> {
    const { errcode, data } = await who.call('GET', `${path}/${_id}/steps`)
    const { data: page } = await who.list(path, { cond: { $step: step, _id } })
    return [errcode || (data[step] === true ? 0 : data[step].errcode), page?.total === 1]
  }
}

const outOfSight = (_: string, person: string, code: number): number => (person === 'elsewhere' ? 4040 : code)

/** Staff of Guangzhou and of the group, and others; somebody of another site is `elsewhere`. */
export const staffBy = async ({ as }: TestServer, elsewhere = 'hk.manager') => ({
  officer: await as('gz.officer'),
  manager: await as('gz.manager'),
  group: await as('grace.group@example.com'),
  elsewhere: await as(elsewhere),
  auditor: await as('auditor'),
  admin: await as('admin'),
})

export const idOf = async (who: Client): Promise<string> => (await who.call('GET', '/userinfo')).data._id

/** For each state, who takes which steps to bring a record into it. */
export type Ways = Readonly<
  Record<string, readonly (readonly [who: Client, body: Readonly<Record<string, unknown>>])[]>
>

/** Takes steps of a record, one after the other, to bring it into a state. */
export async function takeEach(path: string, _id: string, steps: Ways[string] = []): Promise<void> {
  for (const [who, body] of steps) {
    const { errcode } = await who.update(path, { _id }, body)
    if (errcode) throw new Error(`${String(body['action'])} is ${errcode}`)
  }
}

/** All that a step of a record could leave behind: itself, and how many rows these further tables have. */
export const tracesOf =
  ({ database: { db } }: TestServer, table: string, further: readonly string[] = []) =>
  async (id: string): Promise<unknown> => {
    const counts = [table, 'audit_log', 'notification', ...further].map(
      (name) => sql`(select count(*) from ${sql.table(name)}) as ${sql.ref(`${name}_rows`)}`,
    )
    const { rows } = await sql`
      select to_jsonb(t) as record, ${sql.join(counts)},
        (select count(*) from event where resource = ${table}) as events
      from ${sql.table(table)} t where _id = ${id}`.execute(db)
    return rows[0]
  }
