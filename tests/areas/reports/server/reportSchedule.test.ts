import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { ApiError } from '#contract/reply.ts'
import { createLog } from '#server/base/log.ts'
import { publicUrl } from '#server/base/settings.ts'
import { asSystem } from '#server/engine/asSystem.ts'
import type { Context } from '#server/engine/context.ts'
import reports from '#server/plugins/reports/plugin.ts'
import { deliver } from '#server/services/delivery/deliver.ts'
import { openChannels } from '#server/services/delivery/openChannels.ts'
import type { Job } from '#server/services/jobs/defineJob.ts'
import type { Jobs } from '#server/services/jobs/jobs.ts'
import { nextDue, type Recurrence } from '#server/services/reports/nextDue.ts'
import { openFileStore } from '#server/services/files/openFileStore.ts'
import type { Client } from '#tests/support/client.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { startMailServer, type MailServer } from '#tests/support/mailServer.ts'
import { fileOf } from '#tests/support/reportCalls.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'

const at = (moment: string): number => Date.parse(moment) / 1000
const moment = (seconds: number): string => new Date(seconds * 1000).toISOString().slice(0, 16)

describe('a schedule', () => {
  const due = (given: Partial<Recurrence>, after: string) =>
    moment(
      Number(
        nextDue(
          {
            repeats: 'daily',
            weekday: null,
            day: null,
            at_time: '08:30',
            timezone: 'Asia/Shanghai',
            ...given,
          },
          at(after),
        ),
      ),
    )

  it('is due at a time of the clock at its site', () => {
    expect(due({}, '2026-11-20T00:29:00Z')).toBe('2026-11-20T00:30')
    expect(due({}, '2026-11-20T00:30:00Z')).toBe('2026-11-21T00:30')
    expect(due({ repeats: 'weekly', weekday: 'mon' }, '2026-11-20T00:00:00Z')).toBe('2026-11-23T00:30')
    expect(due({ repeats: 'monthly', day: 31 }, '2026-11-20T00:00:00Z')).toBe('2026-11-30T00:30')
    expect(due({ repeats: 'monthly', day: 31 }, '2028-02-01T00:00:00Z')).toBe('2028-02-29T00:30')
    expect(due({ repeats: 'monthly', day: 5 }, '2026-12-05T00:30:00Z')).toBe('2027-01-05T00:30')
    // Already the next day in Shanghai.
    expect(due({ at_time: '00:15' }, '2026-11-20T17:00:00Z')).toBe('2026-11-21T16:15')
  })

  it('keeps its time when the clocks of its site change', () => {
    const inParis = { timezone: 'Europe/Paris', at_time: '08:30' }
    expect(due(inParis, '2026-10-24T12:00:00Z')).toBe('2026-10-25T07:30')
    expect(due(inParis, '2026-10-24T00:00:00Z')).toBe('2026-10-24T06:30')
    // Half past two does not exist on that night.
    expect(due({ ...inParis, at_time: '02:30' }, '2026-03-28T12:00:00Z')).toBe('2026-03-29T01:30')
  })
})

let mail: MailServer
let server: TestServer
let group: Client
let system: Context
let jobs: readonly Job[]
/** People with too many open jobs. */
const busy = new Set<string>()
const started: { job: Job; body: unknown; context: Context }[] = []
beforeAll(async () => {
  mail = await startMailServer()
  server = await startTestServer(undefined, undefined, {
    SMTP_URL: mail.url,
    PUBLIC_URL: 'https://console.example',
  })
  group = await server.as('grace.group@example.com')
  const own = await contextOf(server, group)
  system = await asSystem(own)
  await sql`update "user" set email = 'grace@example.com', locale = 'en_US' where username = 'grace.group@example.com'`.execute(
    server.database.db,
  )
  const start: Jobs['start'] = async (job, body, context, withJob) => {
    if (busy.has(context.who.id)) throw new ApiError('rate.limited')
    await server.database.db.transaction().execute(async (inside) => {
      await withJob?.(inside, `job-${started.length}`)
    })
    started.push({ job: job as Job, body, context })
    return { job_id: `job-${started.length - 1}`, status: 'queued', deduplicated: false }
  }
  const files = await openFileStore(server.settings)
  jobs = reports.jobsWith?.({ files, settings: server.settings, jobs: { start } }) ?? []
})
afterAll(() => Promise.all([server.stop(), mail.stop()]))
beforeEach(async () => {
  const { db } = server.database
  await sql`delete from report_export`.execute(db)
  await sql`delete from report_schedule`.execute(db)
  await sql`delete from delivery`.execute(db)
  started.length = 0
  busy.clear()
  mail.sent.length = 0
})

const quiet = { progress: () => undefined, signal: new AbortController().signal }

/** What the clock does at a moment: it starts what is due, which is then worked off. */
async function clock(now: number) {
  const job = jobs.find(({ name }) => name === 'reports.schedule')
  const result = await job?.run({ body: {}, context: { ...system, now }, ...quiet })
  for (const one of started.splice(0))
    await one.job.run({ body: one.body, context: { ...one.context, now }, ...quiet })
  return result
}

const send = () => {
  const channels = openChannels(server.settings, createLog('silent'))
  const job: Job<Record<string, never>> = deliver(channels, publicUrl(server.settings))
  return job.run({ body: {}, context: system, ...quiet })
}

/** The problems of the day before at Guangzhou, every day at 08:30 there. */
const daily = {
  report: 'RM.problems',
  site: '2',
  params: { period: 'yesterday' },
  format: 'csv',
  repeats: 'daily',
  at_time: '08:30',
}

async function scheduled(more: object = {}) {
  const { data, errcode } = await group.create('/reports/schedule', { ...daily, ...more })
  expect(errcode).toBe(0)
  return data
}

const stored = async (id: string) => (await group.call('GET', `/reports/schedule/${id}`)).data
const runs = async (id: string) =>
  (await group.list('/reports/export', { cond: { schedule_id: id }, sort: { _id: 1 } })).data.list

describe('a person who schedules a report', () => {
  it('schedules nothing twice, and twenty at most', async () => {
    const first = await scheduled()
    const add = (more: object) => group.create('/reports/schedule', { ...daily, ...more })
    // A day of the week means nothing to a daily report.
    for (const more of [{}, { weekday: 'fri' }, { day: 3 }])
      expect(await add(more)).toMatchObject({ errcode: 4090, data: { fields: { at_time: 'duplicate' } } })
    const other = await scheduled({ at_time: '09:00' })
    const moved = await group.update('/reports/schedule', { _id: other._id }, { at_time: '08:30' })
    expect(moved.errcode).toBe(4090)
    expect((await group.update('/reports/schedule', { _id: first._id }, { is_paused: true })).errcode).toBe(0)
    const codes = await Promise.all(
      Array.from({ length: 30 }, async (_, i) => (await add({ at_time: `10:${10 + i}` })).errcode),
    )
    expect(codes.filter((code) => code === 0)).toHaveLength(18)
    expect(await add({ at_time: '11:00' })).toMatchObject({
      errcode: 4004,
      data: { fields: { repeats: 'own_limit' } },
    })
    expect((await group.remove('/reports/schedule', { _id: other._id })).errcode).toBe(0)
    expect((await add({ at_time: '11:00' })).errcode).toBe(0)
  })

  it('gets it by mail at its time, once, with the figures of its day, as a link for them alone', async () => {
    const schedule = await scheduled()
    expect(schedule).toMatchObject({ timezone: 'Asia/Shanghai', name_en: 'Tour issues' })
    const due = schedule.next_at
    expect(moment(due).slice(11)).toBe('00:30')
    await group.call('PUT', '/user/preference', {}, { key: 'notices/mail', value: false })
    expect(await clock(due - 1)).toEqual({ started: 0, refused: 0 })
    expect(await clock(due)).toEqual({ started: 1, refused: 0 })
    expect(await clock(due + 60)).toEqual({ started: 0, refused: 0 })
    await send()
    expect(
      mail.sent.map(({ to, text }) => [to, text.includes('Your scheduled report is ready: Tour issues')]),
    ).toEqual([['grace@example.com', true]])
    expect(mail.sent[0]?.text).toContain('https://console.example/#/reports/history')
    const [run] = await runs(schedule._id)
    const yesterday = new Date((due - 86_400 + 8 * 3600) * 1000).toISOString().slice(0, 10)
    expect(run).toMatchObject({ state: 'done', given: `Period: ${yesterday}` })
    expect((await fileOf(server, group, run._id)).text.split('\r\n')[0]).toContain('"Status"')
    expect((await (await server.as('auditor')).call('GET', `/reports/export/${run._id}/file`)).errcode).toBe(
      4040,
    )
    expect(await stored(schedule._id)).toMatchObject({
      next_at: due + 86_400,
      last_at: due,
      last_state: 'done',
      last_reason: null,
    })
  })

  it('gets each time that a server was away for, about its own day', async () => {
    const { _id, next_at: due } = await scheduled()
    expect(await clock(due + 2 * 86_400 + 30)).toEqual({ started: 3, refused: 0 })
    const days = (await runs(_id)).map(({ given }: { given: string }) => given)
    const day = (back: number) =>
      new Date((due + (back - 1) * 86_400 + 8 * 3600) * 1000).toISOString().slice(0, 10)
    expect(days).toEqual([0, 1, 2].map((back) => `Period: ${day(back)}`))
  })

  it('gets it also if the schedules of others cannot be carried out', async () => {
    const broken = await scheduled({ at_time: '08:00' })
    const { db } = server.database
    await sql`update report_schedule set timezone = 'No/Where' where _id = ${broken._id}`.execute(db)
    const { _id, next_at: due } = await scheduled()
    await expect(clock(due)).rejects.toThrow('scheduled reports that did not start: 1')
    expect(await runs(_id)).toHaveLength(1)
    expect((await stored(_id)).next_at).toBe(due + 86_400)
  })

  it('gets it also if a hundred schedules of others have to wait', async () => {
    const first = await scheduled({ at_time: '08:00' })
    const { db } = server.database
    await sql`
      insert into report_schedule (_id, report, name, site, params, format, repeats, at_time, timezone, next_at,
        created_at, created_by, updated_at, updated_by)
      select 'S-' || n, report, name, site, params, format, repeats, at_time, timezone, next_at,
        created_at, created_by, updated_at, updated_by
      from report_schedule, generate_series(1, 100) n where _id = ${first._id}`.execute(db)
    const admin = await server.as('admin')
    const { data } = await admin.create('/reports/schedule', daily)
    busy.add(first.created_by)
    expect(await clock(data.next_at)).toEqual({ started: 1, refused: 0 })
    expect((await stored(first._id)).next_at).toBe(first.next_at)
  })

  it('does not get it again if the clock is set back', async () => {
    const { _id, next_at: due } = await scheduled()
    await clock(due)
    await sql`update report_schedule set next_at = ${due} where _id = ${_id}`.execute(server.database.db)
    expect(await clock(due)).toEqual({ started: 0, refused: 0 })
    expect(await runs(_id)).toHaveLength(1)
    expect(await stored(_id)).toMatchObject({ next_at: due + 86_400, last_state: 'done' })
  })

  it('still sees when it was last sent after cancelling a run in between', async () => {
    const { _id } = await scheduled()
    const { data } = await group.call('POST', `/reports/schedule/${_id}/run`)
    await sql`update job set status = 'cancelled' where _id = ${data.job_id}`.execute(server.database.db)
    expect(await stored(_id)).toMatchObject({ last_at: expect.any(Number), last_state: 'failed' })
  })

  it('gets nothing while it is paused, and nothing for that time afterwards', async () => {
    const { _id, next_at: due } = await scheduled()
    await group.update('/reports/schedule', { _id }, { is_paused: true })
    expect((await stored(_id)).next_at).toBeNull()
    expect(await clock(due + 86_400)).toEqual({ started: 0, refused: 0 })
    await group.update('/reports/schedule', { _id }, { is_paused: false, at_time: '09:00' })
    expect((await stored(_id)).next_at).toBe(due + 1800)
    // The demo's day is a Sunday.
    await group.update('/reports/schedule', { _id }, { repeats: 'weekly', weekday: 'wed' })
    expect(moment((await stored(_id)).next_at)).toBe('2026-11-18T01:00')
  })

  it('cannot schedule what they may not run, or what makes no sense', async () => {
    const errors = async (client: Client, more: object) => {
      const { errcode, data } = await client.create('/reports/schedule', { ...daily, ...more })
      return [errcode, data?.fields]
    }
    expect(await errors(await server.as('leasing.sh'), { site: '8' })).toEqual([4030, undefined])
    expect(await errors(group, { site: '99' })).toEqual([4032, undefined])
    expect(await errors(group, { report: 'no.such' })).toEqual([4040, undefined])
    expect(await errors(group, { repeats: 'weekly' })).toEqual([4004, { weekday: 'required' }])
    expect(await errors(group, { repeats: 'monthly' })).toEqual([4004, { day: 'required' }])
    expect(await errors(group, { at_time: '25:00' })).toEqual([4004, { at_time: 'pattern' }])
    expect(await errors(group, { params: { period: 'never' } })).toEqual([4004, { period: 'choice' }])
  })

  it('keeps it from others: nobody else sees, changes or runs it', async () => {
    const { _id } = await scheduled()
    const other = await server.as('perf.boss')
    expect((await other.list('/reports/schedule')).data.total).toBe(0)
    expect((await other.call('POST', `/reports/schedule/${_id}/run`)).errcode).toBe(4040)
    expect((await (await server.as('admin')).call('POST', `/reports/schedule/${_id}/run`)).errcode).toBe(4040)
    expect((await group.remove('/reports/schedule', { _id })).data.removed).toBe(1)
  })
})

describe('the recipients of a schedule', () => {
  beforeAll(async () => {
    await sql`
      update role set permissions = permissions || '["report.view"]'::jsonb
      where _id in (select unnest(roles) from "user" where username = 'gz.manager')`.execute(
      server.database.db,
    )
  })
  const everyRun = async (id: string) =>
    (
      await sql<{ username: string; state: string; reason: string | null }>`
        select u.username, e.state, e.reason from report_export e join "user" u on u._id = e.created_by
        where e.schedule_id = ${id} order by 1`.execute(server.database.db)
    ).rows
  const idsOf = async (...names: string[]) =>
    (
      await sql<{ _id: string }>`select _id from "user" where username = any(${names}) order by 1`.execute(
        server.database.db,
      )
    ).rows.map(({ _id }) => _id)

  it('each get it with what they may see themselves, once, people and those with a role', async () => {
    const people = await idsOf('auditor', 'leasing.sh')
    const { rows } = await sql<{
      _id: string
    }>`select unnest(roles) as _id from "user" where username = 'gz.manager'`.execute(server.database.db)
    const { _id, next_at: due } = await scheduled({
      recipients: people,
      recipient_roles: rows.map((role) => role._id),
    })
    await clock(due)
    await clock(due + 60)
    const got = await everyRun(_id)
    // Who may not run it at this site gets nothing.
    expect(got.map(({ username }) => username)).toEqual(['grace.group@example.com', 'gz.manager'])
    expect(got.map(({ reason }) => reason)).toEqual([null, null])
    const own = await server.as('gz.manager')
    const [{ _id: file }] = (await own.list('/reports/export', { cond: { schedule_id: _id } })).data.list
    expect((await fileOf(server, own, file)).text).not.toBe('')
    expect((await group.call('GET', `/reports/export/${file}/file`)).errcode).toBe(4040)
  })

  it('still get it when the person who scheduled it has left', async () => {
    const { _id, next_at: due } = await scheduled({ recipients: await idsOf('gz.manager') })
    const isActive = (is: boolean) =>
      sql`update "user" set is_active = ${is} where username = 'grace.group@example.com'`.execute(
        server.database.db,
      )
    await isActive(false)
    try {
      expect(await clock(due)).toEqual({ started: 1, refused: 0 })
    } finally {
      await isActive(true)
    }
    group = await server.as('grace.group@example.com')
    expect((await everyRun(_id)).map(({ username }) => username)).toEqual(['gz.manager'])
  })

  it('are a hundred at most', async () => {
    const { rows } = await sql<{ _id: string }>`select _id from role`.execute(server.database.db)
    await sql`
      insert into "user" (_id, username, name, roles, sites)
      select 'many-' || n, 'many-' || n, 'many-' || n, (select array_agg(_id) from role), '{2}'
      from generate_series(1, 101) n`.execute(server.database.db)
    const refused = await group.create('/reports/schedule', {
      ...daily,
      recipient_roles: rows.slice(0, 20).map(({ _id }) => _id),
    })
    expect(refused.data.fields).toEqual({ recipient_roles: 'many_people' })
    await sql`delete from "user" where _id like 'many-%'`.execute(server.database.db)
  })
})

describe('a person who lost', () => {
  it.each([
    ['the right', 'denied', sql`update "user" set roles = '{}' where username = 'grace.group@example.com'`],
    [
      'the report',
      'denied',
      sql`update role set permissions = '["report.view","site.all"]' where code = 'group_manager'`,
    ],
    ['the site', 'denied', sql`update site set is_active = false where _id = '2'`],
    [
      'the account',
      'no_user',
      sql`update "user" set is_active = false where username = 'grace.group@example.com'`,
    ],
  ])('%s gets nothing, and the schedule says why', async (_, reason, loss) => {
    const { _id, next_at: due } = await scheduled()
    const { rows } = await sql<{ roles: string[]; permissions: unknown }>`
      select u.roles, r.permissions from "user" u, role r
      where u.username = 'grace.group@example.com' and r.code = 'group_manager'`.execute(server.database.db)
    await loss.execute(server.database.db)
    try {
      expect(await clock(due)).toEqual({ started: 0, refused: 1 })
    } finally {
      await sql`update "user" set is_active = true, roles = ${rows[0]?.roles}
        where username = 'grace.group@example.com'`.execute(server.database.db)
      await sql`update role set permissions = ${JSON.stringify(rows[0]?.permissions)}::jsonb
        where code = 'group_manager'`.execute(server.database.db)
      await sql`update site set is_active = true where _id = '2'`.execute(server.database.db)
    }
    group = await server.as('grace.group@example.com')
    expect(await stored(_id)).toMatchObject({
      last_state: 'failed',
      last_reason: reason,
      next_at: due + 86_400,
    })
    await send()
    expect(mail.sent).toEqual([])
    expect(await runs(_id)).toEqual([])
  })

  it('the right between its time and its turn gets nothing either', async () => {
    const { _id, next_at: due } = await scheduled()
    const job = jobs.find(({ name }) => name === 'reports.schedule')
    await job?.run({ body: {}, context: { ...system, now: due }, ...quiet })
    const [one] = started
    const nobody = { ...system.who, id: one?.context.who.id ?? '', isAdmin: false, isManager: false }
    await one?.job.run({ body: one.body, context: { ...one.context, who: nobody }, ...quiet })
    expect((await runs(_id))[0]).toMatchObject({ state: 'failed', reason: 'denied', file_name: null })
    expect(await stored(_id)).toMatchObject({ last_state: 'failed', last_reason: 'denied' })
  })
})
