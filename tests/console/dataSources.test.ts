import type { DataProvider } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { text } from '#contract/fields.ts'
import { resource } from '#contract/resource.ts'
import type { DataSource } from '#src/providers/dataSource.ts'
import { createDataProvider } from '#src/providers/dataProvider.ts'
import { withSources } from '#src/providers/dataSources.ts'
import { createHttp } from '#src/providers/http.ts'
import { fakeBackEnd, type ReceivedRequest } from '#tests/support/fakeBackEnd.ts'
import { startRestService, type RestService } from '#tests/support/restService.ts'

const legacy = (path: `/${string}`) => ({
  contract: resource({ name: 'lot', path, fields: { name: text() }, can: { view: signedIn } }),
  source: 'legacy',
})
const resources = new Map<string, { contract: ReturnType<typeof resource>; source?: string }>([
  ['brandDB/brand', { contract: brand }],
  ['parking/lot', legacy('/lots')],
  ['parking/uncounted', legacy('/uncounted')],
  ['parking/broken', legacy('/broken')],
  ['parking/unlisted', legacy('/unlisted')],
  ['parking/endless', legacy('/endless')],
  ['parking/stubborn', legacy('/stubborn')],
  ['parking/whole', legacy('/whole')],
  ['parking/nameless', legacy('/nameless')],
  ['parking/closed', legacy('/closed')],
])

const lots = ['North', 'South', 'East', 'West', 'Roof'].map((name, i) => ({
  id: i + 1,
  name,
  level: i < 3 ? 'B1' : 'B2',
}))

let service: RestService

beforeEach(async () => {
  localStorage.setItem('atrium.locale', 'en_US')
  service = await startRestService(lots)
})
afterEach(async () => {
  token = 't1'
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  await service.stop()
})

const providerOf = (legacy: DataSource): DataProvider =>
  withSources(createDataProvider({ http, resources, site: () => '2' }), {
    http,
    resources,
    sources: { legacy },
  })

const provider = (): DataProvider => providerOf({ kind: 'simple-rest', url: service.url })

let token = 't1'
/** What another tab stored meanwhile. */
let stored = 't1'
const http = createHttp({
  token: () => token,
  locale: () => 'en_US',
  catchUp: () => {
    token = stored
  },
})

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

  it('is filtered in the dialect’s words where our screens say from, to and contains', async () => {
    expect(names(await provider().getList('parking/lot', asked({ id: { $gte: 2, $lte: 3 } })))).toEqual([
      'South',
      'East',
    ])
    expect(names(await provider().getList('parking/lot', asked({ name: { $like: 'es' } })))).toEqual(['West'])
    const urls = (await service.heard()).map(({ url }) => decodeURIComponent(url))
    expect(urls[0]).toContain('filter={"id_gte":2,"id_lte":3}')
    expect(urls[1]).toContain('filter={"name_q":"es"}')
  })

  it.each(['parking/uncounted', 'parking/endless'])(
    'is paged though its source does not count: %s',
    async (name) => {
      const page = async (of: number) => {
        const { data, total, pageInfo } = await provider().getList(name, asked({}, { page: of, perPage: 2 }))
        return { names: names({ data }), total, pageInfo }
      }
      expect(await page(1)).toEqual({
        names: ['North', 'South'],
        pageInfo: { hasNextPage: true, hasPreviousPage: false },
      })
      expect(await page(3)).toEqual({
        names: ['Roof'],
        pageInfo: { hasNextPage: false, hasPreviousPage: true },
      })
      expect(await provider().getList(name, asked({}))).toMatchObject({ total: 5 })
    },
  )

  it('is cut to the page if its source always returns all of it', async () => {
    const second = await provider().getList('parking/whole', asked({}, { page: 2, perPage: 2 }))
    expect([names(second), second.total]).toEqual([['East', 'West'], 5])
  })

  it('is ordered by its id where our screens say _id', async () => {
    const byId = { field: '_id', order: 'DESC' as const }
    expect(names(await provider().getList('parking/lot', asked({}, undefined, byId)))[0]).toBe('Roof')
  })

  it('is narrowed to single records where our screens say _id', async () => {
    expect(names(await provider().getList('parking/lot', asked({ _id: [2, 5] })))).toEqual(['South', 'Roof'])
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
    await provider().update('parking/lot', { id: '6', data: { name: 'Court' }, previousData: data })
    expect(await provider().getOne('parking/lot', { id: 6 })).toEqual({
      data: { id: 6, name: 'Court', level: 'L1' },
    })
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
      errcode: 4040,
    })
  })

  it('in a field stands at that field', async () => {
    await expect(provider().create('parking/lot', { data: { name: 'North' } })).rejects.toMatchObject({
      message: 'Please check',
      status: 422,
      body: { errors: { name: 'This name is taken' } },
    })
  })

  it.each(['parking/broken', 'parking/unlisted'])('reads as a failed network: %s', async (name) => {
    vi.spyOn(console, 'error').mockReturnValue()
    await expect(provider().getList(name, asked({}))).rejects.toMatchObject({
      message: 'Sorry, network error',
      isNetwork: true,
    })
  })

  it('such as a record without its id reads as a failed network', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const refused = { message: 'Sorry, network error', isNetwork: true }
    await expect(provider().getOne('parking/nameless', { id: 1 })).rejects.toMatchObject(refused)
    await expect(provider().create('parking/nameless', { data: {} })).rejects.toMatchObject(refused)
  })

  it('such as another record than the one that was requested reads as a failed network', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await expect(provider().getOne('parking/stubborn', { id: 1 })).rejects.toMatchObject({ isNetwork: true })
  })

  it('because it may not be seen is a refusal, and ends no session', async () => {
    await expect(provider().getList('parking/closed', asked({}))).rejects.toMatchObject({
      status: 403,
      isSignedOut: false,
    })
  })

  it('because nobody is there reads as a failed network', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await service.stop()
    await expect(provider().getList('parking/lot', asked({}))).rejects.toMatchObject({ isNetwork: true })
  })
})

describe('the session’s token', () => {
  it('stays away from a source of another origin', async () => {
    await provider().getOne('parking/lot', { id: 1 })
    const [call] = await service.heard()
    expect(call).toMatchObject({ method: 'GET', url: '/lots/1' })
    expect(call?.headers).not.toHaveProperty('token')
  })

  it('goes to our own origin, where the server hands it to no service', async () => {
    const { asked: calls } = fakeBackEnd({ 'GET /sources/legacy/lots/1': () => Response.json(lots[0]) })
    await providerOf({ kind: 'simple-rest' }).getOne('parking/lot', { id: 1 })
    expect(calls[0]).toMatchObject({ path: '/sources/legacy/lots/1', headers: { token: 't1' } })
  })

  it('that another tab renewed meanwhile is taken up', async () => {
    const { asked: calls } = fakeBackEnd({
      'GET /sources/legacy/lots/1': ({ headers }: ReceivedRequest) => {
        stored = 't2'
        return headers['token'] === 't2'
          ? Response.json(lots[0])
          : Response.json({ data: null, errcode: 555, errmsg: 'Please sign in' }, { status: 401 })
      },
    })
    expect(await providerOf({ kind: 'simple-rest' }).getOne('parking/lot', { id: 1 })).toEqual({
      data: lots[0],
    })
    expect(calls).toHaveLength(2)
  })
})

describe('that the session is over', () => {
  const over = { data: null, errcode: 555, errmsg: 'Please sign in' }
  const refused = async (source: DataSource, status: number): Promise<unknown> => {
    fakeBackEnd({ 'GET /sources/legacy/lots/1': () => Response.json(over, { status }), ...elsewhere(status) })
    token = 't2'
    return providerOf(source)
      .getOne('parking/lot', { id: 1 })
      .catch((error: unknown) => error)
  }
  const elsewhere = (status: number) => ({ 'GET /lots/1': () => Response.json(over, { status }) })

  it('is believed of our own server', async () => {
    expect(await refused({ kind: 'simple-rest' }, 401)).toMatchObject({ errcode: 555, isSignedOut: true })
  })

  it('is not believed of a service, which would sign everybody out', async () => {
    expect(await refused({ kind: 'simple-rest', url: 'http://rest.example' }, 401)).toMatchObject({
      isSignedOut: false,
      status: 401,
    })
    expect(await refused({ kind: 'simple-rest' }, 403)).toMatchObject({ isSignedOut: false, status: 403 })
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
