import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Call } from '#contract/call.ts'
import { contract } from '#tools/contract.ts'
import type { Resource } from '#contract/resource.ts'
import { waitingOf } from '#server/app/routes.ts'
import { shippedHalves } from '#tests/support/shippedHalves.ts'
import { barePlant } from '#tests/support/barePlant.ts'
import { demoPassword } from '#tests/support/client.ts'
import {
  answerPage,
  startPlantingProxy,
  type PassingReply,
  type Plant,
  type PlantingProxy,
} from '#tests/support/plantingProxy.ts'
import { testDatabase } from '#tests/support/testDatabase.ts'
import { startTestServer, type TestServer } from '#tests/support/testServer.ts'
import { conformance } from '#tools/conformance/conformance.ts'
import type { Outcome } from '#tools/conformance/trial.ts'

let server: TestServer
let proxy: PlantingProxy
beforeAll(async () => {
  server = await startTestServer()
  proxy = await startPlantingProxy(server.url)
})
afterAll(async () => {
  await proxy.stop()
  await server.stop()
})

const program = fileURLToPath(new URL('../../tools/conformance/main.ts', import.meta.url))
const account = { user: 'admin', password: demoPassword }
const nameOf = ({ method, path }: Pick<Call, 'method' | 'path'>): string => `${method} ${path}`

describe('our own server', () => {
  let outcomes: readonly Outcome[]
  beforeAll(async () => {
    outcomes = await conformance({ ...account, base: server.url, writes: true })
  }, 180_000)

  it('conforms in every call that is there', () => {
    expect(outcomes.filter(({ verdict }) => verdict === 'deviates')).toEqual([])
    expect(outcomes.filter(({ verdict }) => verdict === 'conforms').length).toBeGreaterThan(150)
  })

  it('has every call of the contract tried, or it is said why not', () => {
    const tried = new Set(outcomes.map(({ call }) => call))
    const resources = Object.values<Resource>(contract.resources).map(({ path }) => `GET ${path}`)
    const calls = Object.values<Call>(contract.calls).map(nameOf)
    expect([...resources, ...calls].filter((call) => !tried.has(call))).toEqual([])
    expect(outcomes.filter(({ verdict, why }) => verdict === 'untried' && why === '')).toEqual([])
  })

  it('has what nobody has built yet listed as missing, and nothing else', () => {
    const missing = outcomes.filter(({ verdict }) => verdict === 'missing').map(({ call }) => call)
    const waiting = Object.values<Resource>(contract.resources).flatMap(({ path, waiting }) =>
      waiting.map((action) => `${{ create: 'POST', update: 'PUT', remove: 'DELETE' }[action]} ${path}`),
    )
    const expected = [...[...waitingOf(shippedHalves)].map(nameOf), ...waiting]
    expect(missing.filter((call) => !expected.includes(call))).toEqual([])
    expect([...waitingOf(shippedHalves)].map(nameOf).filter((call) => !missing.includes(call))).toEqual([])
  })

  it('is not said to deviate where nobody can sign in', async () => {
    const outcomes = await conformance({ base: server.url, user: 'nobody', password: 'wrong', writes: false })
    expect(outcomes).toMatchObject([
      { call: 'POST /signin', verdict: 'untried', why: expect.stringContaining('1001') },
    ])
  })

  it('is not said to deviate in files that the account may not have', async () => {
    const base = server.url
    const wants = (path: string) => ['/export/tenant_sale', '/ts/daily/rankings/download'].includes(path)
    const outcomes = await conformance({ ...account, user: 'brand.approver', base, writes: false, wants })
    const untried = { verdict: 'untried', why: expect.stringContaining('4030') }
    expect(outcomes).toMatchObject([untried, untried])
  })

  it('cannot be tried at an address that is another’s, or none', async () => {
    const codeAt = (base: string) =>
      promisify(execFile)(process.execPath, [program, base, '--user', 'admin', '--password', 'x']).catch(
        ({ code }: { code: number }) => code,
      )
    const addresses = [`${server.url}/docs`, server.url.replace('http://', '')]
    expect(await Promise.all(addresses.map(codeAt))).toEqual([2, 2])
  })

  it('has no record left that was made for it', async () => {
    const admin = await server.as('admin')
    const lists = await Promise.all(
      ['/bdbrand', '/bdbrandtag', '/BdFloor'].map((path) => admin.list(path, { sort: { created_at: -1 } })),
    )
    expect(JSON.stringify(lists)).not.toMatch(/conformance/i)
  })
})

type Case = [what: string, call: string, plant: Plant, said: RegExp]

/** Changes the answers of one path, those that succeed unless told. */
const answering = (path: string, change: (answer: PassingReply, url: URL) => void, isAny = false): Plant => ({
  answered: (answer, url) => {
    const { pathname } = url
    const isMeant = pathname === `/api/v1${path}` || pathname.startsWith(`/api/v1${path}/`)
    if (isMeant && (isAny || answer.body.errcode === 0)) change(answer, url)
  },
})

const inRecords = (change: (record: PassingReply['body']) => void, path = '/bdbrand'): Plant =>
  answering(path, ({ body }) => [body.data?.list ?? body.data ?? []].flat().forEach(change))

/** Takes something out of what is asked. */
const asking = (change: (query: URLSearchParams) => void): Plant => ({
  asked: (url) => change(url.searchParams),
})

const without = (name: string, when = /^/): Plant =>
  asking((query) => {
    if (when.test(query.get(name) ?? '')) query.delete(name)
  })

const refused = (code: number, change: (answer: PassingReply) => void): Plant => ({
  answered: (answer) => {
    if (answer.body.errcode === code) change(answer)
  },
})

const deviations: Case[] = [
  [
    'an errcode that is the text 0',
    'GET /bdbrand',
    answering('/bdbrand', ({ body }) => (body.errcode = '0')),
    /"0"/,
  ],
  [
    'a text in errmsg',
    'GET /bdbrand',
    answering('/bdbrand', ({ body }) => (body.errmsg = 'OK')),
    /errmsg is "OK"/,
  ],
  [
    'no envelope',
    'GET /bdbrand',
    answering('/bdbrand', (answer) => (answer.body = answer.body.data?.list ?? [])),
    /no envelope/,
  ],
  ['no data', 'GET /bdbrand', answering('/bdbrand', ({ body }) => delete body.data), /no data/],
  [
    'a bare list as data',
    'GET /bdbrand',
    answering('/bdbrand', ({ body }) => (body.data = body.data?.list ?? body.data)),
    /not a list/,
  ],
  [
    'a page with status 200',
    'GET /bdbrand',
    answering('/bdbrand', (answer) => answerPage(answer, 200)),
    /no envelope but text\/html/,
  ],
  [
    'a total below what came',
    'GET /bdbrand',
    answering('/bdbrand', ({ body }) => body.data && (body.data.total = 1)),
    /total is 1/,
  ],
  ['records without a name', 'GET /bdbrand', inRecords((brand) => delete brand.name), /name is missing/],
  [
    'a time as text',
    'GET /bdbrand',
    inRecords((brand) => (brand.created_at = '2026-01-01')),
    /created_at is "2026/,
  ],
  ['cond ignored', 'GET /bdbrand', without('cond', /"_id":"/), /cond is ignored/],
  ['$in of nothing taken for no cond', 'GET /bdbrand', without('cond', /\[\]/), /\$in of nothing/],
  ['an unknown field ignored', 'GET /bdbrand', without('cond', /unknown/), /unknown field: is ignored/],
  ['sort ignored', 'GET /bdbrand', without('sort'), /sort is ignored/],
  [
    'sort by numbers the wrong way',
    'GET /bdstore',
    asking((query) => {
      const sort = query.get('sort')
      if (sort && !sort.includes('_id')) query.set('sort', sort.replace('-1', '1'))
    }),
    /does not descend/,
  ],
  ['range ignored', 'GET /bdbrand', without('range'), /range is ignored/],
  [
    'ALL cut to a page',
    'GET /bdbrand',
    asking((query) => {
      if (query.get('range') === 'ALL') query.set('range', '0-9')
    }),
    /range=ALL: 10 of/,
  ],
  ['site ignored', 'GET /bdstore', without('site'), /site is ignored/],
  [
    'a site that does not exist taken for all',
    'GET /BdFloor',
    without('site', /absent/),
    /does not exist: \d+ records/,
  ],
  [
    'no session wanted',
    'GET /bdbrand',
    { asked: (_url, headers) => void (headers.has('token') || headers.set('token', lent)) },
    /succeeds anyway/,
  ],
  ['401 for no session', 'GET /bdbrand', refused(555, (answer) => (answer.status = 401)), /status 401/],
  [
    'another code for no session',
    'POST /bdbrand',
    refused(555, ({ body }) => (body.errcode = 4010)),
    /4010 instead of 555/,
  ],
  [
    '404 for an absent record',
    'GET /bdbrand/{id}',
    refused(4040, (answer) => (answer.status = 404)),
    /status 404/,
  ],
  [
    'an empty record for an absent one',
    'GET /bdbrand/{id}',
    refused(4040, (answer) => (answer.body = { data: {}, errcode: 0, errmsg: '' })),
    /missing record: it returns \{\}/,
  ],
  [
    'a refusal for no record',
    'GET /bdbrand/one',
    answering('/bdbrand/one', ({ body }) => {
      if (body.data === null) body.errcode = 4040
    }),
    /no record matches: refused with 4040/,
  ],
  [
    '400 for a broken cond',
    'GET /bdbrand',
    refused(4002, (answer) => (answer.status = 400)),
    /not JSON: status 400/,
  ],
  [
    '500 for an unknown field',
    'GET /bdbrand',
    refused(4003, (answer) => answerPage(answer, 500)),
    /unknown field: status 500/,
  ],
  [
    'no token at all',
    'POST /signin',
    answering('/signin', ({ body }) => {
      delete body.access_token
      delete body.data.access_token
    }),
    /neither inside the data nor beside/,
  ],
  [
    'a person without roles',
    'POST /validity',
    answering('/validity', ({ body }) => delete body.data.roles),
    /roles is missing/,
  ],
  [
    'a session that outlives its end',
    'POST /signout',
    {
      asked: (url, headers) => {
        if (url.pathname.endsWith('/signout')) headers.delete('token')
      },
    },
    /is still valid/,
  ],
  [
    'a token of another name',
    'GET /gen_token',
    answering('/gen_token', ({ body }) => (body.data = { value: body.data.token })),
    /token is missing/,
  ],
  [
    'a whitelist that answers a text',
    'POST /ipInWhitelist',
    answering('/ipInWhitelist', ({ body }) => (body.data.result = 'yes')),
    /result is "yes"/,
  ],
  [
    'a page instead of a file',
    'GET /bd/brand/list/export',
    {
      answered: (answer, url, method) => {
        if (url.pathname.endsWith('/export') && answer.body.errcode === undefined && method === 'GET')
          answerPage(answer, 200)
      },
    },
    /a page instead of a file/,
  ],
]

const allowed: Case[] = [
  [
    'a list without total',
    'GET /bdbrand',
    answering('/bdbrand', ({ body }) => delete body.data?.total),
    /^total is left out/,
  ],
  [
    'a success without errcode and errmsg',
    'GET /bdbrand',
    answering('/bdbrand', ({ body }) => {
      delete body.errcode
      delete body.errmsg
    }),
    /errcode is left out/,
  ],
  [
    'the token beside the data alone',
    'POST /signin',
    answering('/signin', ({ body }) => delete body.data.access_token),
    /only beside the data/,
  ],
  [
    'the token inside the data alone',
    'POST /signin',
    answering('/signin', ({ body }) => delete body.access_token),
    /only inside the data/,
  ],
  [
    'a sign-in that does not say when it ends',
    'POST /signin',
    answering('/signin', ({ body }) => delete body.data.expires_at),
    /expires_at is left out/,
  ],
  [
    'departments as numbers',
    'GET /userinfo',
    answering('/userinfo', ({ body }) => (body.data.department = [28])),
    /numbers/,
  ],
  [
    'sites by their ids',
    'GET /userinfo',
    answering('/userinfo', ({ body }) => (body.data.sites = ['2', '5'])),
    /sites are ids/,
  ],
  [
    'a person without flags',
    'GET /userinfo',
    answering('/userinfo', ({ body }) => delete body.data.data),
    /^data is left out/,
  ],
  [
    'records without revision',
    'GET /bdbrand/{id}',
    inRecords((brand) => delete brand.rev),
    /^rev is left out/,
  ],
  [
    'another code for an unknown field',
    'GET /bdbrand',
    refused(4003, ({ body }) => (body.errcode = 4000)),
    /4000; ours says 4003/,
  ],
  [
    'codes as text',
    'GET /bdbrand/{id}',
    refused(4040, ({ body }) => (body.errcode = '4040')),
    /errcode is a text/,
  ],
  ['a broken cond ignored', 'GET /bdbrand', without('cond', /:$/), /not JSON: is ignored/],
  [
    'no record of a site that does not exist',
    'GET /BdFloor',
    refused(4032, (answer) => (answer.body = { data: { list: [] }, errcode: 0 })),
    /no records; ours says 4032/,
  ],
  [
    '{} where no record matches',
    'GET /bdbrand/one',
    answering('/bdbrand/one', ({ body }) => (body.data ??= {})),
    /\{\} instead of null/,
  ],
  [
    'a file without a name',
    'GET /bd/brand/list/export',
    { answered: ({ headers }) => headers.delete('content-disposition') },
    /no Content-Disposition/,
  ],
]

/** What a plant needs to be told nothing about: it may do so without a word. */
const silent: [what: string, call: string, plant: Plant][] = [
  [
    'permissions as one text',
    'GET /userinfo',
    answering('/userinfo', ({ body }) =>
      body.data.roles.forEach((role: { permissions: unknown }) => (role.permissions = 'branddb.brand.view')),
    ),
  ],
  ['fields that nobody knows', 'GET /bdbrand', inRecords((brand) => (brand.colour = 'red'))],
  ['201 for a success', 'GET /bdbrand', answering('/bdbrand', (answer) => (answer.status = 201))],
  ['one site of a menu entry', 'GET /menu', inRecords((entry) => (entry.sites = '2'), '/menu')],
]

/** A token that the proxy lends to whoever has none. */
let lent = ''

// What is said of a back end does not depend on its database, and on PostgreSQL it is said sooner.
const isOnPostgres = testDatabase === 'postgresql'

describe.runIf(isOnPostgres)('a back end that deviates', () => {
  beforeAll(async () => {
    lent = (await server.as('admin')).token ?? ''
  })

  it.each(deviations)('with %s hears of it at %s', async (_what, call, plant, said) => {
    const outcome = await tried(call, plant)
    expect(outcome).toMatchObject({ call, verdict: 'deviates' })
    expect(outcome?.deviations.join('\n')).toMatch(said)
  })

  it('has a path that it does not know listed as missing, and which of them are extensions', async () => {
    const gone = answering('/bdbrand', (answer) => answerPage(answer, 404), true)
    expect(await tried('GET /bdbrand', gone)).toMatchObject({ verdict: 'missing', isExtension: false })
    const goneToo = answering('/tour', (answer) => answerPage(answer, 404), true)
    expect(await tried('GET /tour', goneToo)).toMatchObject({ verdict: 'missing', isExtension: true })
  })
})

describe.runIf(isOnPostgres)('a back end that does what the specification leaves open', () => {
  it.each(allowed)('such as %s is told so at %s, and conforms', async (_what, call, plant, said) => {
    const outcome = await tried(call, plant)
    expect(outcome).toMatchObject({ call, verdict: 'conforms', deviations: [] })
    expect(outcome?.accepted.some((what) => said.test(what))).toBe(true)
  })

  it.each(silent)('such as %s conforms at %s', async (_what, call, plant) => {
    expect(await tried(call, plant)).toMatchObject({ call, verdict: 'conforms', deviations: [] })
  })
})

describe.runIf(isOnPostgres)('a back end that knows the specification alone', () => {
  it('conforms in all that it has, and misses nothing but extensions and what nobody has built', async () => {
    proxy.plant(barePlant)
    const outcomes = await conformance({ ...account, base: proxy.url, writes: false })
    expect(outcomes.filter(({ deviations }) => deviations.length > 0)).toEqual([])
    const missing = outcomes.filter(({ verdict }) => verdict === 'missing')
    expect(missing.filter(({ isExtension, why }) => !isExtension && !why.includes('5003'))).toEqual([])
    expect(missing.map(({ call }) => call)).toContain('GET /spaceowner')
  })
})

/** Tries the calls of a path through the proxy, and answers how one of them fares. */
async function tried(call: string, plant: Plant): Promise<Outcome | undefined> {
  proxy.plant(plant)
  const [, path = ''] = call.split(' ')
  const resource = path.replace(/\/(one|\{id\})$/, '')
  const outcomes = await conformance({
    ...account,
    base: proxy.url,
    writes: false,
    wants: (own) => own === resource || (isOfSession.has(call) && own === '/validity'),
  })
  return outcomes.find((outcome) => outcome.call === call)
}

const isOfSession: ReadonlySet<string> = new Set(['GET /userinfo', 'POST /refresh', 'POST /signout'])
