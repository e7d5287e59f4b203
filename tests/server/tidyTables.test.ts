// @runs embedded only
import { sql } from 'kysely'
import { beforeAll, expect, it, vi } from 'vitest'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests('pglite')
beforeAll(async () => {
  await server.work()
})

it('a table is tidied every day, so that changed rows do not make it grow for ever', async () => {
  const { db } = server.database
  const changeAll = () => sql`update store set updated_at = updated_at + 1`.execute(db)
  const size = async () =>
    (await sql<{ bytes: number }>`select pg_relation_size('store') as bytes`.execute(db)).rows[0]?.bytes
  const first = await size()
  await changeAll()
  const before = await size()
  expect(before).toBeGreaterThan(first ?? 0)
  const admin = await server.as('admin')
  const { data } = await admin.call('POST', '/sys/job/run', {}, { name: 'database.tidy' })
  await vi.waitFor(
    async () => {
      const { list } = (await admin.call('GET', '/sys/job/runs', { name: 'database.tidy' })).data
      expect(list.find(({ _id }: { _id: string }) => _id === data.job_id).status).toBe('done')
    },
    { timeout: 60_000, interval: 100 },
  )
  await changeAll()
  expect(await size()).toBe(before)
})
