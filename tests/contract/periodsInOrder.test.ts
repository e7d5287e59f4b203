import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { contract } from '#tools/contract.ts'
import { schemaParts } from '#tests/support/schemaParts.ts'

/** Two names of which the second is the end of what the first begins. */
const endOf = (name: string): string | undefined =>
  name === 'from' || name.startsWith('from_') ? `to${name.slice(4)}` : undefined

/** Compares two versions of results, either of which may be the older one. */
const noPeriods = ['scoringChanges']

/** Every call that takes the ends of a period, in its query or body. */
const pairs = Object.entries(contract.calls)
  .filter(([name]) => !noPeriods.includes(name))
  .flatMap(([name, call]) =>
    (['query', 'body'] as const).flatMap((part) => {
      const schema: z.ZodType | undefined = call[part]
      const names = schema ? schemaParts(schema).map(({ place }) => place) : []
      return [...new Set(names)].flatMap((first) => {
        const last = endOf(first)
        return schema && last !== undefined && names.includes(last)
          ? [[`${name} ${first}`, schema, first, last] as const]
          : []
      })
    }),
  )

/** Values of which each is after the one before, as the schemas of days, months and moments take them. */
const inOrder = [
  ['2026-09', '2026-10'],
  ['2026-09-01', '2026-10-01'],
  [1_790_000_000, 1_793_000_000],
] as const

const problemsAt = (schema: z.ZodType, doc: object, at: string): readonly unknown[] =>
  (schema.safeParse(doc).error?.issues ?? [])
    .filter(({ path }) => path.join('.') === at)
    .map((issue) => (issue.code === 'custom' ? issue.message : issue.code))

/** What else these calls need, so that nothing but the period is wrong. */
const others = {
  site: '2',
  figure: 'ocr',
  floor_id: 'F',
  item_id: 'I',
  store_id: 'S',
  dimension: 'floor',
  stack: 'status',
  force: false,
}

describe('a period with its ends the wrong way round', () => {
  it('is found in many calls', () => expect(pairs.length).toBeGreaterThan(10))

  it.each(pairs)('is refused by %s at its end', (_, schema, first, last) => {
    const values = inOrder.find(
      ([from, to]) =>
        problemsAt(schema, { ...others, [first]: from, [last]: to }, last).length === 0 &&
        problemsAt(schema, { ...others, [first]: from, [last]: to }, first).length === 0,
    )
    if (!values) throw new Error('no period is right for it')
    const [from, to] = values
    expect(problemsAt(schema, { ...others, [first]: to, [last]: from }, last)).toContain('before_start')
  })
})
