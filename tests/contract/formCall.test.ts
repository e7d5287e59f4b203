import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { storeResize } from '#contract/brandDB/store.ts'
import { formCall } from '#contract/call.ts'
import { flag, ref, text } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { resource } from '#contract/resource.ts'
import { createFormCall } from '#contract/resourceCalls.ts'

const closeLot = formCall({
  method: 'POST',
  path: '/parking/lot/{id}/close',
  does: 'Closes a lot.',
  can: signedIn,
  takes: { reason: text({ required: true }), days: integer({ max: 9 }), quiet: flag() },
  reply: z.object({}),
})

describe('a call that takes fields', () => {
  it('has a body of these fields, for both halves', () => {
    expect(closeLot.body.safeParse({ reason: 'Full', extra: 1 })).toEqual({
      success: true,
      data: { reason: 'Full', quiet: false },
    })
    expect(closeLot.body.safeParse({ days: 3 }).success).toBe(false)
    expect(closeLot.body.safeParse({ reason: ' ' }).success).toBe(false)
    expect(closeLot.body.safeParse({ reason: 'Full', days: 10 }).success).toBe(false)
    type Body = z.infer<typeof closeLot.body>
    expectTypeOf<Body['reason']>().toEqualTypeOf<string>()
    expectTypeOf<Body['days']>().toEqualTypeOf<number | null | undefined>()
  })

  it('creates a record from some of its fields, while the caller knows the others', () => {
    const remark = resource({
      name: 'parking_remark',
      path: '/parking/remark',
      fields: {
        fault_id: ref('parking_fault', { required: true }),
        text: text({ required: true, max: 5 }),
      },
      can: { view: signedIn },
    })
    const add = createFormCall(remark, ['text'])
    expect(add).toMatchObject({
      method: 'POST',
      path: '/parking/remark',
      takes: { text: remark.fields.text },
    })
    expect(Object.keys(add.takes)).toEqual(['text'])
    expectTypeOf<keyof typeof add.takes>().toEqualTypeOf<'text'>()
    // @ts-expect-error: no field of a remark
    expect(() => createFormCall(remark, ['txet'])).toThrow(/schema/)
  })

  it('is how the area of a unit is changed: a positive area, and the day from which it is valid', () => {
    const wrong = [{}, { area: 0, from: '2026-01-01' }, { area: 5 }, { area: 5, from: '2026-02-30' }]
    expect(wrong.map((body) => storeResize.body?.safeParse(body).success)).toEqual([
      false,
      false,
      false,
      false,
    ])
    expect(storeResize.body?.safeParse({ area: 5, from: '2026-01-01' }).success).toBe(true)
  })
})
