import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { withoutValues } from '#server/base/withoutValues.ts'
import { countFault } from '#server/services/partFaults.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const server = await serverForTests()
const admin = await server.as('admin')

const crash = (more: object = {}) => ({
  plugin: 'parking',
  version: '1.0.0',
  part: '/parking/map',
  name: 'TypeError',
  message: 'kaput',
  build: 'assets/App-1.js',
  ...more,
})
const faults = async () => (await admin.call('GET', '/plugin/report')).data.faults

it('the server counts failures by plugin, version and part, whoever reports them, and says when the last one was', async () => {
  const editor = await server.as('brand.editor')
  const before = Math.floor(Date.now() / 1000)
  expect(await editor.call('POST', '/fault', {}, crash())).toMatchObject({ errcode: 0, data: null })
  await admin.call('POST', '/fault', {}, crash({ message: 'another' }))
  await admin.call('POST', '/fault', {}, crash({ version: '1.1.0' }))
  const found = await faults()
  expect(found).toHaveLength(2)
  expect(found).toContainEqual({
    plugin: 'parking',
    version: '1.0.0',
    part: '/parking/map',
    count: 2,
    last_at: expect.any(Number),
  })
  expect(found).toContainEqual(expect.objectContaining({ version: '1.1.0', count: 1 }))
  for (const { last_at } of found) expect(last_at).toBeGreaterThanOrEqual(before)
})

it('the server takes no report from strangers, and none that is too long or says more than it should', async () => {
  expect((await server.anonymous.call('POST', '/fault', {}, crash())).errcode).toBe(555)
  for (const wrong of [
    { message: 'x'.repeat(201) },
    { part: '' },
    { part: 'x'.repeat(201) },
    { plugin: '../etc' },
    { plugin: 'x'.repeat(61) },
    { stack: 'at the top' },
    { name: 7 },
  ]) {
    expect((await admin.call('POST', '/fault', {}, crash(wrong))).errcode, JSON.stringify(wrong)).toBe(4001)
  }
})

it('the server stops counting for somebody who reports all the time, and for nobody else', async () => {
  const manager = await server.as('gz.manager')
  const answers = []
  for (let i = 0; i < 31; i += 1) {
    answers.push((await manager.call('POST', '/fault', {}, crash({ part: '/flood' }))).errcode)
  }
  expect(answers).toEqual([...Array<number>(30).fill(0), 4290])
  expect(await faults()).toContainEqual(expect.objectContaining({ part: '/flood', count: 30 }))
  expect((await (await server.as('hk.manager')).call('POST', '/fault', {}, crash())).errcode).toBe(0)
})

it('the server remembers the five hundred parts that failed last', async () => {
  const { db } = server.database
  await sql`
    insert into part_fault select 'old', '', 'part ' || n, 1, 1000 + n from generate_series(1, 600) n`.execute(
    db,
  )
  await countFault(db, { plugin: 'fresh', version: '', part: '/fresh' }, 5000)
  const { rows } = await sql<{ n: number; oldest: boolean }>`
    select count(*)::int as n, bool_or(part = 'part 1') as oldest from part_fault`.execute(db)
  expect(rows).toEqual([{ n: 500, oldest: false }])
  expect(await faults()).toContainEqual(expect.objectContaining({ plugin: 'fresh' }))
})

it.each([
  [`Cannot read 'Chan Tai Man' of undefined`, `Cannot read '…`],
  ['Unexpected token "secret", "{"na"... is not valid JSON', 'Unexpected token "…'],
  ['mail to chan@example.com failed', 'mail to … failed'],
  ['no account 62281234', 'no account …'],
])('the server writes %s to the log as %s', (message, written) => {
  expect(withoutValues(message)).toBe(written)
})
