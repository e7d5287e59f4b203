import { describe, expect, expectTypeOf, it } from 'vitest'
import { z } from 'zod'
import { duplicates } from '#contract/brandDB/duplicates.ts'
import { storeMerge } from '#contract/brandDB/storeChange.ts'
import { favoriteBrandRemove } from '#contract/brandDB/favoriteBrand.ts'
import { brandListExport } from '#contract/brandDB/brandSearch.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { store, storeResize } from '#contract/brandDB/store.ts'
import { call } from '#contract/call.ts'
import { text } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { upload } from '#contract/core/attachment.ts'
import { jobCancel } from '#contract/core/job.ts'
import { createCall, historyCall, listCall, readCall, updateCall } from '#contract/resourceCalls.ts'
import type { CallError } from '#src/kit/base/call/CallError.ts'
import { useCall as called } from '#src/kit/base/call/useCall.ts'
import type { FormDialog } from '#src/kit/form/FormDialog.tsx'
import { useSend as sender } from '#src/kit/base/call/useSend.ts'

// What the author of a screen must not be able to write. `tsc` fails when one of these lines begins to compile. None of it runs.

const tolls = call({
  method: 'GET',
  path: '/parking/{lot_id}/tolls/{day}',
  does: 'Adds up the tolls of a day.',
  can: 'anyone',
  query: z.object({ top: z.coerce.number().int().default(10), from: z.string().optional() }),
  reply: z.object({ list: z.array(z.object({ gate: z.string(), cents: z.int() })), total: z.number() }),
})

describe('a call that is read', () => {
  it('returns what the contract declares', () => {
    const read = () => called(tolls, { params: { lot_id: 'a', day: '2026-01-05' }, query: { top: 3 } })
    expectTypeOf(read).returns.toHaveProperty('data').toEqualTypeOf<z.infer<typeof tolls.reply> | undefined>()
    const lots = () => called(listCall(store), { query: { cond: { area: { $gt: 3 }, floor_id: ['a'] } } })
    expectTypeOf<
      NonNullable<ReturnType<typeof lots>['data']>['list'][number]['store_no']
    >().toEqualTypeOf<string>()
    expect(read).toBeInstanceOf(Function)
  })

  it('takes its own parameters and query only', () => {
    const params = { lot_id: 'a', day: '2026-01-05' }
    const refused = [
      // @ts-expect-error: the parameters are missing
      () => called(tolls),
      // @ts-expect-error: a parameter is missing
      () => called(tolls, { params: { lot_id: 'a' } }),
      // @ts-expect-error: a parameter is misspelt
      () => called(tolls, { params: { lot_id: 'a', dya: '2026-01-05' } }),
      // @ts-expect-error: a query field is misspelt
      () => called(tolls, { params, query: { tpo: 3 } }),
      // @ts-expect-error: a query field has another type
      () => called(tolls, { params, query: { top: true } }),
      // @ts-expect-error: the call takes no body
      () => called(tolls, { params, body: {} }),
      // @ts-expect-error: a query field is missing
      () => called(duplicates, { query: { name: 'A' } }),
      // @ts-expect-error: a choice is misspelt
      () => called(duplicates, { query: { noun: 'brnad' } }),
      // @ts-expect-error: a field of a condition is misspelt
      () => called(listCall(store), { query: { cond: { flor_id: 'a' } } }),
      // @ts-expect-error: a value of a condition has another type
      () => called(listCall(store), { query: { cond: { area: 'large' } } }),
      // @ts-expect-error: a field of an order is misspelt
      () => called(listCall(store), { query: { sort: { flor_id: 1 } } }),
      // @ts-expect-error: the id is missing
      () => called(readCall(store), {}),
      // @ts-expect-error: a reply field is misspelt
      () => called(tolls, { params }).data?.list.map(({ cent }) => cent),
      // @ts-expect-error: a field of a record is misspelt
      () => called(listCall(store), {}).data?.list[0]?.store_number,
      // @ts-expect-error: a field of a change is misspelt
      () => called(historyCall(store), { params: { id: 'a' } }).data?.list[0]?.diffs,
    ]
    expect(refused).toHaveLength(15)
  })

  it('can be kept from being sent', () => {
    const kept = [
      () => called(tolls, null),
      () => called(listCall(brand)),
      () => called(listCall(brand), null, { refreshOn: [brand] }),
    ]
    expect(kept).toHaveLength(3)
  })
})

describe('a call that is sent', () => {
  it('returns what the contract declares', () => {
    const cancel = () => sender(jobCancel).send({ params: { id: 'j1' } })
    expectTypeOf(cancel).returns.resolves.toEqualTypeOf<{ status: 'running' | 'cancelled' }>()
    const save = () => sender(brandListExport).send({ query: { cond: { code: 'A' }, format: 'csv' } })
    expectTypeOf(save).returns.resolves.toEqualTypeOf<{ readonly name: string }>()
    const unmark = () => sender(favoriteBrandRemove).send({ query: { cond: { brand_id: 'b1' } } })
    expectTypeOf(unmark).returns.resolves.toHaveProperty('is_favourite').toBeBoolean()
    expectTypeOf<CallError['fields']>().toEqualTypeOf<Readonly<Record<string, string>>>()
    expect(cancel).toBeInstanceOf(Function)
  })

  it('takes its own parameters, body and file only', () => {
    const file = new File([''], 'a.png')
    const one = { cond: { _id: 'a' } }
    const resize = { action: 'resize', from: '2026-01-05' } as const
    const merged = { store_ids: ['a', 'b'], effective_date: '2026-01-05', store_no: 'L1-01' }
    const refused = [
      // @ts-expect-error: the parameters are missing
      () => sender(jobCancel).send(),
      // @ts-expect-error: the body is missing
      () => sender(storeMerge).send({}),
      // @ts-expect-error: a body field is missing
      () => sender(storeMerge).send({ body: { store_ids: ['a'], effective_date: '2026-01-05' } }),
      // @ts-expect-error: a body field is misspelt
      () => sender(storeMerge).send({ body: { ...merged, storeno: 'L1-01' } }),
      // @ts-expect-error: a body field has another type
      () => sender(storeMerge).send({ body: { ...merged, area: '30' } }),
      // @ts-expect-error: a reply field is misspelt
      async () => (await sender(storeMerge).send({ body: merged })).child,
      // @ts-expect-error: the file is missing
      () => sender(upload).send({ body: { biz_type: 'brand' } }),
      // @ts-expect-error: a body field beside the file is misspelt
      () => sender(upload).send({ body: { biz_typ: 'brand' }, file }),
      // @ts-expect-error: the call takes no file
      () => sender(storeMerge).send({ body: merged, file }),
      // @ts-expect-error: a field of the record is misspelt
      () => sender(createCall(store)).send({ body: { store_number: 'L1-01' } }),
      // @ts-expect-error: a field that the step takes is missing
      () => sender(storeResize).send({ query: one, body: resize }),
      // @ts-expect-error: a field that the step takes has another type
      () => sender(storeResize).send({ query: one, body: { ...resize, area: '30' } }),
      // @ts-expect-error: a field of the change has another type
      () => sender(updateCall(store)).send({ query: { cond: { _id: 'a' } }, body: { area: '30' } }),
    ]
    expect(refused).toHaveLength(13)
  })
})

describe('a form of fields', () => {
  const fields = { reason: text({ required: true }), days: integer() }
  type Dialog = Parameters<typeof FormDialog<typeof fields>>[0]

  it('has what was filled in for them', () => {
    const filled = (values: Parameters<Dialog['onConfirm']>[0]) => values
    expectTypeOf(filled).returns.toEqualTypeOf<{ readonly reason?: string; readonly days?: number }>()
    expect(filled({ days: 3 })).toEqual({ days: 3 })
  })

  it('knows no other', () => {
    const refused: readonly Partial<Dialog>[] = [
      // @ts-expect-error: a field is misspelt where it is read
      { onConfirm: ({ raeson }) => void raeson },
      // @ts-expect-error: a field is misspelt where it begins with a value
      { values: { raeson: 'late' } },
      // @ts-expect-error: a field is misspelt where it is hidden
      { shows: (source) => source === 'dasy' },
    ]
    expect(refused).toHaveLength(3)
  })
})
