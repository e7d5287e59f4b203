import { sql } from 'kysely'
import { Client as Connection } from 'pg'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Field } from '#contract/field.ts'
import type { Resource } from '#contract/resource.ts'
import { requireDoers } from '#server/services/session/doers.ts'
import { contract } from '#tools/contract.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const resources: Resource[] = Object.values(contract.resources)

/** Fields that name people without giving them anything to do. */
const noWork: Readonly<Record<string, string>> = {
  'space_owner.user_id':
    'a list of shops, which gives no right by itself: everybody at the site can have one',
  'report_schedule.recipients': 'gets a report with what they may see themselves',
  'todo_deputy.deputy_id': 'does what the absent person may do, with the rights of that person',
}

const ofPeople = resources.flatMap((resource) => {
  const own = Object.entries(resource.fields).filter(([, { writable }]) => writable !== 'never')
  const taken = Object.entries(resource.lifecycle?.steps ?? {}).flatMap(([, { takes = {} }]) =>
    Object.entries(takes as Readonly<Record<string, Field>>),
  )
  const isPerson = ([, { to }]: [string, Field]): boolean => to === 'user' && !resource.isLog
  return [...own, ...taken]
    .filter(isPerson)
    .map(([name, field]) => [`${resource.name}.${name}`, resource, name, field] as const)
})
const working = ofPeople.filter(([key]) => !(key in noWork))

const ids = new Map<string, string>()
const server = await serverForTests()
const admin = await server.as('admin')
beforeAll(async () => {
  const { rows } = await sql<{ _id: string; username: string }>`select _id, username from "user"`.execute(
    server.database.db,
  )
  for (const { _id, username } of rows) ids.set(username, _id)
})

const idOf = (username: string): string => ids.get(username) ?? ''
const offered = async (cond: object, site = '2'): Promise<string[]> => {
  const { data } = await admin.call('GET', '/level/staff/list', { site, cond: JSON.stringify(cond) })
  return data.list.flatMap(({ staff }: { staff: { _id: string }[] }) => staff.map(({ _id }) => _id))
}
const refusal = async (resource: Resource, field: string, id: string): Promise<unknown> => {
  const named = new Map(resources.map((one) => [one.name, one]))
  const context = { db: server.database.db, resources: named }
  return requireDoers(context, { resource, field, site: '2' }, [id]).catch(
    (error: { data: unknown }) => error.data,
  )
}

describe('a field that names people', () => {
  it('says what they are to do, or is known to give them nothing', () => {
    expect(
      working.filter(([, , , { does, means }]) => !does || means !== 'staff').map(([key]) => key),
    ).toEqual([])
    expect(Object.keys(noWork).filter((key) => !ofPeople.some(([one]) => one === key))).toEqual([])
    expect(working.length).toBeGreaterThan(6)
  })

  it.each(working)(
    'offers for %s those whom the server takes, and nobody else',
    async (key, resource, field) => {
      const able = new Set(await offered({ does: key, everyone: true }))
      const everyone = await offered({ everyone: true })
      expect(able.size).toBeGreaterThan(0)
      expect(able.has(idOf('nomenu'))).toBe(false)
      expect(everyone).toContain(idOf('nomenu'))
      for (const id of new Set([...everyone, ...able])) {
        const said = await refusal(resource, field, id)
        expect(said).toEqual(able.has(id) ? undefined : { fields: { [field]: 'cannot_do' } })
      }
      expect(await refusal(resource, field, idOf('hk.officer'))).toEqual({ fields: { [field]: 'reference' } })
    },
  )

  it('offers at all sites together whom it offers at any of them, with no more statements than for one', async () => {
    const does = 'tour_problem.assignee_id'
    const { rows } = await sql<{ _id: string }>`select _id from site where deleted_at is null`.execute(
      server.database.db,
    )
    const one = await Promise.all(rows.map(({ _id }) => offered({ does, everyone: true }, _id)))
    expect(new Set(await offered({ does, everyone: true }, 'ALL'))).toEqual(new Set(one.flat()))
    const sent = vi.spyOn(Connection.prototype, 'query')
    const statementsAt = async (site: string) => {
      sent.mockClear()
      await offered({ does, everyone: true }, site)
      return sent.mock.calls.length
    }
    // Once a minute one more records the use of the session.
    await expect
      .poll(async () => (await statementsAt('ALL')) - (await statementsAt('2')), { timeout: 20_000 })
      .toBe(0)
    sent.mockRestore()
  })

  it('refuses a field that names nobody', async () => {
    for (const does of ['tour.title', 'nothing.assignee_id', '__proto__.constructor', ''])
      expect(
        await admin.call('GET', '/level/staff/list', { site: '2', cond: JSON.stringify({ does }) }),
      ).toMatchObject({ errcode: 4001 })
  })

  it('does not hide people without a level from those who ask for everyone', async () => {
    await sql`update "user" set staff_level = null where username = 'gz.officer'`.execute(server.database.db)
    expect(await offered({})).not.toContain(idOf('gz.officer'))
    expect(await offered({ everyone: true })).toContain(idOf('gz.officer'))
    expect(await offered({ everyone: true, does: 'tour_problem.assignee_id' })).toContain(idOf('gz.officer'))
  })
})

it('an issue, a tour and a flag are given to nobody who may not deal with them', async () => {
  const nobody = idOf('nomenu')
  const cannot = (field: string) => ({ errcode: 4004, data: { fields: { [field]: 'cannot_do' } } })
  const first = async (path: string, cond: object) =>
    (await admin.list(path, { range: '0-0', cond: { site: '2', ...cond } })).data.list[0]
  const issue = await first('/TourProblem', { status: 'open' })
  const assign = (assignee_id: string) =>
    admin.update('/TourProblem', { _id: issue._id }, { action: 'assign', assignee_id })
  expect(await assign(nobody)).toMatchObject(cannot('assignee_id'))
  expect(await assign(idOf('gz.officer'))).toMatchObject({ errcode: 0 })
  const tour = await first('/tour', { status: 'planned' })
  expect(
    await admin.update('/tour', { _id: tour._id }, { assignee_ids: [...tour.assignee_ids, nobody] }),
  ).toMatchObject(cannot('assignee_ids'))
  const flag = await first('/flag', { status: 'open' })
  expect(await admin.update('/flag', { _id: flag._id }, { owner_id: nobody })).toMatchObject(
    cannot('owner_id'),
  )
  expect(
    await admin.update('/flag', { _id: flag._id }, { action: 'follow_up', owner_id: nobody }),
  ).toMatchObject(cannot('owner_id'))
})
