import { describe, expect, it } from 'vitest'
import { contract } from '#tools/contract.ts'
import type { z } from 'zod'
import { fieldError } from '#contract/doc.ts'
import { emailText } from '#contract/fieldSchemas.ts'
import type { Field } from '#contract/field.ts'
import type { Resource } from '#contract/resource.ts'
import { daysOf, windowError, windowOf, windowRefusal, windows } from '#contract/window.ts'
import { boundsOf, isDated, schemaParts } from '#tests/support/schemaParts.ts'

const resources: Resource[] = Object.values(contract.resources)

/** Every field that people can write, by its name. */
const written = resources.flatMap((resource) =>
  Object.entries(resource.fields).flatMap(([name, field]): [string, Field][] =>
    field.writable === 'never' || resource.isLog ? [] : [[`${resource.name}.${name}`, field]],
  ),
)
/** What people send otherwise: the bodies of calls, and what steps take. */
const bodies = [
  ...Object.values(contract.calls)
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path, body }) => ({ name: `${method} ${path}`, schema: body })),
  ...resources.flatMap(({ name, actions }) =>
    Object.entries(actions).map(([step, { takes }]) => ({ name: `${name} ${step}`, schema: takes })),
  ),
]
const parts = [
  ...written.flatMap(([name, { schema }]) => schemaParts(schema).map((part) => ({ name, ...part }))),
  ...bodies.flatMap(({ name, schema }) => schemaParts(schema).map((part) => ({ name, ...part }))),
]
const placeOf = ({ name, place }: { name: string; place: string }): string => `${name} ${place}`.trim()

describe('what people can write', () => {
  it('is a day, a month or a moment only within a window', () => {
    const isMoment = ({ kind }: Field): boolean => kind === 'seconds'
    const open = [
      ...parts.filter((part) => isDated(part) && !windowOf(part.schema)).map(placeOf),
      ...written.filter(([, field]) => isMoment(field) && !field.window).map(([name]) => name),
    ]
    expect(open).toEqual([])
    expect(parts.filter(isDated).length).toBeGreaterThan(40)
  })

  it('is a number only between bounds, whether an amount or a moment', () => {
    const isOpen = (part: (typeof parts)[number]): boolean => {
      const bounds = boundsOf(part)
      if (!bounds) return false
      const { min, max, isWhole } = bounds
      // A whole number that can be so large is a moment, a revision, or one that nobody bounded.
      const isMoment = isWhole && max > 1e10 && windowOf(part.schema) === undefined
      return (
        !Number.isFinite(min) || !Number.isFinite(max) || (isMoment && !/(rev|version)$/.test(placeOf(part)))
      )
    }
    expect(parts.filter(isOpen).map(placeOf)).toEqual([])
    const decimals = written.filter(([, { kind }]) => kind === 'decimal')
    expect(decimals.filter(([, { min, max }]) => min === undefined || max === undefined)).toEqual([])
    expect(decimals.length).toBeGreaterThan(25)
  })

  it('is a number only within a range that somebody chose, never that of the computer', () => {
    const chosen = parts.filter((part) => boundsOf(part) && !windowOf(part.schema))
    const isVersion = (part: (typeof parts)[number]) => /(rev|version)$/.test(placeOf(part))
    const widest = (part: (typeof parts)[number]): number => {
      const { min = 0, max = 0 } = boundsOf(part) ?? {}
      return Math.max(Math.abs(min), Math.abs(max))
    }
    const bounded = chosen.filter((part) => !isVersion(part))
    expect(bounded.filter((part) => widest(part) > 1e12).map(placeOf)).toEqual([])
    const whole = bounded.filter((part) => boundsOf(part)?.isWhole)
    expect(whole.filter((part) => widest(part) > 10_000_000).map(placeOf)).toEqual([])
    expect(whole.length).toBeGreaterThan(15)
    const figures = written.filter(([, { kind }]) => kind === 'integer' || kind === 'decimal')
    expect(figures.filter(([, { min, max }]) => min === undefined || max === undefined)).toEqual([])
    expect(figures.length).toBeGreaterThan(40)
  })

  it.each(
    parts.flatMap((part) => {
      const bounds = boundsOf(part)
      return bounds && !windowOf(part.schema) ? [[placeOf(part), part, bounds] as const] : []
    }),
  )('takes the ends of its range and nothing beyond: %s', (_, { schema }, { min, max, isWhole }) => {
    const step = isWhole ? 1 : 0.000_001 * Math.max(1, Math.abs(max))
    const own = schema as z.ZodNumber
    const isPositive = own.safeParse(step).success && !own.safeParse(min).success
    const errors = [min - step, min, max, max + step].map((value) => fieldError(own, value))
    expect(errors).toEqual(['min', isPositive ? 'min' : null, null, 'max'])
  })

  it('is an email address only of the one kind', () => {
    const addresses = parts.filter(({ name, place }) =>
      /(^|\W)email$/.test(`${name}.${place}`.replace(/\.$/, '')),
    )
    const strict = addresses.filter(({ schema }) => Object.is(schema, emailText))
    const loose = addresses.filter(
      ({ schema }) => schema._zod.def.type === 'string' && !Object.is(schema, emailText),
    )
    expect(strict.map(placeOf)).toEqual(expect.arrayContaining(['user.email', 'contact.email']))
    // Here people say who they are: nothing is ever sent to what they write.
    expect([...new Set(loose.map(placeOf))].toSorted()).toEqual([
      'POST /password/forget email',
      'POST /signin email',
    ])
  })
})

describe('a window', () => {
  const today = '2026-11-15'

  it.each(Object.entries(windows))('%s begins before it ends, and is never endless', (_, window) => {
    const { first, last } = daysOf(window, today)
    expect(first < last).toBe(true)
    expect(first >= '1900-01-01' && last <= '2080-01-01').toBe(true)
  })

  it.each([
    ['too_early', 'lease_ship', 'start_date', '1969-12-31'],
    [null, 'lease_ship', 'start_date', '1970-01-01'],
    ['too_late', 'lease_ship', 'end_date', '2077-01-01'],
    ['after_today', 'tenant_sale', 'sale_date', '2026-11-16'],
    [null, 'tenant_sale', 'sale_date', '2026-11-15'],
    ['after_today', 'tenant_sale', 'period_key', '2026-12'],
    [null, 'tenant_sale', 'period_key', '2026-11'],
    ['too_late', 'fx_rate', 'stat_month', '9999-12'],
    ['too_early', 'tour_problem', 'due_at', 1],
    [null, 'tour_problem', 'due_at', 1_794_000_000],
    ['too_late', 'tour_problem', 'due_at', 253_402_300_799],
    ['too_early', 'lease_ship', 'rent_steps', [{ from: '0001-01-01', to: '2026-01-01' }]],
    ['too_late', 'tour_schedule', 'holidays', ['2026-12-25', '9999-12-25']],
    [null, 'lease_ship', 'break_date', null],
  ] as const)('%s for %s.%s = %j', (error, name, field, value) => {
    const schema = resources.find((one) => one.name === name)?.fields[field]?.schema
    if (!schema) throw new Error(`There is no field ${name}.${field}.`)
    expect(windowError(schema, value, today)).toBe(error)
  })

  it('names the part of a body that is outside', () => {
    const body = contract.calls['retailRecalculate']?.body
    if (!body) throw new Error('There is no such call.')
    const given = { from_month: '0001-01', to_month: '2026-10' }
    expect(windowRefusal('param.invalid', body, given, today)?.data).toEqual({
      fields: { from_month: 'too_early' },
      ranges: { from_month: { min: '1970-01', max: '2036-11' } },
    })
  })
})
