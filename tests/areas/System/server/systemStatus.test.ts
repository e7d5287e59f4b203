import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { createTroubles } from '#server/base/troubles.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const secrets = {
  SMTP_URL: 'smtp://mailer:Planted-mail-1@mail.invalid:25',
  SMS_TOKEN: 'Planted-sms-2',
  METRICS_TOKEN: 'Planted-metrics-3',
  FILES_S3_SECRET: 'Planted-bucket-4',
  FILES_S3_KEY: 'Planted-key-5',
  NOTICE_ROBOTS: '*=dingtalk+https://oapi.dingtalk.com/robot/send?access_token=Planted-robot-6#SECplanted7',
  ADMIN_PASSWORD: 'Planted-admin-8',
}

const server = await serverForTests(undefined, undefined, secrets)
const admin = await server.as('admin')

const stateOf = async (name: string) => {
  const { data } = await admin.call('GET', '/sys/status')
  return data.checks.find((check: { name: string }) => check.name === name)
}

describe('the status of the installation', () => {
  it('says of each thing whether it is well, with version and database', async () => {
    const { data } = await admin.call('GET', '/sys/status')
    expect(data.database).toMatch(/^(PGlite|PostgreSQL) \d/)
    expect(data.checks.map(({ name }: { name: string }) => name)).toEqual([
      'database',
      'size',
      'disk',
      'storage',
      'queue',
      'jobs',
      'statements',
      'calls',
      'plugins',
      'screens',
      'delivery',
      'demo',
    ])
    expect(await stateOf('demo')).toMatchObject({ state: 'attention' })
    expect(await stateOf('plugins')).toEqual({ name: 'plugins', state: 'good', values: { count: 0 } })
  })

  it('asks for attention once a job fails, and is bad after ten', async () => {
    expect(await stateOf('jobs')).toEqual({ name: 'jobs', state: 'good', values: { count: 0 } })
    const fail = (count: number) =>
      sql`
        insert into job (_id, name, title, body, ticket, cancellable, status, finished_at)
        select 'fallen-' || ${count} || '-' || n, 'x.one', '{}', '{}', gen_random_uuid(), false, 'failed', extract(epoch from now())::int8
        from generate_series(1, ${sql.lit(count)}) n`.execute(server.database.db)
    await fail(1)
    expect(await stateOf('jobs')).toEqual({ name: 'jobs', state: 'attention', values: { count: 1 } })
    await fail(9)
    expect(await stateOf('jobs')).toEqual({ name: 'jobs', state: 'bad', values: { count: 10 } })
  })

  it('counts the calls that failed for a reason of the server, under their pattern', async () => {
    await sql`alter table job_pause rename to job_pause_away`.execute(server.database.db)
    const failed = await admin.call('GET', '/sys/job')
    await sql`alter table job_pause_away rename to job_pause`.execute(server.database.db)
    expect(failed.errcode).toBe(5000)
    const { data } = await admin.call('GET', '/sys/status')
    expect(data.calls).toEqual([
      expect.objectContaining({ route: 'GET /api/v1/sys/job', errcode: 5000, count: 1 }),
    ])
    expect(await stateOf('calls')).toMatchObject({ state: 'attention', values: { count: 1 } })
  })
})

describe('the support bundle', () => {
  it('has what helps, and neither secrets nor names nor texts of parameters', async () => {
    await sql`
      insert into param (_id, "group", key, value_type, value)
      values ('planted', 'own', 'api_key', 'string', '"Planted-param-9"')`.execute(server.database.db)
    await sql`
      update param set value = '["Planted-host-10"]' where "group" = 'iframe' and key = 'allowed_hosts'`.execute(
      server.database.db,
    )
    const response = await fetch(`${server.url}/api/v1/sys/status/bundle`, {
      headers: { token: String(admin.token) },
    })
    const text = await response.text()
    const bundle = JSON.parse(text)
    expect(bundle).toMatchObject({
      settings: { SMTP_URL: 'set', SMS_TOKEN: 'set', LOG_LEVEL: expect.any(String) },
      parameters: { 'auth.token_hours': 12, 'own.api_key': 'changed', 'iframe.allowed_hosts': 'changed' },
      problems: [],
    })
    expect(bundle.plugins).toContain('System')
    expect(bundle.migrations).toContain('0220_sign_in')
    expect(text.toLowerCase()).not.toContain('planted')
    for (const secret of [String(admin.token), 'gz.manager', '@example.com'])
      expect(text).not.toContain(secret)
    const { rows } = await sql`
      select user_id from audit_log where entity = 'support_bundle' and action = 'export'`.execute(
      server.database.db,
    )
    expect(rows).toEqual([{ user_id: 'U001' }])
  })
})

describe('what went wrong lately', () => {
  it('is counted by statement and by call for a day, and the oldest of many is dropped', () => {
    let now = 1_000_000
    const troubles = createTroubles(() => now)
    troubles.slow({ sql: 'select $1', ms: 1200 })
    troubles.slow({ sql: 'select $1', ms: 4000 })
    troubles.failed({ route: 'GET /a', errcode: 5000, request_id: 'one' })
    expect(troubles.recent()).toEqual({
      since: 1_000_000,
      statements: [{ sql: 'select $1', count: 2, longest: 4000, last_at: now }],
      calls: [{ route: 'GET /a', errcode: 5000, count: 1, last_at: now, request_id: 'one' }],
    })
    now += 86_400
    for (let n = 0; n < 300; n += 1) troubles.slow({ sql: `select ${n}`, ms: 1001 })
    const { statements, calls } = troubles.recent()
    expect(calls).toEqual([])
    expect(statements).toHaveLength(200)
    expect(statements.map(({ sql: text }) => text)).not.toContain('select 0')
  })
})
