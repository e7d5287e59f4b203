import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Statements in which a code only tells groups apart, so that nobody sees the order. */
const unseen = ['server/plugins/Flagging/regen/findings.ts']

/** A code or a number of something as a whole term of an order: `r.code`, `store_no desc`. */
const plainTerm = /^(\w+\.)?"?(code|\w+_code|\w+_no)"?(\s+(asc|desc))?(\s+nulls\s+(first|last))?$/

const termsOf = (source: string): string[] =>
  [...source.matchAll(/order by\s+([^`]*)/g)].flatMap(
    ([, rest = '']) =>
      // Until the order ends: at its bracket, or with the next part of the statement.
      rest
        .split(/\)|\b(?:limit|for|rows|from|offset)\b/)[0]
        ?.split(',')
        .map((term) => term.trim()) ?? [],
  )

const plainIn = (source: string): string[] => termsOf(source).filter((term) => plainTerm.test(term))

it('the search for orders notices a plain code', () => {
  const found = plainIn(
    '`select 1 order by "order", s.store_no desc, _id limit 1` `(agg(x order by role.code)) from y`',
  )
  expect(found).toEqual(['s.store_no desc', 'role.code'])
  expect(plainIn("`select code order by ${naturalOrder('code')}, code_name`")).toEqual([])
})

it('no statement of the server sorts by a code as text: B1-9 comes before B1-10', () => {
  const files = globSync('server/**/*.ts', { cwd: root }).filter((file) => !unseen.includes(file))
  const plain = files.flatMap((file) =>
    plainIn(readFileSync(`${root}/${file}`, 'utf8')).map((term) => `${file}: ${term}`),
  )
  expect(plain).toEqual([])
})
