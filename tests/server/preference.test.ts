import { beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'kysely'
import { preferenceCount } from '#contract/core/preference.ts'
import type { Client } from '#tests/support/client.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const officer = await server.as('gz.officer')
const manager = await server.as('gz.manager')
beforeEach(() => sql`delete from user_preference`.execute(server.database.db))

const path = '/user/preference'
const keep = (client: Client, key: unknown, value: unknown) => client.call('PUT', path, {}, { key, value })
const kept = async (client: Client) => (await client.list(path)).data

describe('what somebody set up in the console', () => {
  it('comes back as it was, by its key', async () => {
    const view = { widths: { name: 300 }, order: ['code'], note: '广州 "quoted" \\u0000', none: null }
    expect((await keep(officer, 'list/brandDB/brand', view)).data).toEqual({
      key: 'list/brandDB/brand',
      value: view,
    })
    await keep(officer, 'a.flag', false)
    expect(await kept(officer)).toEqual({
      list: [
        { key: 'a.flag', value: false },
        { key: 'list/brandDB/brand', value: view },
      ],
      total: 2,
    })
  })

  it('is replaced by what comes later, and forgotten by null, again and again', async () => {
    await keep(officer, 'k', 1)
    await keep(officer, 'k', [2])
    expect((await kept(officer)).list).toEqual([{ key: 'k', value: [2] }])
    expect((await keep(officer, 'k', null)).errcode).toBe(0)
    expect((await keep(officer, 'k', null)).errcode).toBe(0)
    expect(await kept(officer)).toEqual({ list: [], total: 0 })
  })

  it('is seen and changed by that person alone', async () => {
    await keep(officer, 'k', 'mine')
    await keep(manager, 'k', 'other')
    await keep(await server.as('admin'), 'k', null)
    expect((await kept(officer)).list).toEqual([{ key: 'k', value: 'mine' }])
    expect((await kept(manager)).list).toEqual([{ key: 'k', value: 'other' }])
    expect((await kept(await server.as('admin'))).list).toEqual([])
  })

  it('is nothing to those who are not signed in', async () => {
    expect((await server.anonymous.list(path)).errcode).toBe(555)
    expect((await keep(server.anonymous, 'k', 1)).errcode).toBe(555)
  })

  it('has an end: so many, and the others can still be changed', async () => {
    const { db } = server.database
    await sql`
      insert into user_preference (user_id, key, value)
      select _id, 'k' || n, '1' from "user", generate_series(1, ${preferenceCount}) n
      where username = 'gz.officer'`.execute(db)
    expect(await keep(officer, 'one.more', 1)).toMatchObject({
      errcode: 4001,
      data: { fields: { key: 'max' } },
    })
    expect((await keep(officer, 'k7', 2)).errcode).toBe(0)
    expect((await keep(manager, 'one.more', 1)).errcode).toBe(0)
    expect((await keep(officer, 'k8', null)).errcode).toBe(0)
    expect((await keep(officer, 'one.more', 1)).errcode).toBe(0)
  })

  const deep = (levels: number): unknown => (levels === 0 ? 1 : [deep(levels - 1)])
  it.each([
    ['a key with a space', 'a b', 1],
    ['no key', undefined, 1],
    ['an empty key', '', 1],
    ['a key that is too long', 'k'.repeat(101), 1],
    ['no value', 'k', undefined],
    ['a value that is too long', 'k', 'x'.repeat(16_384)],
    ['a value that is too long in bytes', 'k', '广'.repeat(6000)],
    ['a text that cannot be stored', 'k', { text: 'a\u0000b' }],
    ['a name that cannot be stored', 'k', { 'a\u0000b': 1 }],
    ['half a character', 'k', ['\ud800']],
    ['a value that is too deep', 'k', deep(2000)],
  ])('is refused with %s', async (_, key, value) => {
    const { status, errcode } = await keep(officer, key, value)
    expect({ status, errcode }).toEqual({ status: 200, errcode: 4001 })
    expect((await kept(officer)).total).toBe(0)
  })
})
