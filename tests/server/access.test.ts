import { beforeAll, describe, expect, it } from 'vitest'
import { signedIn, type Rule } from '#contract/access.ts'
import type { Call } from '#contract/call.ts'
import { contract } from '#tools/contract.ts'
import type { Resource } from '#contract/resource.ts'
import { groupsOf, lineProblems, mayCall, mayOn, menuOf, rankOf } from '#tests/areas/gathered.ts'
import { demoAccounts, named, sitesOf, usernameOf, type Account } from '#tests/areas/people.ts'
import type { Client } from '#tests/support/client.ts'
import { isAdded, ownHalves, ownTables } from '#tests/support/ownAreas.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'

// Who may what is in `tests/areas/<area>/expectations.ts`.

/** The permission, the department or a site is missing. What is refused where is in `accessSites.test.ts`. */
const refusals: readonly number[] = [4030, 4031, 4032]

type Action = 'view' | 'create' | 'update' | 'remove'
const actions: readonly Action[] = ['view', 'create', 'update', 'remove']
const resources: readonly [string, Resource][] = Object.entries(contract.resources).filter(([, { name }]) =>
  ownTables.has(name),
)

const clients = new Map<Account, Client>()
const server = await serverForTests()
beforeAll(async () => {
  for (const account of demoAccounts) clients.set(account, await server.as(usernameOf(account)))
})

const as = (account: Account): Client => {
  const client = clients.get(account)
  if (!client) throw new Error(`${account} did not sign in`)
  return client
}

describe('who may what', () => {
  it('has a line for every resource and nobody else', () => {
    const names = resources.map(([name]) => name)
    const example = (name: string) => `${name}: viewAndEdit('the people who view', 'the people who edit'),`
    expect(lineProblems({ part: 'mayOn', names, example })).toEqual([])
  })

  it('is answered by the server as the lines say, for every person, resource and action', async () => {
    const found: string[] = []
    for await (const difference of differences()) found.push(difference)
    expect(found).toEqual([])
  })

  it('asks for a session on every call of every resource', async () => {
    for (const [, resource] of resources) {
      for (const action of actions) expect(await tryOut(server.anonymous, resource, action)).toBe(555)
    }
  })

  // A table that nobody would miss a rule in proves nothing: each rule is turned round in turn.
  // Parameters and what people do with to-dos are refused to nobody: which of them somebody gets is a matter of rows.
  const ofRows = [
    'param view',
    'todoAction view',
    'todoDeputy view',
    'todoDeputy update',
    'todoDeputy remove',
  ]
  const rules = resources.flatMap(([name, { can }]) =>
    actions
      .filter((action) => can[action] !== undefined && !ofRows.includes(`${name} ${action}`))
      .map((action) => [name, action] as const),
  )
  it.each(rules)('would show it if the rule of %s for %s were turned round', async (name, action) => {
    const found = resources.find(([known]) => known === name)?.[1]
    if (!found) throw new Error(name)
    // The contract is constant to its readers; this test is not one of them.
    const can = found.can as Record<Action, Rule>
    const rule = can[action]
    can[action] = { not: rule }
    try {
      const { value } = await differences([name], [action]).next()
      expect(value).toContain(`${action} ${name}`)
    } finally {
      can[action] = rule
    }
  })
})

describe('the calls that ask for a right of their own', () => {
  it('have a line each', () => {
    const asking = Object.entries<Call>(contract.calls).filter(
      ([, call]) => call.can !== 'anyone' && call.can !== signedIn,
    )
    const names = asking.map(([name]) => name)
    const example = (name: string) => `${name}: 'the people who may',`
    expect(lineProblems({ part: 'mayCall', names, example })).toEqual([])
  })

  // What a call asks for is said before anything that is wrong with the request, so an empty one changes nothing.
  const whoMay = async ({ method, path }: Call, people: readonly Account[] = demoAccounts) => {
    const answers = await Promise.all(
      people.map(async (name) => [name, (await as(name).call(method, path)).errcode] as const),
    )
    return answers.flatMap(([name, code]) => (refusals.includes(code) ? [] : [name])).toSorted()
  }

  it.each(Object.entries(mayCall))(
    'let those in who may, and would show it if their rule were turned round: %s',
    async (name, who) => {
      const people = demoAccounts.filter((account) => named(who).includes(account))
      const call = Object.entries<Call>(contract.calls).find(([known]) => known === name)?.[1]
      if (!call) throw new Error(name)
      expect(await whoMay(call)).toEqual(people.toSorted())
      const { can } = call
      // The contract is constant to its readers; this test is not one of them.
      const open = call as { can: Call['can'] }
      open.can = { not: can as Rule }
      try {
        // Somebody who may and somebody who may not show it.
        const may = people.slice(-1)
        const mayNot = demoAccounts.filter((one) => !people.includes(one)).slice(-1)
        expect(await whoMay(call, [...may, ...mayNot])).not.toEqual(may)
      } finally {
        open.can = can
      }
    },
  )
})

describe('what rows somebody gets', () => {
  const readers = (noun: string) =>
    demoAccounts.flatMap((account) =>
      named(mayOn[noun]?.view ?? '').includes(account) ? [[account, sitesOf[account]] as const] : [],
    )

  it.each(readers('tourProblem'))('%s: tour problems of the own sites alone', async (account, sites) => {
    expect(await sitesSeen(as(account), '/TourProblem')).toEqual(sites.toSorted())
  })

  it.each(readers('store'))('%s: stores of the own sites alone', async (account, sites) => {
    expect(await sitesSeen(as(account), '/bdstore')).toEqual(sites.toSorted())
  })

  it.each(['gz.manager', 'hk.officer', 'dpark.team', 'leasing.sh', 'brand.editor'] as const)(
    '%s: 4032 for a site of others, and a record there is as absent as one that never was',
    async (account) => {
      const path = account.startsWith('leasing') || account.startsWith('brand') ? '/bdstore' : '/TourProblem'
      const foreign = sitesOf.admin.filter((site) => !sitesOf[account].some((own) => own === site))
      for (const site of foreign) {
        expect((await as(account).list(path, { site })).errcode).toBe(4032)
        const there = await as('auditor').list(path, { site, range: '0-0' })
        const absent = await as(account).call('GET', `${path}/nothing`)
        expect(await as(account).call('GET', `${path}/${there.data.list[0]._id}`)).toEqual(absent)
        expect(absent.errcode).toBe(4040)
      }
    },
  )
})

describe('the menu', () => {
  it('has a line for every entry that opens something', async () => {
    const entries = await ownEntries('admin')
    const opening = entries.filter(({ _id }) => !entries.some(({ parent }) => parent === _id))
    const areaOf = (uri: string) =>
      ownHalves.find(({ menu = [] }) => menu.some((entry) => entry.uri === uri))?.id ??
      uri.split('/')[1] ??
      ''
    const names = opening.map(({ uri }) => uri)
    const order = (uri: string) => opening.find((entry) => entry.uri === uri)?.order ?? 0
    const example = (uri: string) =>
      `['its place, such as ${order(uri)}', '${uri}', 'the people who get it'],`
    expect(lineProblems({ part: 'menu', names, example, areaOf })).toEqual([])
  })

  it.each(demoAccounts)('of %s is the one of the roles', async (account) => {
    const places = menuOf(account).map(([place]) => place)
    const expected = [...places, ...new Set(places.flatMap(groupsOf))].map(rankOf)
    const ranks = (await ownEntries(account)).map(({ order }) => order)
    expect(ranks.toSorted((one, other) => one - other)).toEqual(
      expected.toSorted((one, other) => one - other),
    )
  })
})

interface Entry {
  readonly _id: string
  readonly parent: string | null
  readonly uri: string
  readonly order: number
}

/** The entries of somebody's menu, but for those of areas of packages. */
async function ownEntries(account: Account): Promise<readonly Entry[]> {
  const { data } = await as(account).list('/menu', { range: 'ALL' })
  return data.list.filter(({ uri }: Entry) => !isAdded(uri))
}

/** What the server answers otherwise than the lines say: the person, the resource, the action, and the code. */
async function* differences(
  names: readonly string[] = Object.keys(mayOn),
  asked: readonly Action[] = actions,
): AsyncGenerator<string> {
  for (const [name, resource] of resources.filter(([known]) => names.includes(known))) {
    for (const action of asked) {
      const may = named(mayOn[name]?.[action] ?? '')
      const codes = await Promise.all(demoAccounts.map((person) => tryOut(as(person), resource, action)))
      for (const [at, person] of demoAccounts.entries()) {
        const expected = may.includes(person)
        const code = codes[at] ?? 5000
        if (refusals.includes(code) === expected || code === 5000)
          yield `${person} ${action} ${name}: ${code}`
      }
    }
  }
}

/** The answer to an action that changes nothing: an empty doc, or a record that there is not. */
async function tryOut(client: Client, { path }: Resource, action: Action): Promise<number> {
  const nothing = { _id: 'nothing' }
  if (action === 'view') return (await client.list(path, { range: '0-0' })).errcode
  if (action === 'create') return (await client.create(path, {})).errcode
  if (action === 'update') return (await client.update(path, nothing, {})).errcode
  return (await client.remove(path, nothing)).errcode
}

async function sitesSeen(client: Client, path: string): Promise<string[]> {
  const { data, errcode } = await client.list(path, { range: 'ALL' })
  if (errcode) throw new Error(`${path}: ${errcode}`)
  const seen = data.list.map(({ site }: { site: string }) => site)
  return [...new Set<string>(seen)].toSorted()
}
