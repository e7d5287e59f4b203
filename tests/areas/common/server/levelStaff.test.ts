import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { levelStaffList } from '#contract/common/staffLevel.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const officer = await server.as('gz.officer')

interface Level {
  level: number
  level_name: string
  staff: { _id: string; name: string; username: string; department: string[]; sites: string[] }[]
}
const path = '/level/staff/list'
async function staff(query: Record<string, unknown> = {}, who = officer) {
  const { data, errcode } = await who.call('GET', path, query)
  expect(errcode).toBe(0)
  expect(levelStaffList.reply.safeParse(data).error).toBeUndefined()
  return data as { list: Level[]; total: number }
}
const people = ({ list }: { list: Level[] }) => list.flatMap((level) => level.staff)
const rows = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(server.database.db)).rows

describe('the staff of a site', () => {
  it('are those who work there, by level from the lowest, and all are counted', async () => {
    const answer = await staff({ site: '2' })
    const known = await rows(
      sql<{ _id: string }>`select _id from "user" where is_active and deleted_at is null
        and staff_level is not null and '2' = any(sites)`,
    )
    expect(
      people(answer)
        .map(({ _id }) => _id)
        .toSorted(),
    ).toEqual(known.map(({ _id }) => _id).toSorted())
    expect(answer.total).toBe(known.length)
    const levels = answer.list.map(({ level }) => level)
    expect(levels).toEqual(levels.toSorted((one, other) => one - other))
    expect(new Set(levels).size).toBe(levels.length)
  })

  it('are those of the current site, or of all own ones where none is chosen', async () => {
    const manager = await server.as('hk.manager')
    const all = people(await staff({}, manager))
    expect(all.some(({ sites }) => !sites.includes('9'))).toBe(true)
    await manager.call('POST', '/site/change', {}, { site: '9' })
    const here = people(await staff({}, manager))
    expect(here.length).toBeGreaterThan(0)
    expect(here.every(({ sites }) => sites.includes('9'))).toBe(true)
  })

  it('are not told of at sites that the caller has not', async () => {
    expect((await officer.call('GET', path, { site: '9' })).errcode).toBe(4032)
    for (const { sites } of people(await staff())) expect(sites).toEqual(['2'])
  })

  it('are named, and their level too, in the language of whoever asks', async () => {
    const [level] = await rows(
      sql<{ order: number; name: string; name_tc: string; name_en: string }>`
        select "order", name, name_tc, name_en from staff_level order by "order" limit 1`,
    )
    for (const [locale, name] of Object.entries({
      zh_CN: level?.name,
      zh_TW: level?.name_tc,
      en_US: level?.name_en,
    })) {
      await sql`update "user" set locale = ${locale} where username = 'gz.officer'`.execute(
        server.database.db,
      )
      const [first] = (await staff({ cond: { level: level?.order } })).list
      expect(first?.level_name).toBe(name)
      const someone = first?.staff[0]
      const [known] = await rows(
        sql<{ name: string; name_en: string }>`select name, name_en from "user" where _id = ${someone?._id}`,
      )
      expect(someone?.name).toBe(locale === 'en_US' ? known?.name_en : known?.name)
    }
  })

  it('are narrowed by level, department, role and by whose list a store is on', async () => {
    const some = people(await staff()).find((one) => one.department.length > 0)
    const department = String(some?.department[0])
    const inIt = people(await staff({ cond: { department } }))
    expect(inIt.length).toBeGreaterThan(0)
    expect(inIt.every((one) => one.department.includes(department))).toBe(true)
    const second = await staff({ cond: { level: 2 } })
    expect(second.list.map(({ level }) => level)).toEqual([2])
    const [{ role } = { role: '' }] = await rows(
      sql<{ role: string }>`select roles[1] as role from "user" where username = 'gz.officer'`,
    )
    expect(people(await staff({ cond: { role_id: role } })).map(({ username }) => username)).toContain(
      'gz.officer',
    )
    const store = 'S-GZ-L2-118'
    const owners = people(await staff({ cond: { store_id: store } })).map(({ username }) => username)
    expect(owners).toContain('gz.officer')
    await sql`update space_owner set valid_to = '2020-01-01' where user_id = 'U005'`.execute(
      server.database.db,
    )
    const after = people(await staff({ cond: { store_id: store } })).map(({ username }) => username)
    expect(after).not.toContain('gz.officer')
    expect((await staff({ cond: { store_id: 'absent' } })).total).toBe(0)
  })

  it('are without whoever left', async () => {
    const someone = people(await staff()).find(({ username }) => username !== 'gz.officer')
    await sql`update "user" set is_active = false where _id = ${someone?._id}`.execute(server.database.db)
    expect(people(await staff()).map(({ _id }) => _id)).not.toContain(someone?._id)
  })

  it('are refused for a condition that means nothing, and to whoever is not signed in', async () => {
    for (const cond of ['{', '{"level":7}', '{"name":"x"}'])
      expect((await officer.call('GET', path, { cond })).errcode).toBe(4001)
    expect((await server.anonymous.call('GET', path)).errcode).toBe(555)
  })
})
