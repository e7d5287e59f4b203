import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase, type Db } from '#server/db/database.ts'
import { folderStore } from '#server/services/files/folderStore.ts'
import { createLog } from '#server/base/log.ts'
import { coreJobs } from '#server/plugins/core/jobs.ts'
import { keepReconciled } from '#server/services/jobs/keepReconciled.ts'
import { openQueue } from '#server/services/jobs/queue.ts'
import { readSettings } from '#server/base/settings.ts'
import type { Client } from '#tests/support/client.ts'
import { sendFile } from '#tests/support/fileCalls.ts'
import { checkFile, settled } from '#tests/support/importFile.ts'
import counting from '#tests/support/sampleJobs.ts'
import { killServers, startServer } from '#tests/support/serverProcess.ts'
import { newDatabase, testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const file = 'Code,Brand,Category\nSTATE-1,一,餐饮'

describe('an import and the job that works on it', () => {
  let server: TestServer
  let editor: Client
  beforeAll(async () => {
    server = await startTestServer(undefined, undefined, {}, [counting])
    editor = await server.as('brand.editor')
  })
  afterAll(() => server.stop())

  /** Has the database refuse a change of a table while the work is done. */
  const refusing = async (table: 'job' | 'import_run', when: string, work: () => Promise<void>) => {
    const { db } = server.database
    await sql`
      create function refuse_it() returns trigger language plpgsql as $$ begin raise 'refused by the test'; end $$`.execute(
      db,
    )
    await sql`
      create trigger refused before insert or update on ${sql.table(table)} for each row
      when (${sql.raw(when)}) execute function refuse_it()`.execute(db)
    try {
      await work()
    } finally {
      await sql`drop function refuse_it cascade`.execute(db)
    }
  }
  const count = async (table: 'job' | 'import_run', where: string): Promise<number> => {
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from ${sql.table(table)} where ${sql.raw(where)}`.execute(server.database.db)
    return Number(rows[0]?.n)
  }

  it('are both there or neither is, when the job cannot be started', async () => {
    await refusing('job', `new.name = 'import.check'`, async () => {
      const sent = await sendFile(server, editor, file, { name: 'no-job.csv', path: '/bdbrand/import' })
      expect(sent.errcode).toBe(5000)
    })
    expect(await count('import_run', `file_name = 'no-job.csv'`)).toBe(0)
  })

  it('are both there or neither is, when the import cannot be written down', async () => {
    const before = await count('job', `name = 'import.check'`)
    await refusing('import_run', `new.file_name = 'no-run.csv' and new.job_id is not null`, async () => {
      const sent = await sendFile(server, editor, file, { name: 'no-run.csv', path: '/bdbrand/import' })
      expect(sent.errcode).toBe(5000)
    })
    expect(await count('import_run', `file_name = 'no-run.csv'`)).toBe(0)
    expect(await count('job', `name = 'import.check'`)).toBe(before)
  })

  it('are both at work or neither is, when what was checked is to be stored', async () => {
    const run = await checkFile(server, editor, file)
    await refusing('import_run', `new.state = 'applying' and new.job_id is not null`, async () => {
      expect((await editor.call('POST', `/import/${run._id}/apply`, {}, {})).errcode).toBe(5000)
    })
    expect((await editor.call('GET', `/import/${run._id}`)).data.state).toBe('checked')
    expect(await count('job', `name = 'import.apply' and key = '${run._id}'`)).toBe(0)
  })
})

describe('what an older version or a backup left waiting for a job that is not there', () => {
  const left = (db: Db, id: string, state: string, job_id: string | null) =>
    sql`
      insert into import_run (_id, noun, mode, state, file_name, timezone, locale, job_id, wrong, created_by)
      select ${id}, 'brand', 'both', ${state}, 'old.csv', 'Asia/Shanghai', 'zh_CN', ${job_id}, 0, _id
      from "user" where username = 'brand.editor'`.execute(db)
  const errors = [{ row: 0, field: '', message: 'unfinished' }]
  afterAll(killServers)

  it('is ended when a server starts: a check has failed, the rest can be stored again, and the reason is said', async () => {
    const place = await newDatabase(testDatabase)
    try {
      const { db, close } = await openDatabase(readSettings(place.settings), () => undefined)
      await left(db, 'left-checking', 'checking', null)
      await left(db, 'left-applying', 'applying', 'job-that-is-gone')
      // Of a job the row alone, without its ticket.
      await sql`
        insert into job (_id, name, title, key, body, ticket, cancellable)
        values ('no-ticket', 'import.cleanup', '{}', '', '{}', gen_random_uuid(), true)`.execute(db)
      await close()
      const server = await startServer({ ...place.settings, DEMO_SCALE: 'test' })
      const editor = await server.anonymous.signIn('brand.editor')
      expect(await settled(editor, 'left-checking')).toMatchObject({ state: 'failed', errors })
      expect(await settled(editor, 'left-applying')).toMatchObject({ state: 'checked', errors })
      const admin = await server.anonymous.signIn('admin')
      const job = async () => (await admin.call('GET', '/job/no-ticket')).data.status
      await expect.poll(job, { timeout: 20_000 }).toBe('done')
      await server.stop()
    } finally {
      await place.remove()
    }
  })

  it('is ended every minute while a server runs', async () => {
    const server = await startTestServer()
    const stop = new AbortController()
    try {
      const { db } = server.database
      const log = createLog('silent')
      const boss = await openQueue(server.database, log)
      const workshop = {
        files: folderStore(server.settings),
        database: server.database,
        channels: [],
        home: '',
        log,
      }
      const known = new Map(coreJobs(workshop).map((job) => [job.name, job]))
      await keepReconciled({ db, boss, known, log, stopping: stop.signal }, 50)
      await left(db, 'left-later', 'checking', 'job-that-is-gone')
      const editor = await server.as('brand.editor')
      expect(await settled(editor, 'left-later')).toMatchObject({ state: 'failed', errors })
      await boss.stop({ close: false })
    } finally {
      stop.abort()
      await server.stop()
    }
  })
})
