import { beforeAll, describe, expect, it } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

const path = '/space/owner'

/** A leasing officer at Shanghai. */
let officerId: string
const server = await serverForTests()
const admin = await server.as('admin')
const officer = await server.as('leasing.sh')
beforeAll(async () => {
  officerId = (await officer.call('GET', '/userinfo')).data._id
  await admin.remove(path, { user_id: officerId })
})

const given = (more: object) => ({ site: '8', user_id: officerId, permits: ['lease'], ...more })
const storesAt = async (site: string): Promise<string[]> =>
  (
    await admin.list('/bdstore', { site, cond: { is_split: false, is_merge: false }, range: '0-9' })
  ).data.list.map(({ _id }: { _id: string }) => _id)
const mayLease = async (store_id: string | undefined, who = officer) =>
  (await who.list('/bd/store/verify_pa', { store_id, action: 'lease' })).data.result

describe('own stores', () => {
  it('are given for something and for a time, and taken away again', async () => {
    const [first, second] = await storesAt('8')
    expect(await mayLease(first)).toBe(false)
    const { data: made } = await admin.create(path, given({ store_ids: [first] }))
    expect(made).toMatchObject({ store_count: 1, all_stores: false })
    expect([await mayLease(first), await mayLease(second)]).toEqual([true, false])
    const own = (await officer.list('/spaceowner')).data.list
    expect(own).toMatchObject([{ _id: made._id, permits: ['lease'], stores: [{ _id: first }] }])

    await admin.update(path, { _id: made._id }, { permits: ['tour'], store_ids: [first, second] })
    expect(await mayLease(first)).toBe(false)
    await admin.update(path, { _id: made._id }, { permits: ['lease'] })
    expect(await mayLease(second)).toBe(true)
    await admin.update(path, { _id: made._id }, { valid_to: '2026-11-14' })
    expect(await mayLease(second)).toBe(false)
    await admin.update(path, { _id: made._id }, { valid_to: null })
    await admin.remove(path, { _id: made._id })
    expect([await mayLease(second), (await officer.list('/spaceowner')).data.total]).toEqual([false, 0])
  })

  it('are every store of the site, those that are added later too', async () => {
    const { data: made } = await admin.create(path, given({ all_stores: true }))
    const before = made.store_count
    expect(before).toBeGreaterThan(10)
    const [known] = (await admin.list('/BdFloor', { site: '8' })).data.list
    const doc = { site: '8', floor_id: known._id, store_no: 'OWN-1', area: 50, effective_from: '2025-01-01' }
    const { data: added } = await admin.create('/bdstore', doc)
    expect(await mayLease(added._id)).toBe(true)
    expect((await admin.list(path, { cond: { _id: made._id }, site: '8' })).data.list[0].store_count).toBe(
      before + 1,
    )
    const elsewhere = await storesAt('2')
    expect(
      (await officer.list('/bd/store/verify_pa', { store_id: elsewhere[0] })).data?.result ?? false,
    ).toBe(false)
    await admin.remove(path, { _id: made._id })
  })

  it('are of the site, as the person is', async () => {
    const [here] = await storesAt('8')
    const [there] = await storesAt('2')
    const errors = async (doc: object) => (await admin.create(path, doc)).data.fields
    expect(await errors(given({ store_ids: [here, there] }))).toEqual({ store_ids: 'reference' })
    expect(await errors({ ...given({ store_ids: [there] }), site: '2' })).toEqual({ user_id: 'not_at_site' })
    expect(await errors(given({ store_ids: [] }))).toEqual({ store_ids: 'required' })
    expect(await errors(given({ permits: [], all_stores: true }))).toEqual({ permits: 'required' })
    expect(await errors(given({ permits: ['cook'], all_stores: true }))).toEqual({ permits: 'choice' })
    expect(
      await errors(given({ all_stores: true, valid_from: '2026-12-01', valid_to: '2026-11-01' })),
    ).toEqual({
      valid_to: 'before_start',
    })
  })

  it('are given by somebody else who may', async () => {
    const other = await server.as('gz.officer')
    expect((await other.list(path)).errcode).toBe(4030)
    expect((await other.create(path, given({ all_stores: true }))).errcode).toBe(4030)
    const roles = (await admin.list('/role', { cond: { code: 'leasing_officer' } })).data.list
    await admin.update(
      '/role',
      { _id: roles[0]._id },
      {
        permissions: [...roles[0].permissions, 'system.space_owner.view', 'system.space_owner.edit'],
      },
    )
    expect((await officer.create(path, given({ all_stores: true }))).errcode).toBe(4030)
    expect((await officer.list(path)).data.list.every(({ site }: { site: string }) => site === '8')).toBe(
      true,
    )
  })

  it('of a store that is removed are those that are left, and do not keep it', async () => {
    const [kept] = await storesAt('8')
    const [floor] = (await admin.list('/BdFloor', { site: '8' })).data.list
    const doc = { site: '8', floor_id: floor._id, store_no: 'OWN-2', area: 50, effective_from: '2025-01-01' }
    const { data: added } = await admin.create('/bdstore', doc)
    const { data: made } = await admin.create(path, given({ store_ids: [kept, added._id] }))
    expect((await admin.remove('/bdstore', { _id: added._id })).errcode).toBe(0)
    const { data } = await admin.list(path, { site: '8', cond: { _id: made._id } })
    expect(data.list[0].store_count).toBe(1)
    expect((await admin.update(path, { _id: made._id }, { permits: ['lease', 'sales'] })).errcode).toBe(0)
    const [, other] = await storesAt('8')
    const more = { store_ids: [kept, added._id, other] }
    expect((await admin.update(path, { _id: made._id }, more)).data.store_count).toBe(2)
    const wrong = await admin.update(path, { _id: made._id }, { store_ids: [kept, 'nothing'] })
    expect(wrong.data.fields).toEqual({ store_ids: 'reference' })
    const again = await admin.create(path, given({ store_ids: [kept, added._id] }))
    expect(again.data.fields).toEqual({ store_ids: 'reference' })
  })
})
