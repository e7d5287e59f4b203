// @runs in full runs
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { text } from '#contract/fields.ts'
import { integer } from '#contract/numberFields.ts'
import { refuseFields } from '#contract/reply.ts'
import { crudRules, resource } from '#contract/resource.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'
import { defineServerPlugin } from '#server/http/defineServerPlugin.ts'
import type { Client } from '#tests/support/client.ts'
import { contactFile } from '#tests/support/contactFile.ts'
import { sendFile } from '#tests/support/fileCalls.ts'
import { applyChecked, checkFile, settled } from '#tests/support/importFile.ts'
import counting from '#tests/support/sampleJobs.ts'
import { killServers, startServer, type ServerProcess } from '#tests/support/serverProcess.ts'
import { newDatabase, testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const crate = resource({
  name: 'crate',
  path: '/crate',
  fields: { label: text({ required: true, max: 20 }), weight: integer({ min: 0 }) },
  can: crudRules(signedIn, signedIn),
  imports: { can: signedIn, key: ['label'] },
})

/** How many records each call of the hooks was about. */
const batches: number[] = []

/** A crate that is listed is refused; each one that is stored leaves a note. */
const crateHooks: ResourceHooks = {
  beforeSave: async ({ db }, changes) => {
    const labels = changes.map(({ values }) => values['label'])
    const { rows } = await sql`select from crate_refused where label = any(${labels})`.execute(db)
    if (rows.length > 0) throw refuseFields('validation.failed', { label: 'pattern' })
    return undefined
  },
  afterChange: async ({ db }, changes) => {
    batches.push(changes.length)
    const labels = changes.map(({ after }) => after?.['label'])
    await sql`insert into crate_note (label) select unnest(${labels}::text[])`.execute(db)
  },
}

const crates = defineServerPlugin({
  id: 'crates',
  resources: [crate],
  hooks: { crate: crateHooks },
  migrations: {
    '0001_crate': `
      create table crate (_id text primary key, label text not null, weight int);
      select add_common_columns('crate');
      create unique index unique__crate__label on crate (label) where deleted_at is null;
      create table crate_refused (label text primary key);
      create table crate_note (n int generated always as identity primary key, label text);
      create table crate_transaction (n int generated always as identity primary key, xid text, rows int);
      create function note_transaction() returns trigger language plpgsql as $$
      begin
        insert into crate_transaction (xid, rows) select pg_current_xact_id()::text, count(*) from added;
        return null;
      end $$;
      create trigger note_transaction after insert on contact referencing new table as added
        for each statement execute function note_transaction();`,
  },
})

let server: TestServer
let admin: Client
beforeAll(async () => {
  server = await startTestServer(undefined, undefined, {}, [counting, crates])
  admin = await server.as('admin')
})
afterAll(async () => {
  await server.stop()
  await killServers()
})

const count = async (table: string, where = 'true'): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(server.database.db)
  return Number(rows[0]?.n)
}
const crateFile = (labels: readonly string[], weight = 1): string =>
  ['label,weight', ...labels.map((label) => `${label},${weight}`)].join('\n')
const labelsOf = (word: string, rows: number): string[] =>
  Array.from({ length: rows }, (_, row) => `${word}-${row}`)
const check = (content: string) => checkFile(server, admin, content, { path: '/crate' })
const total = async (label: string): Promise<number> =>
  (await admin.list('/crate', { cond: { label: { $like: label } } })).data.total

describe('while a large file is checked and stored', () => {
  it('others are served all the time, and see none of its records until all are there', async () => {
    const person = await server.as('brand.approver')
    const rows = 700
    const run = await checkFile(server, admin, contactFile('Step', rows), { path: '/bdcontact' })
    expect(run).toMatchObject({ state: 'checked', to_add: rows, wrong: 0 })
    await admin.call('POST', `/import/${run._id}/apply`, {}, {})
    const seen: number[] = []
    for (let state = 'applying'; state === 'applying';) {
      const { data } = await person.list('/bdcontact', { cond: { $q: 'Step' }, range: '0-9' })
      const ready = await fetch(`${server.url}/api/v1/ready`)
      state = (await admin.call('GET', `/import/${run._id}`)).data.state
      expect(ready.status).toBe(200)
      seen.push(data.total)
      await sleep(20)
    }
    expect(await settled(admin, run._id)).toMatchObject({ state: 'applied', to_add: rows })
    expect(seen.length).toBeGreaterThan(2)
    expect([...new Set(seen)].filter((found) => found !== 0 && found !== rows)).toEqual([])
    expect((await person.list('/bdcontact', { cond: { $q: 'Step' }, range: '0-9' })).data.total).toBe(rows)
    expect(
      await count(
        'audit_log',
        `entity = 'contact' and request_id = (
      select job_id from import_run where _id = '${run._id}')`,
      ),
    ).toBe(rows)
  })

  it.runIf(testDatabase === 'pglite')('no transaction stores more than some hundred of them', async () => {
    const { rows } = await sql<{ rows: number }>`
      select sum(rows) as rows from crate_transaction group by xid`.execute(server.database.db)
    const sizes = rows.map((transaction) => Number(transaction.rows))
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(700)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(400)
  })

  it('what a noun does with its records is done in batches too', async () => {
    batches.length = 0
    const run = await check(crateFile(labelsOf('BATCH', 300)))
    await applyChecked(admin, run._id)
    // Once for the check, once for good.
    expect(batches.reduce((sum, size) => sum + size, 0)).toBeGreaterThanOrEqual(600)
    expect(batches.length).toBeLessThan(200)
    expect(await count('crate_note', `label like 'BATCH-%'`)).toBe(300)
  })

  it('a record that is refused in the middle, because something changed since the check, keeps all from being stored', async () => {
    await applyChecked(admin, (await check(crateFile(labelsOf('OLD', 40))))._id)
    const before = (await admin.list('/crate', { cond: { label: { $like: 'OLD-' } }, range: '0-99' })).data
      .list
    const notes = await count('crate_note')
    const run = await check(crateFile([...labelsOf('OLD', 40), ...labelsOf('MID', 200)], 2))
    expect(run).toMatchObject({ wrong: 0, to_add: 200, to_change: 40 })
    await sql`insert into crate_refused values ('MID-150')`.execute(server.database.db)
    expect(await applyChecked(admin, run._id)).toMatchObject({
      state: 'checked',
      wrong: 1,
      to_add: 199,
      errors: [{ row: 192, field: 'label', message: 'pattern' }],
    })
    expect(await total('MID-')).toBe(0)
    expect(
      (await admin.list('/crate', { cond: { label: { $like: 'OLD-' } }, range: '0-99' })).data.list,
    ).toEqual(before)
    expect(await count('crate', `label like 'MID-%'`)).toBe(0)
    expect(await count('crate_note')).toBe(notes)
    expect(
      await count('audit_log', `request_id = (select job_id from import_run where _id = '${run._id}')`),
    ).toBe(0)
    expect(await applyChecked(admin, run._id, { only_good: true })).toMatchObject({
      state: 'applied',
      to_add: 199,
    })
    expect([await total('MID-'), await count('crate_note')]).toEqual([199, notes + 239])
  })

  it('every record that is refused is named, however many there are, and the good ones can be stored', async () => {
    const labels = labelsOf('MANY', 120)
    const refused = labels.filter((_, row) => row % 7 === 3)
    await sql`insert into crate_refused select unnest(${refused}::text[])`.execute(server.database.db)
    const run = await check(crateFile(labels))
    expect(run).toMatchObject({ wrong: refused.length, to_add: labels.length - refused.length })
    expect(run.errors.map(({ row }: { row: number }) => labels[row - 2])).toEqual(refused)
    await applyChecked(admin, run._id, { only_good: true })
    expect(await total('MANY-')).toBe(labels.length - refused.length)
  })
})

/** Imports contacts until the server is killed with some of them stored; what is stored too fast is tried with twice as many. */
async function killWhileStoring(
  killed: ServerProcess,
  rows = testDatabase === 'pglite' ? 600 : 1200,
): Promise<KilledImport> {
  const word = `Killed${rows}`
  const editor = await killed.anonymous.signIn('admin')
  const sent = await sendFile(killed, editor, contactFile(word, rows), {
    name: 'killed.csv',
    path: '/bdcontact/import',
  })
  const id = sent.data._id
  expect(await settled(editor, id)).toMatchObject({ state: 'checked', wrong: 0 })
  const { job_id } = (await editor.call('POST', `/import/${id}/apply`, {}, {})).data
  for (;;) {
    const { done, status } = (await editor.call('GET', `/job/${job_id}`)).data
    if (status === 'done') return killWhileStoring(killed, 2 * rows)
    if (status === 'running' && done > 0 && done < rows) break
  }
  await killed.kill()
  return { word, rows, id, job_id }
}

interface KilledImport {
  readonly word: string
  readonly rows: number
  readonly id: string
  readonly job_id: string
}

describe('a server that is killed while a file is being stored', () => {
  it('has none of it when it is up again, and then all of it', async () => {
    const place = await newDatabase(testDatabase)
    const settings = { ...place.settings, DEMO_SCALE: 'test' }
    try {
      const { word, rows, id, job_id } = await killWhileStoring(await startServer(settings))
      const again = await startServer(settings)
      const person = await again.anonymous.signIn('admin')
      const found = async () =>
        (await person.list('/bdcontact', { cond: { $q: word }, range: '0-0' })).data.total
      const seen = [await found()]
      for (let state = 'applying'; state === 'applying';) {
        state = (await person.call('GET', `/import/${id}`)).data.state
        seen.push(await found())
        await sleep(20)
      }
      expect(await settled(person, id)).toMatchObject({ state: 'applied', to_add: rows })
      expect([...new Set(seen)].filter((total) => total !== 0 && total !== rows)).toEqual([])
      expect(await found()).toBe(rows)
      const audited = await person.list('/auditlog', {
        cond: { entity: 'contact', action: 'create', request_id: job_id },
        range: '0-0',
      })
      expect(audited.data.total).toBe(rows)
      await again.stop()
    } finally {
      await place.remove()
    }
  }, 180_000)
})
