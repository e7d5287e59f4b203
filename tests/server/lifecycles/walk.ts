import { isDeepStrictEqual } from 'node:util'
import { describe, expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'

/**
 * Who may take which step in which state: for each state and step a line with what each person gets, 0 or the errcode.
 * Written by hand, from the domain's table of states.
 */
export type StepTable = Readonly<Record<string, Readonly<Record<string, string>>>>

interface Walk<P extends string> {
  /** The columns of the table. */
  readonly people: readonly P[]
  readonly table: StepTable
  readonly path: string
  /** The client of a person, signed in. */
  readonly as: (person: P) => Client
  /** The id of a new record, brought into a state. */
  readonly recordIn: (state: string) => Promise<string>
  /** What a step takes. */
  readonly takes: Readonly<Record<string, object | (() => object)>>
  /** Everything that a step could leave behind. */
  readonly traces: (id: string) => Promise<unknown>
  /** What somebody hears who asks for the open steps, if not what the step itself replies. */
  readonly foretold?: (state: string, person: P, code: number) => number
}

/** Has everybody try every step in every state, and compares what they are told before with what happens. */
export function walk<P extends string>(
  title: string,
  { people, table, path, as, recordIn, takes, traces, foretold = (_, __, code) => code }: Walk<P>,
): void {
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
        const [said, isListed] = await announced(as(person), id, step)
        expect([person, said], 'the open steps').toEqual([person, foretold(state, person, expected)])
        expect([person, isListed], 'the list').toEqual([person, expected === 0])
        const before = await traces(id)
        const given = takes[step] ?? {}
        const body = { action: step, ...(typeof given === 'function' ? given() : given) }
        expect([person, (await as(person).update(path, { _id: id }, body)).errcode]).toEqual([
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
