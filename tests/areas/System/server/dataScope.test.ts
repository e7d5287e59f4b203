import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import type { Client } from '#tests/support/client.ts'
import { contextOf } from '#tests/support/contextOf.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { giveStores } from '#tests/support/ownStores.ts'
import { ways } from '#tests/server/rowRules/ways.ts'

// Which rows each rule leaves, written by hand. The person is `nomenu`, of department 13 at Guangzhou.

let person: Client
let role: string
let personId: string

const opening = [
  'rm.tour_issue.view',
  'rm.tour_issue.view_all',
  'rm.tour_issue.export',
  'rm.tour_issue.create',
]

const server = await serverForTests()
const admin = await server.as('admin')
beforeAll(async () => {
  const { db } = server.database
  const made = await admin.create('/role', {
    code: 't_scoped',
    name: 't',
    type: 'business',
    permissions: opening,
  })
  role = made.data._id
  const { rows } = await sql<{ _id: string }>`
    update "user" set roles = array[${role}] where username = 'nomenu' returning _id`.execute(db)
  personId = rows[0]?._id ?? ''
  await addRows()
  person = await server.as('nomenu')
})

/** Eight problems at Guangzhou, found by and assigned to the manager unless the name says otherwise. */
async function addRows(): Promise<void> {
  const { db } = server.database
  await sql`
    insert into "user" (_id, username, name, department, sites) values ('s-colleague', 's.colleague', 'C', '{13}', '{2}')`.execute(
    db,
  )
  await sql`
    insert into space_owner (_id, user_id, site, permits) values ('s-list', ${personId}, '2', '{tour}')`.execute(
    db,
  )
  await giveStores(db, ['S-GZ-L1-101', 'S-GZ-L2-115'], sql`_id = 's-list'`)
  await sql`
    insert into tour_problem (_id, problem_no, site, store_id, floor_id, category, severity, title, found_by,
      found_at, assignee_id, department, status)
    select 's-' || id, 'S-' || id, s.site, s._id, s.floor_id, wanted.category, 3, 'Scope' || id, found_by, 1794000000,
      assignee_id, department, wanted.status
    from (values
      ('mine', 'S-GZ-B1-201', ${personId}, 'U004', null, 'assigned', 'display'),
      ('assigned', 'S-GZ-B1-201', 'U004', ${personId}, null, 'assigned', 'other'),
      ('colleague', 'S-GZ-B1-201', 's-colleague', 'U004', null, 'assigned', 'display'),
      ('department', 'S-GZ-B1-201', 'U004', 'U004', '13', 'assigned', 'display'),
      ('shop', 'S-GZ-L1-101', 'U004', 'U004', null, 'assigned', 'display'),
      ('merged', 'S-GZ-L2-115', 'U004', 'U004', null, 'assigned', 'display'),
      ('closed', 'S-GZ-B1-201', 'U004', 'U004', null, 'closed', 'display'),
      ('others', 'S-GZ-B1-201', 'U004', 'U004', '16', 'assigned', 'other')
    ) wanted (id, store_id, found_by, assignee_id, department, status, category)
      join store s on s._id = wanted.store_id`.execute(db)
}

const everything = 'mine assigned colleague department shop merged closed others'
const allIds = everything.split(' ').map((name) => `s-${name}`)

const scoped = async (scope: object, who = admin) => who.update('/role', { _id: role }, { data_scope: scope })
const narrow = async (rule: unknown) => expect((await scoped({ tour_problem: rule })).errcode).toBe(0)

const own = { any: [{ self: 'created_by' }, { self: 'found_by' }, { self: 'assignee_id' }] }
const department = { any: [{ colleague: 'department' }, { colleague: 'found_by' }] }
const stores = { own: 'store_id', permit: 'tour', past: true, some: true }
const status = (...values: string[]) => ({ field: 'status', in: values })

const cases: readonly (readonly [what: string, rule: unknown, seen: string])[] = [
  ['what is the person’s own', own, 'mine assigned'],
  ['what is of the person’s department', department, 'mine colleague department'],
  ['what is of the person’s stores, also past ones', stores, 'shop merged'],
  ['stores for which the person has another permit', { ...stores, permit: 'lease' }, ''],
  ['a site of the person', { site: ['2'] }, everything],
  ['another site', { site: ['8', '10'] }, ''],
  ['a region', { region: 'HK' }, ''],
  ['a state', status('closed'), 'closed'],
  ['one of several values', { field: 'category', in: ['other', 'queue'] }, 'assigned others'],
  ['one condition and another', { all: [department, { self: 'assignee_id' }] }, ''],
  [
    'one condition and one of two',
    { all: [status('assigned'), { any: [own, stores] }] },
    'mine assigned shop merged',
  ],
  [
    'everything but a state',
    { not: status('closed') },
    'mine assigned colleague department shop merged others',
  ],
  ['everything but what is of the department', { not: department }, 'assigned shop merged closed others'],
  [
    'those who work in a department see all, others their own',
    { any: [{ department: ['16'] }, own] },
    'mine assigned',
  ],
  ['the same for the department of the person', { any: [{ department: ['13'] }, own] }, everything],
]

describe('a rule about rows', () => {
  it.each(cases)('lets through %s, however somebody comes upon it', async (_, rule, seen) => {
    await narrow(rule)
    const wanted = seen
      .split(' ')
      .filter(Boolean)
      .map((name) => `s-${name}`)
      .toSorted()
    const reader = { client: person, context: await contextOf(server, person), url: server.url }
    for (const [name, way] of Object.entries(ways)) {
      if (name === 'its files' || !way.has(tourProblem)) continue
      const found = await way.seen(tourProblem, allIds, reader)
      expect([...new Set(found)].toSorted(), name).toEqual(wanted)
    }
    const cond = { title: { $like: 'Scope' } }
    const { counters } = (await person.list('/TourProblem', { cond })).data
    const { overdue: _overdue, ...byStatus } = counters
    expect(
      Object.values<number>(byStatus).reduce((sum, n) => sum + n, 0),
      'counters',
    ).toBe(wanted.length)
    const asked = (await person.list('/TourProblem', { range: '0-0' })).data.total
    const { resources } = (await admin.list(`/user/${personId}/sight`)).data
    const counted = resources.find(({ noun }: { noun: string }) => noun === 'tour_problem')
    expect(counted.rows, 'what the person can see').toBe(asked)
  })

  it('is explained for a record, which it hides', async () => {
    await narrow(own)
    const query = { noun: 'tour_problem', action: 'view', record: 's-others' }
    const { filters } = (await admin.list(`/user/${personId}/decision`, query)).data
    expect(filters).toContainEqual({ name: 'scope', passes: false })
    expect(filters).toContainEqual({ name: 'rule', passes: true })
  })

  it('holds for changes: what is out of scope is absent, and nothing is created there', async () => {
    await narrow(own)
    expect((await person.update('/TourProblem', { _id: 's-others' }, { title: 'Mine now' })).errcode).toBe(
      4040,
    )
    const doc = { store_id: 'S-GZ-L1-101', site: '2', category: 'display', severity: 3, title: 'New' }
    expect((await person.create('/TourProblem', doc)).errcode).toBe(0)
    await narrow(status('closed'))
    expect((await person.create('/TourProblem', doc)).errcode).toBe(4030)
  })

  it('adds to what another role opens, and narrows nothing of it', async () => {
    await narrow(own)
    const seen = async () =>
      (await person.list('/TourProblem', { cond: { _id: { $in: allIds } } })).data.total
    expect(await seen()).toBe(2)
    const more = { code: 't_more', name: 'm', type: 'business', permissions: opening }
    const { data: other } = await admin.create('/role', {
      ...more,
      data_scope: { tour_problem: status('closed') },
    })
    const change = (mode: string) =>
      admin.create('/sys/users/changerole', { user_ids: [personId], role_ids: [other._id], mode })
    await change('add')
    expect(await seen()).toBe(3)
    await admin.update('/role', { _id: other._id }, { data_scope: {} })
    expect(await seen()).toBe(8)
    // A role that does not open tour issues opens no rows of them.
    await admin.update('/role', { _id: other._id }, { permissions: ['branddb.brand.view'] })
    expect(await seen()).toBe(2)
    await change('remove')
  })

  it('goes when the role loses what it was about', async () => {
    await narrow(own)
    await admin.update('/role', { _id: role }, { permissions: ['branddb.brand.view'] })
    expect((await admin.list(`/role/${role}`)).data.data_scope).toEqual({})
    await admin.update('/role', { _id: role }, { permissions: opening })
  })

  it.each([
    ['an unknown resource', { nothing: own }],
    ['data that no permission opens', { notification: { self: 'user_id' } }],
    ['a field that the resource does not have', { tour_problem: { self: 'owner' } }],
    ['a field of another kind', { tour_problem: { self: 'store_id' } }],
    ['a value that the field cannot have', { tour_problem: status('lost') }],
    ['a site of what has none', { brand: { site: ['2'] } }],
    ['a permission', { tour_problem: 'rm.tour_issue.view' }],
    ['no rule', { tour_problem: { all: [] } }],
    ['a rule of two kinds', { tour_problem: { self: 'found_by', not: own } }],
    ['five levels', { tour_problem: { not: { not: { not: { not: own } } } } }],
    [
      'more conditions than anybody reads',
      { tour_problem: { any: [...Array(3)].map(() => ({ any: Array(11).fill(own.any[0]) })) } },
    ],
  ])('is not about %s', async (_, scope) => {
    expect((await scoped(scope)).errcode).toBe(4004)
  })

  it('is logged once, with the rule before and after', async () => {
    await narrow(own)
    const count = async () =>
      (await admin.list('/auditlog', { cond: { entity: 'role', entity_id: role } })).data.total
    const before = await count()
    await narrow(stores)
    expect(await count()).toBe(before + 1)
    const [entry] = (
      await admin.list('/auditlog', { cond: { entity: 'role', entity_id: role }, range: '0-0' })
    ).data.list
    expect(entry.diff.data_scope).toEqual({ from: { tour_problem: own }, to: { tour_problem: stores } })
  })
})

describe('a trial', () => {
  const trial = (rule: unknown, who = admin, noun = 'tour_problem') =>
    who.create('/sys/scope/try', { noun, rule, user_id: personId })

  it('counts what the rule would leave, and changes nothing', async () => {
    await scoped({})
    const { total } = (await person.list('/TourProblem', { range: '0-0' })).data
    const { data } = await trial(status('closed'))
    const closed = (await person.list('/TourProblem', { cond: { status: 'closed' }, range: '0-0' })).data
      .total
    expect(data).toMatchObject({ total, kept: closed })
    expect(data.rows.filter(({ is_kept: isKept }: { is_kept: boolean }) => isKept).length).toBe(
      Math.min(8, closed),
    )
    expect((await person.list('/TourProblem', { range: '0-0' })).data.total).toBe(total)
  })

  it('names no row that the caller does not see, and is for those who may see roles and people', async () => {
    expect((await trial(own, person)).errcode).toBe(4030)
    const codes = ['system.role.view', 'system.user.view']
    const { data: viewer } = await admin.create('/role', {
      code: 't_view',
      name: 'v',
      type: 'business',
      permissions: codes,
    })
    await admin.create('/sys/users/changerole', {
      user_ids: [(await admin.list('/user', { cond: { username: 'trainee.brand' }, one: '1' })).data._id],
      role_ids: [viewer._id],
      mode: 'add',
    })
    const viewing = await server.as('trainee.brand')
    expect((await trial(own, viewing)).errcode).toBe(4030)
    // Who sees some of the rows learns of these alone.
    const change = {
      permissions: [...codes, 'rm.tour_issue.view'],
      data_scope: { tour_problem: status('closed') },
    }
    await admin.update('/role', { _id: viewer._id }, change)
    const all = { any: [own, { not: own }] }
    const { data } = await trial(all, viewing)
    const seen = (await viewing.list('/TourProblem', { range: '0-0' })).data.total
    expect(data.total).toBe(seen)
    expect((await trial(all)).data.total).toBeGreaterThan(seen)
  })

  it('refuses what is no rule of the resource', async () => {
    expect((await trial({ self: 'owner' })).errcode).toBe(4004)
    expect((await trial(own, admin, 'nothing')).errcode).toBe(4040)
    expect((await trial({ all: [] })).errcode).toBe(4001)
  })
})

describe('somebody whose own rows are narrowed', () => {
  it('neither widens that, nor gives to others what they do not see', async () => {
    await scoped({ tour_problem: own })
    // Roles are kept by those who have every site.
    await sql`update "user" set sites = array(select _id from site) where _id = ${personId}`.execute(
      server.database.db,
    )
    const codes = [
      ...opening,
      'system.role.view',
      'system.role.edit',
      'system.user.view',
      'system.user.change_role',
    ]
    await admin.update('/role', { _id: role }, { permissions: codes })
    const { data: open } = await admin.create('/role', {
      code: 't_open',
      name: 'o',
      type: 'business',
      permissions: opening,
    })
    // Their own role, and one that is not narrowed.
    for (const scope of [{}, { tour_problem: department }])
      expect((await scoped(scope, person)).errcode).toBe(4030)
    const give = (id: string) =>
      person.create('/sys/users/changerole', { user_ids: ['s-colleague'], role_ids: [id], mode: 'add' })
    expect((await give(open._id)).errcode).toBe(4030)
    const doc = { code: 't_same', name: 's', type: 'business', permissions: opening }
    expect((await person.create('/role', doc)).errcode).toBe(4030)
    const same = await person.create('/role', { ...doc, data_scope: { tour_problem: own } })
    expect(same.errcode).toBe(0)
    // The account is in department 13, as they are.
    expect((await give(same.data._id)).errcode).toBe(0)
  })
})
