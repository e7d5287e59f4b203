import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { setEmailOf } from '#server/app/setEmailOf.ts'
import type { Client } from '#tests/support/client.ts'
import { sendFile } from '#tests/support/fileCalls.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

const clerkCodes = [
  'system.user.view',
  'system.user.create',
  'system.user.edit',
  'system.user.delete',
  'system.user.change_role',
  'system.role.view',
  'system.role.edit',
]

/** Administers people and roles at every site, and has nothing else but the list of tour issues. */
let clerk: Client
/** The same in Guangzhou alone. */
let local: Client
/** The same as a manager. */
let head: Client
const ids: Record<string, string> = {}

const server = await serverForTests()
const admin = await server.as('admin')
beforeAll(async () => {
  for (const [code, type, more] of [
    ['clerk', 'business', ['rm.tour_issue.view']],
    ['head', 'management', ['rm.tour_issue.view']],
    ['watcher', 'business', []],
    ['boss', 'management', []],
    ['buyer', 'business', ['branddb.brand.edit']],
  ] as const) {
    const own = code === 'clerk' || code === 'head' ? clerkCodes : ['rm.tour_issue.view']
    const { data } = await admin.create('/role', {
      code: `t_${code}`,
      name: code,
      type,
      permissions: [...own, ...more],
    })
    ids[code] = data._id
  }
  clerk = await person('new.clerk', ['clerk'], everywhere)
  local = await person('new.local', ['clerk'])
  head = await person('new.head', ['head'], everywhere)
})

const everywhere = { sites: ['2', '5', '6', '8', '4', '7', '9', '10', '5f0c7d1e9a3b4c0012d4e6f8'] }

const roleIds = (codes: readonly string[]) => codes.map((code) => ids[code] ?? code)

async function made(username: string, roles: readonly string[], who = admin, more: object = {}) {
  const doc = { username, name: username, roles: roleIds(roles), sites: ['2'], ...more }
  return who.create('/user', doc)
}

/** Somebody with these roles, signed in with a password of their own. */
async function person(username: string, roles: readonly string[], more: object = {}): Promise<Client> {
  const { data } = await made(username, roles, admin, more)
  ids[username] = data._id
  await sql`update "user" set must_change_password = false,
    password_hash = (select password_hash from "user" where username = 'gz.manager')
    where _id = ${data._id}`.execute(server.database.db)
  return server.as(username)
}

const auditOf = async (id: string) => {
  const { rows } = await sql<{ action: string; text: string }>`
    select action, audit_log::text as text from audit_log where entity = 'user' and entity_id = ${id}
    order by at, _id`.execute(server.database.db)
  return rows
}

describe('a new account', () => {
  it('gets a password that is shown once, stored only as a hash, and has to be changed', async () => {
    const { data } = await made('new.starter', ['watcher'])
    expect(data).toMatchObject({
      username: 'new.starter',
      must_change_password: true,
      roles: [ids['watcher']],
    })
    expect(data.initial_password).toMatch(/^[A-Za-z2-9]{12}$/)
    const signedIn = await server.anonymous.create('/signin', {
      username: 'new.starter',
      password: data.initial_password,
      AppID: 'atrium-console',
    })
    expect(signedIn.errcode).toBe(0)
    expect((await admin.list('/user', { cond: { _id: data._id }, one: '1' })).data).not.toHaveProperty(
      'initial_password',
    )
    const { rows } =
      await sql`select from idempotency where answer::text like ${`%${data.initial_password}%`}`.execute(
        server.database.db,
      )
    expect(rows).toEqual([])
    const logged = await auditOf(data._id)
    expect(logged.map(({ action }) => action)).toEqual(['create'])
    expect(logged.some(({ text }) => text.includes(data.initial_password))).toBe(false)
  })

  it.each([
    ['Gz.manager', 'small_letters'],
    ['gz.manager', 'duplicate'],
    ['gz_manager', 'look_alike'],
    ['gz.rnanager', 'look_alike'],
    ['adm1n', 'look_alike'],
    ['admln', 'look_alike'],
    ['5uper', 'look_alike'],
    ['admin.', 'look_alike'],
    ['a_dmin', 'look_alike'],
    ['ad.m-in', 'look_alike'],
    ['admin2', 'look_alike'],
    ['admin@example.com', 'look_alike'],
    ['s.u.p.e.r', 'look_alike'],
    ['root', 'look_alike'],
    ['r00t', 'look_alike'],
    ['administrator', 'look_alike'],
    ['adrninistrator', 'look_alike'],
    ['sys-admin', 'look_alike'],
    ['аdmin', 'small_letters'],
    ['ａｄｍｉｎ', 'small_letters'],
    ['ad\u200bmin', 'small_letters'],
    ['badminton', undefined],
    ['superb.cook', undefined],
    ['route.planner', undefined],
    ['super', 'duplicate'],
  ])('is not called %s: %s', async (username, problem) => {
    const reply = await made(username, ['watcher'])
    expect(reply.data?.fields?.username).toBe(problem)
    expect(reply.errcode).toBe(problem === undefined ? 0 : problem === 'duplicate' ? 4090 : 4004)
  })
})

describe('a name to sign in with', () => {
  it('is nobody else’s, be it a user name or an address', async () => {
    const { data } = await made('hers@example.com', ['watcher'], admin, { email: 'hers@example.com' })
    expect(data.username).toBe('hers@example.com')
    const taken = { errcode: 4090, data: { fields: { username: 'duplicate' } } }
    expect(await made('gz.manager@example.com', ['watcher'])).toMatchObject(taken)
    const other = { errcode: 4090, data: { fields: { email: 'duplicate' } } }
    await made('his@example.com', ['watcher'])
    expect(await made('new.thief', ['watcher'], admin, { email: 'His@example.com' })).toMatchObject(other)
    const officer = await admin.list('/user', { cond: { username: 'gz.officer' }, one: '1' })
    const own = { _id: officer.data._id }
    expect(await admin.update('/user', own, { email: 'his@example.com' })).toMatchObject(other)
    expect((await admin.update('/user', own, { email: officer.data.email })).errcode).toBe(0)
  })
})

// Who may give which role: `watcher` has one right, `boss` the same and makes people managers, `buyer` has a right that
// neither the clerk nor the head has.
describe.each([
  ['admin', { watcher: 0, boss: 0, buyer: 0, sys_admin: 0 }],
  ['head', { watcher: 0, boss: 0, buyer: 4030, sys_admin: 4030 }],
  ['clerk', { watcher: 0, boss: 4030, buyer: 4030, sys_admin: 4030 }],
] as const)('%s', (granter, expected) => {
  const who = () => ({ admin, head, clerk })[granter]

  it.each(Object.entries(expected))('gives and takes the role %s: %i', async (role, errcode) => {
    const name = `p.${granter}.${role.replace('_', '')}`
    const { data } = await made(name, [])
    const roles = roleIds([role])
    const change = (mode: string) =>
      who().create('/sys/users/changerole', { user_ids: [data._id], role_ids: roles, mode })
    expect((await change('add')).errcode).toBe(errcode)
    expect((await who().update('/user', { _id: data._id }, { roles })).errcode).toBe(errcode)
    expect((await made(`${name}.x`, [role], who())).errcode).toBe(errcode)
    const after = (await admin.list('/user', { cond: { _id: data._id }, one: '1' })).data
    expect(after.roles).toEqual(errcode === 0 ? roles : [])
    // What somebody else gave cannot be taken away either, and the account cannot be taken over.
    await admin.update('/user', { _id: data._id }, { roles })
    expect((await change('remove')).errcode).toBe(errcode)
    await admin.update('/user', { _id: data._id }, { roles })
    for (const attempt of [
      () => who().update('/user', { _id: data._id }, { email: `${name}@evil.example` }),
      () => who().create('/sys/users/password', { user_id: data._id }),
      () => who().remove('/user', { _id: data._id }),
    ])
      expect((await attempt()).errcode).toBe(errcode)
  })

  it('adds a right to a role, or takes it away, only if they have it', async () => {
    const mine = granter === 'admin' ? 0 : 4030
    const path = '/role'
    const doc = { code: `r_${granter}`, name: 'r', type: 'business' }
    const { data } = await who().create(path, { ...doc, permissions: ['rm.tour_issue.view'] })
    expect(data.permissions).toEqual(['rm.tour_issue.view'])
    const set = (permissions: string[]) => who().update(path, { _id: data._id }, { permissions })
    expect((await set(['system.user.view'])).errcode).toBe(0)
    expect((await set(['system.user.view', 'perf.view'])).errcode).toBe(mine)
    expect((await set(['no.such.code'])).errcode).toBe(4004)
    expect((await who().update(path, { _id: ids['buyer'] }, { name: `of ${granter}` })).errcode).toBe(mine)
    expect((await who().update(path, { _id: data._id }, { type: 'management' })).errcode).toBe(
      granter === 'clerk' ? 4030 : 0,
    )
  })
})

describe('an account', () => {
  it('of a clerk is not given other rights by the clerk', async () => {
    const own = { _id: ids['new.clerk'] }
    expect((await clerk.update('/user', own, { name: '新名字' })).errcode).toBe(0)
    expect((await clerk.update('/user', own, { department: ['17'] })).errcode).toBe(4030)
    expect((await clerk.update('/user', own, { roles: roleIds(['watcher']) })).errcode).toBe(4030)
    expect((await clerk.update('/user', own, { is_active: false })).errcode).toBe(4093)
    expect((await clerk.create('/sys/users/password', { user_id: own._id })).errcode).toBe(4030)
  })

  it.each([
    ['a clerk', () => clerk, 'new.clerk'],
    ['the administrator', () => admin, 'admin'],
  ])('of %s gets no other address or number by its own session', async (_, who, username) => {
    const { data } = await admin.list('/user', { cond: { username }, one: '1' })
    const own = { _id: data._id }
    for (const [field, value] of [
      ['email', 'thief@example.com'],
      ['mobile', '13900000009'],
      ['country_code', '852'],
    ] as const)
      expect(await who().update('/user', own, { [field]: value })).toMatchObject({
        errcode: 4004,
        data: { fields: { [field]: 'own_contact' } },
      })
    const { name, email, mobile, country_code } = data
    expect((await who().update('/user', own, { name, email, mobile, country_code })).errcode).toBe(0)
  })

  // The embedded database is open in one process at a time.
  it.runIf(testDatabase === 'postgresql')(
    'of the administrator gets another address at the command line, with a record of it',
    async () => {
      const { data } = await admin.list('/user', { cond: { username: 'admin' }, one: '1' })
      const { settings } = server
      await expect(setEmailOf(settings, 'admin', 'nowhere')).rejects.toThrow('not an email address')
      await expect(setEmailOf(settings, 'no.such', 'a@example.com')).rejects.toThrow('Nobody has')
      await expect(setEmailOf(settings, 'admin', 'GZ.manager@example.com')).rejects.toThrow('another user')
      await setEmailOf(settings, 'admin', 'boss@example.com')
      const after = await admin.list('/user', { cond: { username: 'admin' }, one: '1' })
      expect(after.data).toMatchObject({ email: 'boss@example.com', rev: data.rev + 1 })
      const logged = (await auditOf(data._id)).at(-1)
      expect(logged?.action).toBe('update')
      expect(logged?.text).toContain('command line')
      await setEmailOf(settings, 'admin', data.email)
    },
  )

  it('is admitted only to sites of whoever admits it', async () => {
    expect((await made('at.two', ['watcher'], local)).errcode).toBe(0)
    expect((await made('at.eight', ['watcher'], local, { sites: ['2', '8'] })).errcode).toBe(4032)
    expect((await made('at.none', ['watcher'], local, { sites: [] })).errcode).toBe(4032)
  })

  it.each([
    ['at another site', { sites: ['2', '8'] }, 4032],
    ['in another department', { department: ['5'] }, 4031],
  ])('%s is not changed, taken over or removed by a local clerk, nor made', async (place, more, errcode) => {
    const name = `there.${place.length}`
    const { data } = await made(name, ['watcher'], admin, more)
    const _id = data._id
    const attempts = [
      () => local.update('/user', { _id }, { email: `${name}@evil.example` }),
      () => local.update('/user', { _id }, { sites: ['2'], department: [] }),
      () => local.create('/sys/users/password', { user_id: _id }),
      () => local.remove('/user', { _id }),
      () => made(`${name}.x`, ['watcher'], local, more),
    ]
    for (const attempt of attempts) expect((await attempt()).errcode).toBe(errcode)
    const { errcode: own } = await local.update('/user', { _id: ids['new.local'] }, { name: '本人' })
    expect(own).toBe(0)
  })

  it.each(['admin', 'super'])(
    'named %s is neither removed nor switched off, and others do not touch it',
    async (name) => {
      const { data } = await admin.list('/user', { cond: { username: name }, one: '1' })
      expect((await admin.remove('/user', { _id: data._id })).errcode).toBe(4093)
      expect((await admin.update('/user', { _id: data._id }, { is_active: false })).errcode).toBe(4093)
      for (const who of [clerk, head])
        expect((await who.update('/user', { _id: data._id }, { email: 'a@evil.example' })).errcode).toBe(4030)
    },
  )

  it('that is open in a window has its new roles with the next call, and nothing is logged twice', async () => {
    const worker = await person('new.worker', ['watcher'])
    const id = ids['new.worker'] ?? ''
    const change = (mode: string, role: string) =>
      admin.create('/sys/users/changerole', { user_ids: [id], role_ids: roleIds([role]), mode })
    expect((await worker.list('/bdbrand')).errcode).toBe(4030)
    const before = (await auditOf(id)).length
    expect((await change('add', 'brand_editor')).data.updated).toBe(1)
    expect((await worker.list('/bdbrand')).errcode).toBe(0)
    expect((await change('add', 'brand_editor')).data.updated).toBe(0)
    expect((await change('remove', 'brand_editor')).data.list).toEqual([{ _id: id, roles: [ids['watcher']] }])
    expect((await worker.list('/bdbrand')).errcode).toBe(4030)
    expect((await auditOf(id)).length - before).toBe(2)
    expect((await change('add', 'no_such_role')).errcode).toBe(4004)
    const lost = { user_ids: [id, 'nobody'], role_ids: roleIds(['watcher']), mode: 'add' }
    expect((await admin.create('/sys/users/changerole', lost)).errcode).toBe(4040)
  })

  it('gets a new first password, which ends its sessions', async () => {
    const worker = await person('new.forgetful', ['watcher'])
    const { data } = await admin.create('/sys/users/password', { user_id: ids['new.forgetful'] })
    expect((await worker.call('GET', '/userinfo')).errcode).toBe(555)
    const again = await server.anonymous.create('/signin', {
      username: 'new.forgetful',
      password: data.initial_password,
      AppID: 'atrium-console',
    })
    expect(again.errcode).toBe(0)
    expect((await auditOf(ids['new.forgetful'] ?? '')).map(({ action }) => action)).toContain(
      'password_reset',
    )
  })
})

describe('a role whose data scope hides accounts', () => {
  it('opens no way to them, nor gives a permission to roles that it hides', async () => {
    const permissions = [...clerkCodes, 'system.permission.import']
    const scope = { user: { self: 'created_by' }, role: { self: 'created_by' } }
    const doc = { code: 't_narrow', name: 'n', type: 'business', permissions, data_scope: scope }
    ids['narrow'] = (await admin.create('/role', doc)).data._id
    const narrow = await person('new.narrow', ['narrow'], everywhere)
    const hidden = (await made('new.hidden', [])).data._id
    const own = (await made('new.own', [], narrow)).data
    expect(own.initial_password).toMatch(/./)
    const change = (id: string) => ({ user_ids: [id], role_ids: roleIds(['narrow']), mode: 'add' })
    for (const [id, errcode] of [
      [hidden, 4040],
      [own._id, 0],
    ]) {
      expect((await narrow.create('/sys/users/password', { user_id: id })).errcode).toBe(errcode)
      expect((await narrow.create('/sys/users/secondfactor', { user_id: id })).errcode).toBe(errcode)
      expect((await narrow.create('/sys/users/changerole', change(id))).errcode).toBe(errcode)
    }
    const file = 'code,roles\nsystem.user.view,t_buyer'
    const path = '/import/system/permis'
    const sent = await sendFile(server, narrow, file, { path, name: 'codes.csv', mode: 'preview' })
    expect(sent.data).toMatchObject({
      changed: 0,
      errors: [{ row: 2, field: 'roles', message: 'reference' }],
    })
  })
})

describe('a role', () => {
  it('that somebody has is not removed', async () => {
    expect((await admin.remove('/role', { _id: ids['clerk'] })).errcode).toBe(4093)
  })
})
