import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import type { DataProvider } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { brand } from '#contract/brand.ts'
import { text } from '#contract/field.ts'
import { resource } from '#contract/resource.ts'
import type { DataSource } from '#src/kit/registry/sources.ts'
import { createDataProvider } from '#src/providers/dataProvider.ts'
import { withSources } from '#src/providers/dataSources.ts'
import { createHttp } from '#src/providers/http.ts'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'

const legacy = (path: `/${string}`) => ({
  contract: resource({ name: 'lot', path, fields: { name: text() }, can: { view: signedIn } }),
  source: 'legacy',
})
const resources = new Map<string, { contract: ReturnType<typeof resource>; source?: string }>([
  ['brandDB/brand', { contract: brand }],
  ['parking/lot', legacy('/lots')],
  ['parking/uncounted', legacy('/uncounted')],
  ['parking/broken', legacy('/broken')],
  ['parking/closed', legacy('/closed')],
])

const lots = ['North', 'South', 'East', 'West', 'Roof'].map((name, i) => ({
  id: i + 1,
  name,
  level: i < 3 ? 'B1' : 'B2',
}))

let service: ChildProcess
let url: string

beforeEach(async () => {
  const program = resolve('tests/support/restServer.ts')
  service = spawn(process.execPath, [program, JSON.stringify(lots)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const [line] = (await once(service.stdout ?? service, 'data')) as [Buffer]
  url = line.toString().trim()
})
afterEach(() => {
  service.kill()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const provider = (source: Partial<DataSource> = {}): DataProvider =>
  withSources(
    createDataProvider({
      http: createHttp({ token: () => 't1', locale: () => 'en_US' }),
      resources,
      site: () => '2',
    }),
    {
      resources,
      sources: { legacy: { kind: 'simple-rest', url, ...source } },
      token: () => 't1',
      locale: () => 'en_US',
    },
  )

const heard = async () =>
  (await (await fetch(`${url}/heard`)).json()) as (readonly [string, string, string | null])[]

const asked = (
  filter: object,
  page = { page: 1, perPage: 25 },
  sort = { field: 'id', order: 'ASC' as 'ASC' | 'DESC' },
) => ({ pagination: page, sort, filter })

const names = (answer: { data: readonly Record<string, unknown>[] }) => answer.data.map(({ name }) => name)

describe('a resource of another source', () => {
  it('is listed page by page, in order, with the total', async () => {
    const byName = { field: 'name', order: 'DESC' as const }
    const first = await provider().getList('parking/lot', asked({}, { page: 1, perPage: 2 }, byName))
    const last = await provider().getList('parking/lot', asked({}, { page: 3, perPage: 2 }, byName))
    expect([names(first), first.total]).toEqual([['West', 'South'], 5])
    expect([names(last), last.total]).toEqual([['East'], 5])
  })

  it('is filtered as the filter says, by lists and by what one searches for', async () => {
    expect(names(await provider().getList('parking/lot', asked({ level: 'B2' })))).toEqual(['West', 'Roof'])
    expect(names(await provider().getList('parking/lot', asked({ q: 'th', level: ['B1'] })))).toEqual([
      'North',
      'South',
    ])
  })

  it('is ordered by its id where our screens say _id', async () => {
    const byId = { field: '_id', order: 'DESC' as const }
    expect(names(await provider().getList('parking/lot', asked({}, undefined, byId)))[0]).toBe('Roof')
  })

  it('is read one by one and by many ids, whose type stays', async () => {
    expect(await provider().getOne('parking/lot', { id: 2 })).toEqual({ data: lots[1] })
    expect(names(await provider().getMany('parking/lot', { ids: [5, 1] }))).toEqual(['North', 'Roof'])
    const ofLevel = { ...asked({}), target: 'level', id: 'B2' }
    expect(names(await provider().getManyReference('parking/lot', ofLevel))).toEqual(['West', 'Roof'])
  })

  it('is created and changed, and stays so', async () => {
    const { data } = await provider().create('parking/lot', { data: { name: 'Garden', level: 'L1' } })
    expect(data).toEqual({ id: 6, name: 'Garden', level: 'L1' })
    await provider().update('parking/lot', { id: 6, data: { ...data, name: 'Court' }, previousData: data })
    expect(await provider().getOne('parking/lot', { id: 6 })).toMatchObject({ data: { name: 'Court' } })
    expect(await provider().updateMany('parking/lot', { ids: [1, 2], data: { level: 'L9' } })).toEqual({
      data: [1, 2],
    })
    expect(names(await provider().getList('parking/lot', asked({ level: 'L9' })))).toEqual(['North', 'South'])
  })

  it('is removed though the source answers nothing', async () => {
    expect(await provider().delete('parking/lot', { id: 1 })).toEqual({ data: { id: 1 } })
    expect(await provider().deleteMany('parking/lot', { ids: [2, 3] })).toEqual({ data: [2, 3] })
    expect(names(await provider().getList('parking/lot', asked({})))).toEqual(['West', 'Roof'])
  })
})

describe('what goes wrong at a source', () => {
  it('is told in its own words, with the status', async () => {
    await expect(provider().getOne('parking/lot', { id: 99 })).rejects.toMatchObject({
      name: 'HttpError',
      message: 'No such record',
      status: 404,
      errcode: 0,
    })
  })

  it('in a field stands at that field', async () => {
    await expect(provider().create('parking/lot', { data: { name: 'North' } })).rejects.toMatchObject({
      message: 'Please check',
      status: 422,
      body: { errors: { name: 'This name is taken' } },
    })
  })

  it.each(['parking/broken', 'parking/uncounted'])('reads as a failed network: %s', async (name) => {
    vi.spyOn(console, 'error').mockReturnValue()
    await expect(provider().getList(name, asked({}))).rejects.toMatchObject({
      message: 'Sorry, network error',
      isNetwork: true,
    })
  })

  it('because it may not be seen is a refusal, and ends no session', async () => {
    await expect(provider().getList('parking/closed', asked({}))).rejects.toMatchObject({
      status: 403,
      isSignedOut: false,
    })
  })

  it('because nobody is there reads as a failed network', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    service.kill()
    await once(service, 'exit')
    await expect(provider().getList('parking/lot', asked({}))).rejects.toMatchObject({ isNetwork: true })
  })
})

describe('the session’s token', () => {
  it('stays away from a source of another origin, unless it is declared so', async () => {
    await provider().getOne('parking/lot', { id: 1 })
    await provider({ token: true }).getOne('parking/lot', { id: 2 })
    expect(await heard()).toEqual([
      ['GET', '/lots/1', null],
      ['GET', '/lots/2', 't1'],
    ])
  })

  it('goes to a source of our own origin', async () => {
    const { asked: calls } = fakeBackEnd({ 'GET /legacy/lots/1': () => Response.json(lots[0]) })
    await provider({ url: '/legacy/' }).getOne('parking/lot', { id: 1 })
    expect(calls[0]).toMatchObject({ path: '/legacy/lots/1', headers: { token: 't1' } })
  })
})

describe('the other resources', () => {
  it('are the operator’s API’s, as ever', async () => {
    const { asked: calls } = fakeBackEnd({
      'GET /bdbrand': { list: [{ _id: 'b1', name: 'Aroma' }], total: 1 },
    })
    const { data } = await provider().getList('brandDB/brand', asked({}))
    expect(data[0]).toMatchObject({ id: 'b1' })
    expect(calls[0]).toMatchObject({ path: '/bdbrand', query: { site: '2' } })
  })
})
