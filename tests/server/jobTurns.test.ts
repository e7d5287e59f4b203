import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { Client } from '#tests/support/client.ts'
import counting from '#tests/support/sampleJobs.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests(undefined, undefined, { JOBS_PER_PERSON: '6' }, [counting])
const busy = await server.as('brand.editor')
const other = await server.as('gz.officer')

const start = (who: Client, place: string, hold = 0) =>
  who.call('POST', '/counting/start', {}, { place, steps: 1, hold })
const begun = async () =>
  (
    await sql<{ place: string }>`select place from counting_begin order by ctid`.execute(server.database.db)
  ).rows.map(({ place }) => place)

it('jobs of people take turns: who has started many does not keep another waiting for all of them', async () => {
  // As many as are done at once, or more.
  for (const place of ['held 1', 'held 2']) expect((await start(busy, place, 1)).errcode).toBe(0)
  await expect.poll(begun).toContain('held 1')
  for (const place of ['busy 1', 'busy 2', 'busy 3', 'busy 4']) await start(busy, place)
  await start(other, 'other 1')
  await start(other, 'other 2')
  expect(await start(busy, 'one more')).toMatchObject({ errcode: 4290, data: { limit: 6 } })
  for (const place of ['held 1', 'held 2']) await busy.call('POST', '/counting/open', {}, { place })
  await expect.poll(async () => (await begun()).length, { timeout: 20_000 }).toBe(8)
  const order = (await begun()).filter((place) => !place.startsWith('held'))
  expect(order.toSorted()).toEqual(['busy 1', 'busy 2', 'busy 3', 'busy 4', 'other 1', 'other 2'])
  // Two that are done at once may note their begin in either order. By age alone these would be the last two.
  expect(order.slice(0, 3)).toEqual(expect.arrayContaining(['other 1', 'other 2']))
  await expect.poll(async () => (await start(busy, 'later')).errcode).toBe(0)
})
