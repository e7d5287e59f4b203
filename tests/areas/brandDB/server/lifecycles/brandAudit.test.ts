import { sql } from 'kysely'
import type { Client } from '#tests/support/client.ts'
import { setParam } from '#tests/support/setParam.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { approval } from './approval.ts'
import { walk } from '#tests/server/lifecycles/walk.ts'

const path = '/bdbrandaudit'
const server = await serverForTests()
const { db } = server.database
const approves = (name: string, department: string) =>
  sql`
    update "user" set roles = '{brand_approver}', department = ${[department]}::text[] where username = ${name}`.execute(
    db,
  )
await approves('leasing.head', '62')
await approves('finance.analyst', '66')
await sql`
  update role set permissions = permissions || '["branddb.audit.view"]'::jsonb where code = 'no_menu'`.execute(
  db,
)
const by = {
  author: await server.as('brand.editor'),
  colleague: await server.as('trainee.brand'),
  approver: await server.as('brand.approver'),
  second: await server.as('leasing.head'),
  outsider: await server.as('finance.analyst'),
  reader: await server.as('nomenu'),
  admin: await server.as('admin'),
}
await setParam(server, 'brand.audit_levels', 2)

const take = (who: Client, _id: string, action: string) =>
  who.update(path, { _id }, { action, ...(action === 'reject' ? { comment: '请核对' } : {}) })

/** A request about a new brand, brought into a state. */
async function requestIn(state: string): Promise<string> {
  const category_id = (await by.admin.list('/bdbrandcategory', { range: '0-0' })).data.list[0]._id
  const brand = await by.admin.create('/bdbrand', { name: '待改', target_group: '家庭', category_id })
  const doc = {
    kind: 'update',
    brand_id: brand.data._id,
    after: state === 'half_approved' ? { name: '改后' } : { target_group: '学生' },
    ...(state === 'draft' ? { status: 'draft' } : {}),
  }
  const { data } = await by[state === 'approvers_own' ? 'approver' : 'author'].create(path, doc)
  const reach: Record<string, [keyof typeof by, string]> = {
    half_approved: ['approver', 'approve'],
    approved: ['approver', 'approve'],
    rejected: ['approver', 'reject'],
    withdrawn: ['author', 'withdraw'],
  }
  const [who, action] = reach[state] ?? []
  const { errcode } = who && action ? await take(by[who], data._id, action) : { errcode: 0 }
  if (errcode) throw new Error(`no request becomes ${state}: ${errcode}`)
  return data._id
}

/** All that a step could leave behind. */
async function traces(id: string): Promise<unknown> {
  const { rows } = await sql`
    select to_jsonb(a) as request, to_jsonb(b) as brand,
      (select count(*) from audit_log where entity in ('brand_audit', 'brand')) as audit,
      (select count(*) from event where resource in ('brand_audit', 'brand')) as events,
      (select count(*) from notification) as notifications
    from brand_audit a join brand b on b._id = a.brand_id where a._id = ${id}`.execute(db)
  return rows[0]
}

walk('a request about a brand', {
  by,
  table: approval,
  path,
  recordIn: requestIn,
  takes: { reject: { comment: '请核对' } },
  traces,
  // A record out of sight has no steps, whatever one lacks beside.
  foretold: (state, person, code) => (state === 'draft' && person !== 'author' ? 4040 : code),
})
