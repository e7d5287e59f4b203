import { sql } from 'kysely'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { call } from '#contract/call.ts'
import { lifecycle } from '#contract/lifecycle.ts'
import { choice, list, ref, text } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { resource, type StoredRecord } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { oneByOne, type ResourceHooks } from '#server/engine/hooks.ts'
import { takeStep } from '#server/engine/takeStep.ts'
import { route } from '#server/http/handler.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'

// What the author of a server half must not be able to write. `tsc` fails when one of these lines begins to compile.

const lot = resource({
  name: 'parking_lot',
  path: '/parking/lot',
  fields: {
    floor_id: ref('floor'),
    places: integer({ required: true }),
    tags: list(),
    state: choice(['open', 'closed'], { assigned: true, writable: 'create' }),
    booked: integer({ derived: true, writable: 'never' }),
  },
  asked: { driver: text() },
  can: { view: 'branddb.brand.view' },
  actions: { move: { can: 'branddb.brand.edit', takes: z.object({ floor: z.string(), places: z.int() }) } },
  lifecycle: lifecycle({
    field: 'state',
    initial: 'open',
    steps: {
      close: { from: ['open'], to: 'closed', can: 'branddb.brand.edit' },
      reopen: {
        from: ['closed'],
        to: 'open',
        can: 'branddb.brand.edit',
        takes: { places: integer({ required: true }), floor_id: ref('floor'), tags: list() },
      },
    },
  }),
})

const gate = resource({ name: 'parking_gate', path: '/parking/gate', fields: { name: text() }, can: lot.can })

type Hooks = ResourceHooks<typeof lot>

describe('the hooks of a resource', () => {
  it('see its record with the types of its fields', () => {
    const plugin = defineServerPlugin({
      id: 'parking',
      resources: [lot, gate],
      hooks: {
        parking_lot: {
          derived: { booked: () => sql`1`, driver: () => sql`''` },
          beforeSave: oneByOne(async (_, { before, values, after }) => {
            expectTypeOf(after).toEqualTypeOf<StoredRecord<typeof lot>>()
            expectTypeOf(before).toEqualTypeOf<StoredRecord<typeof lot> | null>()
            expectTypeOf(values.places).toEqualTypeOf<number | undefined>()
            return { places: (values.places ?? 0) + 1 }
          }),
          afterChange: async (_, changes) => {
            for (const { after } of changes) {
              expectTypeOf(after?.floor_id).toEqualTypeOf<string | null | undefined>()
              expectTypeOf(after?.state).toEqualTypeOf<'open' | 'closed' | undefined>()
            }
          },
          actions: {
            move: async (_, record, { floor, places }) => {
              expectTypeOf(floor).toBeString()
              return { floor_id: floor, places: record.places + places }
            },
            close: async (_, { tags }) => ({ tags: [...tags, 'closed'] }),
            reopen: async (_, record, { places, floor_id, tags }) => {
              expectTypeOf(places).toBeNumber()
              expectTypeOf(floor_id).toEqualTypeOf<string | null | undefined>()
              expectTypeOf(tags).toEqualTypeOf<string[]>()
              return { places, tags, floor_id: floor_id ?? record.floor_id }
            },
          },
        },
        parking_gate: {
          afterChange: async (_, changes) => changes.map(({ after }) => after?.name?.length),
        },
      },
    })
    expect(Object.keys(plugin.hooks ?? {})).toEqual(['parking_lot', 'parking_gate'])
  })

  it('get the initial value of what a step takes and nobody gave', () => {
    expect(lot.actions['reopen']?.takes.parse({ places: 3 })).toEqual({ places: 3, tags: [] })
  })

  it('name no field, step or resource that there is not', () => {
    const refused: (() => unknown)[] = [
      // @ts-expect-error: a field is misspelt
      (): Hooks => ({ afterChange: async (_, changes) => changes.map(({ after }) => after?.place) }),
      // @ts-expect-error: a derived field is not stored
      (): Hooks => ({ afterChange: async (_, changes) => changes.map(({ after }) => after?.booked) }),
      // @ts-expect-error: a given field is misspelt
      (): Hooks => ({ beforeSave: async (_, [change]) => [{ places: change?.values.place ?? 1 }] }),
      // @ts-expect-error: a stored field has another type
      (): Hooks => ({ beforeSave: async () => [{ places: '3' }] }),
      // @ts-expect-error: what an intercepted change names is misspelt
      (): Hooks => ({ intercept: { applies: (_, { before }) => before.place > 3, instead: async () => [] } }),
      // @ts-expect-error: a derived field is misspelt
      (): Hooks => ({ derived: { bookd: () => sql`1` } }),
      // @ts-expect-error: a stored field is not derived
      (): Hooks => ({ derived: { places: () => sql`1` } }),
      // @ts-expect-error: a step is misspelt
      (): Hooks => ({ actions: { mov: async () => ({}) } }),
      // @ts-expect-error: the step takes no such thing
      (): Hooks => ({ actions: { move: async (_, __, { level }) => ({ floor_id: level }) } }),
      // @ts-expect-error: the step of the lifecycle takes no such thing
      (): Hooks => ({ actions: { reopen: async (_, __, { room }) => ({ floor_id: room }) } }),
      // @ts-expect-error: the step of the lifecycle takes nothing
      (): Hooks => ({ actions: { close: async (_, __, { places }) => ({ places }) } }),
      // @ts-expect-error: what the step takes is missing
      (context: Context) => takeStep(lot, context, { id: 'a', step: 'reopen', takes: { tags: [] } }),
      // @ts-expect-error: there is no such step
      (context: Context) => takeStep(lot, context, { id: 'a', step: 'open' }),
      // @ts-expect-error: a step stores no such field
      (): Hooks => ({ actions: { move: async () => ({ flor_id: 'a' }) } }),
      () =>
        defineServerPlugin({
          id: 'parking',
          resources: [lot],
          // @ts-expect-error: a resource is misspelt
          hooks: { parking_lots: {} },
        }),
    ]
    expect(refused).toHaveLength(15)
  })
})

describe('the check of a resource', () => {
  const { name, path, can } = gate
  const given = { name, path, can, fields: { name: text(), places: integer() } }

  it('names its fields alone', () => {
    const { check } = resource({ ...given, check: ({ places }) => (places ? {} : { places: 'required' }) })
    expect(check?.({ places: null }, '2026-01-01')).toEqual({ places: 'required' })
    const refused = [
      // @ts-expect-error: a field that it reads is misspelt
      () => resource({ ...given, check: ({ place }) => (place ? {} : { places: 'required' }) }),
      // @ts-expect-error: a field that it finds wrong is misspelt
      () => resource({ ...given, check: () => ({ place: 'required' }) }),
    ]
    expect(refused).toHaveLength(2)
  })
})

describe('the handler of a call', () => {
  const close = call({
    method: 'PUT',
    path: '/parking/{lot}/gate/{gate}',
    does: 'Closes a gate.',
    can: 'branddb.brand.edit',
    reply: z.string(),
  })

  it('gets the segments of its path by name', () => {
    const closing = route(close, async ({ params: { lot, gate } }) => {
      expectTypeOf(lot).toBeString()
      return { data: `${lot} ${gate}` }
    })
    // @ts-expect-error: a segment is misspelt
    const misspelt = () => route(close, async ({ params }) => ({ data: params.gaet }))
    expect([closing.call, misspelt().call]).toEqual([close, close])
  })
})
