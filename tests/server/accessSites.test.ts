import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Rule } from '#contract/access.ts'
import type { Call } from '#contract/call.ts'
import type { Resource } from '#contract/resource.ts'
import { lineProblems, reach as reachOf } from '#tests/areas/gathered.ts'
import type { Client } from '#tests/support/client.ts'
import { sendFile } from '#tests/support/fileCalls.ts'
import { localAdministrator } from '#tests/support/localAdministrator.ts'
import { ownTables } from '#tests/support/ownAreas.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { contract } from '#tools/contract.ts'

// Who may what is in `access.test.ts`. This is about where: somebody with every permission at Guanggu (5) alone tries
// each change there, at Shenyang (4), at both, and for every site. Which sites what concerns is in
// `tests/areas/<area>/expectations.ts`.

type Change = 'create' | 'update' | 'remove'
const changes: readonly Change[] = ['create', 'update', 'remove']

const resources = Object.entries<Resource>(contract.resources).filter(
  ([, { name, can, isLog }]) => ownTables.has(name) && !isLog && changes.some((change) => can[change]),
)
const calls = Object.entries<Call>(contract.calls)
/** What must say which sites it concerns: resources without a site of their own, and calls that name no record. */
const reaching = [
  ...resources.filter(([, { scope }]) => scope !== 'site'),
  ...calls.filter(([, call]) => typeof call.reach === 'string'),
]

/** Refused because of its sites: 4032, or 4040 for what the person does not even see. */
const refusals: readonly number[] = [4032, 4040]

/** The sites of a record, by where the person tries to change it. */
const places = { own: ['5'], other: ['4'], shared: ['5', '4'], every: [] } as const
type Place = keyof typeof places

let local: Client
const ids: Record<string, Partial<Record<Place, string>>> = {}

const server = await serverForTests()
const admin = await server.as('admin')
beforeAll(async () => {
  local = await localAdministrator(server, 'local.gg', places.own)
  const { db } = server.database
  const person = async (_id: string, sites: readonly string[], role: string) => {
    await sql`insert into "user" (_id, username, name, password_hash, roles, sites)
      values (${_id}, ${_id}, 'P', '', array[${role}], ${sites})`.execute(db)
    return _id
  }
  ids['user'] = {
    own: await person('p.own', places.own, 'no_menu'),
    other: await person('p.other', places.other, 'no_menu'),
    shared: await person('p.shared', places.shared, 'no_menu'),
    every: await person('p.every', places.own, 'group_manager'),
  }
  ids['site'] = { own: '5', other: '4' }
  ids['billing_run'] = { own: 'br-5', other: 'br-4' }
  for (const site of ['5', '4']) {
    await sql`insert into perf_scenario (_id, site, title, from_month, to_month, created_by)
      values (${`ps-${site}`}, ${site}, 'S', '2026-01', '2026-02', 'local.gg')`.execute(db)
    await sql`insert into billing_run (_id, run_no, site, kind, stat_month, to_month)
      values (${`br-${site}`}, ${`br-${site}`}, ${site}, 'bill', '2026-10', '2026-10')`.execute(db)
  }
})

describe('every change', () => {
  it('of a resource without a site, or by a call of its own, has a line that says which sites it concerns', () => {
    const names = reaching.flatMap(([name, { reach }]) => (reach === 'all' ? [] : [name]))
    const example = (name: string) => `${name}, under none, records or by`
    expect(lineProblems({ part: 'reach', names, example })).toEqual([])
    const found = reaching
      .filter(([, { reach }]) => reach !== 'all')
      .map(([name, { reach }]) => [name, reach])
    expect(Object.fromEntries(found)).toEqual(reachOf)
  })

  it('by a call declares it', () => {
    const silent = calls.filter(([, { method, reach }]) => method !== 'GET' && reach === undefined)
    expect(silent.map(([name]) => name)).toEqual([])
  })
})

describe('a resource', () => {
  it.each(resources)('%s is changed at the own sites alone', async (name) => {
    expect(await differences(name)).toEqual([])
  })

  // A table that nobody would miss a rule in proves nothing: each rule is taken out in turn.
  const limited = resources
    // Nobody sees other sites, whatever their rule says.
    .filter(([name, { scope }]) => scope !== 'site' && reachOf[name] !== 'none' && name !== 'site')
    .flatMap(([name, { can }]) =>
      changes.filter((change) => can[change]).map((change) => [name, change] as const),
    )
  it.each(limited)('%s would show it if %s took no sites', async (name, change) => {
    // The contract is constant to its readers; this test is not one of them.
    const can = resourceOf(name).can as Record<Change, Rule>
    const whole = can[change]
    const [rule = whole] = typeof whole === 'object' && 'all' in whole ? whole.all : []
    can[change] = rule
    try {
      expect(await differences(name, [change])).not.toEqual([])
    } finally {
      can[change] = whole
    }
  })
})

describe('a call', () => {
  const forAll = calls.filter(([, { reach }]) => reach === 'all')
  it.each(forAll.map(([name]) => name))('%s takes every site', async (name) => {
    expect(await send(local, callOf(name))).toBe(4032)
    expect(await send(admin, callOf(name))).not.toBe(4032)
  })

  const naming = calls.flatMap(([name, { reach }]) =>
    typeof reach === 'object'
      ? Object.entries(reach).map(([field, noun]) => [name, field, noun] as const)
      : [],
  )
  it.each(naming)('%s takes the sites of its %s', async (name, field, noun) => {
    const call = callOf(name)
    for (const [place, id] of Object.entries(await idsOf(noun))) {
      const isRefused = refusals.includes(
        await send(local, call, { [field]: field.endsWith('s') ? [id] : id }),
      )
      expect([place, isRefused]).toEqual([place, place !== 'own'])
    }
  })
})

const resourceOf = (name: string): Resource => found(resources, name)
const callOf = (name: string): Call => found(calls, name)

function found<T>(all: readonly (readonly [string, T])[], name: string): T {
  const one = all.find(([known]) => known === name)
  if (!one) throw new Error(name)
  return one[1]
}

/** Records of a resource by their sites. */
async function idsOf(noun: string): Promise<Partial<Record<Place, string>>> {
  const known = ids[noun]
  if (known) return known
  const { path } = resources.find(([, { name }]) => name === noun)?.[1] ?? {}
  const at = async (site: string) =>
    (await admin.list(String(path), { site, range: '0-0' })).data.list[0]?._id
  const made = { own: await at('5'), other: await at('4') }
  if (!made.own || !made.other) throw new Error(`no ${noun} at the sites`)
  ids[noun] = made
  return made
}

/** A request with nothing but these values, so it changes nothing unless that is all that the call takes. */
async function send(who: Client, { method, path, carries }: Call, given: object = {}): Promise<number> {
  const at = path.replace(/\{\w+\}/g, 'zh_CN')
  if (carries === 'upload') {
    const fields = Object.fromEntries(Object.entries(given).map(([key, value]) => [key, String(value)]))
    return (await sendFile(server, who, 'x', { path: at, name: 'a.csv', ...fields })).errcode
  }
  return (await who.call(method, at, {}, method === 'GET' ? undefined : given)).errcode
}

/** What the server does otherwise than the table says: the change, the place and the code. */
async function differences(name: string, asked: readonly Change[] = changes): Promise<string[]> {
  const resource = resourceOf(name)
  const reach = resource.scope === 'site' ? { sites: 'site' } : (reachOf[name] ?? 'all')
  if (reach === 'none' || reach === 'records') return []
  const open = asked.filter((change) => resource.can[change] !== undefined)
  if (reach === 'all') {
    const codes = await Promise.all(
      open.map(async (change) => [change, await tryEmpty(resource, change)] as const),
    )
    return codes.flatMap(([change, code]) => (code === 4032 ? [] : [`${change}: ${code}`]))
  }
  const wrong: string[] = []
  const field = resource.fields[reach.sites]
  const tried = (Object.keys(places) as Place[]).filter(
    (place) =>
      (place !== 'shared' || field?.kind !== 'ref') && (place !== 'every' || resource.scope === 'global'),
  )
  for (const change of open) {
    for (const place of tried.filter((one) => isPlaced(resource, one))) {
      const code = await tryAt(resource, { change, place, field: reach.sites })
      if (code !== undefined && refusals.includes(code) === (place === 'own'))
        wrong.push(`${change} ${place}: ${code}`)
    }
  }
  return wrong
}

/** A site is at itself. */
const isPlaced = ({ scope }: Resource, place: Place): boolean =>
  scope !== 'self' || place === 'own' || place === 'other'

const tryEmpty = async ({ path }: Resource, change: Change): Promise<number> => {
  const nothing = { _id: 'nothing' }
  if (change === 'create') return (await local.create(path, {})).errcode
  return (change === 'update' ? await local.update(path, nothing, {}) : await local.remove(path, nothing))
    .errcode
}

interface Attempt {
  readonly change: Change
  readonly place: Place
  readonly field: string
}

/** The reply to a change at a place; undefined if the demo operator has no such record to try it with. */
async function tryAt(resource: Resource, { change, place, field }: Attempt): Promise<number | undefined> {
  const { path, scope, name } = resource
  const { db } = server.database
  const table = sql.table(name)
  if (change === 'create') {
    const record = await anyRecord(resource)
    // A new site is at no site of anybody.
    if (!record || (scope === 'self' && place === 'own')) return undefined
    const doc = Object.entries(record).filter(([key, value]) => {
      const { writable = 'never', derived } = resource.fields[key] ?? {}
      return writable !== 'never' && !derived && value !== null && key !== field
    })
    const sites = scope === 'self' ? {} : { [field]: sitesFor(resource, field, place) }
    const { errcode, data } = await local.create(path, { ...Object.fromEntries(doc), ...sites })
    // It would be in the way of what is tried next.
    if (errcode === 0) await sql`delete from ${table} where _id = ${data._id}`.execute(db)
    return errcode
  }
  const _id = await recordAt(resource, field, place)
  if (_id === undefined) return undefined
  if (change === 'update') return (await local.update(path, { _id }, {})).errcode
  const { errcode, data } = await local.remove(path, { _id })
  await sql`update ${table} set deleted_at = null, is_active = true where _id = ${_id}`.execute(db)
  // What the person does not see is removed already.
  return errcode === 0 && data.removed === 0 ? 4040 : errcode
}

async function anyRecord({ path, scope }: Resource): Promise<Record<string, unknown> | undefined> {
  const { data } = await admin.list(path, { range: '0-9', ...(scope === 'site' ? { site: '5' } : {}) })
  return data.list.find(({ is_builtin }: { is_builtin?: boolean }) => is_builtin !== true)
}

const sitesFor = ({ fields }: Resource, field: string, place: Place): unknown =>
  fields[field]?.kind === 'ref' ? (places[place][0] ?? null) : places[place]

/** The id of a record that is there: moved there if it can be. */
async function recordAt(resource: Resource, field: string, place: Place): Promise<string | undefined> {
  const { scope, path, name, fields } = resource
  if (name === 'user' || name === 'site') return ids[name]?.[place]
  if (scope === 'site') {
    const [record] = (await admin.list(path, { site: places[place][0], range: '0-0' })).data.list
    return record?._id
  }
  const record = await anyRecord(resource)
  if (!record) throw new Error(`no ${name}`)
  const sites = sitesFor(resource, field, place)
  const value = fields[field]?.kind === 'json' ? sql`${JSON.stringify(sites)}::jsonb` : sql`${sites}`
  await sql`update ${sql.table(name)} set ${sql.ref(field)} = ${value} where _id = ${record['_id']}`.execute(
    server.database.db,
  )
  return String(record['_id'])
}
