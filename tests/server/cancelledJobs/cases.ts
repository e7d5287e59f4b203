import { sql } from 'kysely'
import { verifyChain } from '#server/services/audit/verifyChain.ts'
import { announce } from '#server/services/notifications/notify.ts'
import { cancelledJobs } from '#tests/areas/gathered.ts'
import { sendFile } from '#tests/support/fileCalls.ts'
import { count, jobIn, old, rowsOf, type JobCase, type Stage } from './jobCase.ts'

/** Each job that can be cancelled, by its name. Those of areas are in `tests/areas/<area>/expectations.ts`. */
export const cases: Readonly<Record<string, JobCase>> = {
  ...cancelledJobs,
  'session.cleanup': {
    prepare: ({ db }) =>
      sql`insert into captcha_used select 'old' || n, 1 from generate_series(1, 2500) n`.execute(db),
    outcome: ({ db }) => rowsOf(db, count(sql`captcha_used`)),
    leaves: 'parts',
  },
  'audit.chain': {
    prepare: ({ db }) =>
      sql`
      with entry as (
        insert into audit_log (_id, at, action, entity, entity_id)
        select 'cancelled-' || lpad(n::text, 6, '0'), 1, 'update', 'brand', 'B1' from generate_series(1, 2500) n
        returning audit_log.*)
      insert into audit_seal (entry_id, content)
      select _id, encode(sha256(convert_to(audit_text(entry::audit_log), 'UTF8')), 'hex') from entry`.execute(
        db,
      ),
    outcome: async ({ db }) => [
      await rowsOf(db, count(sql`audit_seal`)),
      await rowsOf(db, sql`select count(*)::int as n from audit_chain where entry_id like 'cancelled-%'`),
      (await verifyChain(db, () => undefined)).faults,
    ],
    leaves: 'parts',
  },
  'files.cleanup': {
    prepare: ({ db }) =>
      sql`
      insert into attachment (uid, name, mime, size, sha256, biz_type, uploaded_by, uploaded_at, is_stored)
      select 'old-' || n, 'a.png', 'image/png', 1, '', 'brand', (select _id from "user" where username = 'admin'),
        ${old}, true from generate_series(1, 250) n`.execute(db),
    outcome: ({ db }) => rowsOf(db, count(sql`attachment where uid like 'old-%'`)),
    leaves: 'parts',
  },
  'import.cleanup': {
    prepare: ({ db }) =>
      sql`
      insert into import_run (_id, noun, mode, state, file_name, file, timezone, locale, created_by, created_at)
      select 'old-' || n, 'brand', 'both', 'checked', 'old.csv', 'old-import-' || n, 'Asia/Shanghai', 'zh_CN',
        (select _id from "user" where username = 'admin'), ${old} from generate_series(1, 250) n`.execute(db),
    outcome: ({ db }) =>
      rowsOf(
        db,
        sql`select state, count(*)::int as n, count(file)::int as files from import_run where _id like 'old-%' group by 1`,
      ),
    leaves: 'parts',
  },
  'import.check': {
    start: async (stage) => (await sendBrands(stage, 'CHECK')).job_id,
    outcome: ({ db }) =>
      rowsOf(
        db,
        sql`
        select state, total, to_add, wrong, (select count(*)::int from import_error where import_id = import_run._id) as errors,
          (select count(*)::int from import_preview where import_id = import_run._id) as preview,
          (select count(*)::int from brand where code like 'CHECK-%') as brands
        from import_run where file_name = 'CHECK.csv' and state <> 'cancelled' and state <> 'checking'`,
      ),
    leaves: 'nothing',
  },
  'import.apply': {
    prepare: async (stage) => {
      const { job_id } = await sendBrands(stage, 'APPLY')
      await stage.runWhole('import.check', job_id)
    },
    start: async ({ db, as }) => {
      const [run] = await rowsOf(db, sql`select _id from import_run where file_name = 'APPLY.csv'`)
      const started = await (
        await as('admin')
      ).call('POST', `/import/${String(run?.['_id'])}/apply`, {}, { only_good: true })
      return jobIn(started)
    },
    outcome: ({ db }) =>
      rowsOf(
        db,
        sql`
        select state, to_add, wrong, (select count(*)::int from brand where code like 'APPLY-%') as brands,
          (select count(*)::int from audit_log where entity = 'brand' and after->>'code' like 'APPLY-%') as audited
        from import_run where file_name = 'APPLY.csv'`,
      ),
    leaves: 'nothing',
  },
  'notification.deliver': {
    prepare: async ({ db }) => {
      const params = { problem_no: 'P1', title: 'Wet floor' }
      await sql`delete from delivery`.execute(db)
      for (const site of ['1', '2', '8'])
        await announce(db, { title_key: 'rm.problem.overdue', params, link: '/x', site })
    },
    outcome: async ({ db, chat }) => [
      chat.messages.map(({ address, body }) => JSON.stringify([address, body])).toSorted(),
      await rowsOf(db, count(sql`delivery where finished_at is null`)),
    ],
    leaves: 'parts',
  },
}

async function sendBrands({ server, as, db }: Stage, name: string): Promise<{ _id: string; job_id: string }> {
  const [category] = await rowsOf(
    db,
    sql`select name from brand_category where parent is null order by _id limit 1`,
  )
  const rows = Array.from(
    { length: 300 },
    (_, n) => `${name}-${n},${name} ${n},${String(category?.['name'])}`,
  )
  const file = ['Code,Brand,Category', ...rows, `${name}-wrong,,`].join('\n')
  const sent = await sendFile(server, await as('admin'), file, {
    name: `${name}.csv`,
    path: '/bdbrand/import',
  })
  if (sent.errcode !== 0) throw new Error(JSON.stringify(sent))
  return sent.data
}
