import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import { missTours } from '#server/plugins/RM/clock/missTours.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

/** 10:00 on 15 November 2026 in Guangzhou. */
const now = 1794708000
const hour = 3600
const midnight = now + 14 * hour
let officerId: string
let system: Context
const server = await serverForTests()
const manager = await server.as('gz.manager')
beforeAll(async () => {
  const officer = await server.as('gz.officer')
  officerId = (await officer.call('GET', '/userinfo')).data._id
  system = await asSystem(await contextOf(server, manager))
  await sql`update tour set status = 'cancelled' where status = 'planned'`.execute(server.database.db)
})

/** Runs the job of the clock at a moment. */
const runAt = (moment: number) =>
  missTours.run({
    body: {},
    context: { ...system, now: moment },
    progress: () => undefined,
    signal: new AbortController().signal,
  })

async function planned(planned_at: number): Promise<string> {
  const doc = { site: '2', title: '早巡', planned_at, store_ids: ['S-GZ-L2-118'], assignee_ids: [officerId] }
  return (await manager.create('/tour', doc)).data._id
}

const statusOf = async (_id: string) => (await manager.call('GET', `/tour/${_id}`)).data.status

it('a tour that nobody started is missed when its day at the site is over, not before', async () => {
  const today = await planned(now - 2 * hour)
  const tomorrow = await planned(midnight)
  await runAt(midnight - 1)
  expect(await statusOf(today)).toBe('planned')
  await runAt(midnight)
  expect([await statusOf(today), await statusOf(tomorrow)]).toEqual(['missed', 'planned'])
  const { data } = await manager.call('GET', `/tour/${today}/history`)
  expect(data.list[0]).toMatchObject({ step: 'miss', user_id: null })
})

it('a tour that is under way stays so, and a second run changes nothing', async () => {
  const begun = await planned(now)
  await manager.update('/tour', { _id: begun }, { action: 'start' })
  const missed = await planned(now)
  await runAt(midnight)
  expect([await statusOf(begun), await statusOf(missed)]).toEqual(['in_progress', 'missed'])
  expect(await runAt(midnight)).toEqual({ missed: 0 })
})
