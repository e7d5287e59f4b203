import { afterEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { brand } from '#contract/brand.ts'
import { brandTag } from '#contract/brandTag.ts'
import { compose, routesOf, type Candidate } from '#src/kit/compose.ts'
import { resourceOf } from '#src/kit/contractOf.ts'
import { definePlugin, page, type Plugin } from '#src/kit/definePlugin.ts'
import { defineResource } from '#src/kit/defineResource.ts'
import { loadPlugins } from '#src/loadPlugins.ts'

const Screen = () => null
const load = async () => Screen
const messages = { zh_CN: fetchMessages, zh_TW: fetchMessages, en_US: fetchMessages }

async function fetchMessages() {
  return { messages: {} }
}

const plugin = (id: string, more: Partial<Plugin> = {}): Plugin =>
  definePlugin({ id, api: 1, title: { zh_CN: id, zh_TW: id, en_US: id }, ...more })

const brands = defineResource({ name: 'brandDB/brand', contract: brand, list: load })
const ranking = page('/brandDB/ranking', load, 'branddb.ranking.view')

/** As an installation lists it, under its own id. */
const listed = (...plugins: Plugin[]): Candidate[] => plugins.map((one) => ({ id: one.id, plugin: one }))

/** A manifest that nobody type-checked. */
const loose = (more: object): Candidate[] => [{ id: 'x', plugin: { ...plugin('x'), ...more } }]

const problemsOf = (candidates: Candidate[]) =>
  compose(candidates).problems.map(({ code, place }) => `${code} ${place}`.trim())

afterEach(() => vi.restoreAllMocks())

describe('an installation', () => {
  it('without plugins is whole', () => {
    expect(compose([])).toEqual({
      plugins: [],
      problems: [],
      resources: new Map(),
      pages: [],
      messages: new Map(),
    })
  })

  it('mounts what its plugins add, each with its owner', () => {
    const brandDB = plugin('brandDB', { resources: [brands], pages: [ranking], messages })
    const rm = plugin('RM', { resources: [defineResource({ name: 'RM/tag', contract: brandTag })] })
    const composition = compose(listed(brandDB, rm))
    expect(composition.problems).toEqual([])
    expect([...composition.resources.values()].map(({ name, plugin: owner }) => [name, owner.id])).toEqual([
      ['brandDB/brand', 'brandDB'],
      ['RM/tag', 'RM'],
    ])
    expect([...composition.messages.keys()]).toEqual(['brandDB'])
    expect(routesOf(composition)).toEqual(['/brandDB/ranking', '/brandDB/brand/*'])
  })

  it('fetches no screen and no message for that', () => {
    const untouched = vi.fn<typeof load>(load)
    compose(listed(plugin('brandDB', { resources: [{ ...brands, list: untouched }], messages })))
    expect(untouched).not.toHaveBeenCalled()
  })

  it('finds the resource of a noun', () => {
    const again = defineResource({ name: 'common/brand', contract: brand })
    const { resources } = compose(listed(plugin('brandDB', { resources: [brands, again] })))
    expect(resourceOf(resources, 'brand')).toBe('brandDB/brand')
    expect(resourceOf(resources, 'brand_tag')).toBeUndefined()
  })
})

describe('a faulty plugin', () => {
  it.each([
    ['no manifest', [{ id: 'x', plugin: undefined }], 'plugin.shape'],
    ['a text', [{ id: 'x', plugin: 'plugin' }], 'plugin.shape'],
    ['another id than in the list', [{ id: 'y', plugin: plugin('x') }], 'plugin.id id'],
    ['another api', loose({ api: 2 }), 'plugin.api api'],
    ['no api', loose({ api: undefined }), 'plugin.api api'],
    [
      'a title without Traditional Chinese',
      loose({ title: { zh_CN: 'a', en_US: 'a' } }),
      'title.locale title.zh_TW',
    ],
    [
      'messages without English',
      loose({ messages: { ...messages, en_US: {} } }),
      'messages.locale messages.en_US',
    ],
    ['a resource without a name', loose({ resources: [{ contract: brand }] }), 'resource.shape resources[0]'],
    [
      'a resource with an outer slash',
      loose({ resources: [{ ...brands, name: '/a' }] }),
      'resource.shape resources[0]',
    ],
    [
      'a resource without a contract',
      loose({ resources: [{ name: 'a/b' }] }),
      'resource.shape resources[0].contract',
    ],
    ['a component for a loader', loose({ resources: [{ ...brands, show: {} }] }), 'loader resources[0].show'],
    ['a page without a rule', loose({ pages: [{ route: '/a', load }] }), 'page.shape pages[0].can'],
    ['a page without a route', loose({ pages: [{ load, can: signedIn }] }), 'page.shape pages[0]'],
    ['a page without a loader', loose({ pages: [{ route: '/a', can: signedIn }] }), 'loader pages[0].load'],
    ['a list where one thing stands', loose({ resources: 7 }), 'resource.shape resources[0]'],
    [
      'a shell route',
      listed(plugin('x', { pages: [page('/login', load, signedIn)] })),
      'route.duplicate pages[0].route',
    ],
    [
      'a resource twice',
      listed(plugin('x', { resources: [brands, brands] })),
      'resource.duplicate resources[1].name',
    ],
    [
      'a page where its list is',
      listed(plugin('x', { resources: [brands], pages: [page('/brandDB/brand', load, signedIn)] })),
      'route.duplicate pages[0].route',
    ],
  ])('with %s is named', (_, candidates, problem) => {
    expect(problemsOf(candidates)).toEqual([problem])
  })

  it('is left out whole, and the rest runs', () => {
    const broken = { ...plugin('broken', { pages: [ranking] }), api: 9 }
    const { plugins, pages, problems } = compose(listed(plugin('a'), broken, plugin('b')))
    expect(plugins.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(pages).toEqual([])
    expect(problems).toMatchObject([{ plugin: 'broken', code: 'plugin.api' }])
  })

  it('has all its problems named at once', () => {
    expect(problemsOf(loose({ api: 2, pages: [{}, {}], title: null }))).toHaveLength(6)
  })

  it('does not take what an earlier one has', () => {
    const first = plugin('first', { resources: [brands], pages: [page('/a/:id', load, signedIn)] })
    const { plugins, problems } = compose(
      listed(
        first,
        plugin('second', { resources: [brands] }),
        plugin('third', { pages: [page('/a/:other', load, signedIn)] }),
      ),
    )
    expect(plugins.map(({ id }) => id)).toEqual(['first'])
    expect(problems.map(({ plugin: id, code, other }) => [id, code, other])).toEqual([
      ['second', 'resource.duplicate', 'first'],
      ['second', 'route.duplicate', 'first'],
      ['third', 'route.duplicate', 'first'],
    ])
  })

  it('does not stand twice under one id', () => {
    expect(problemsOf(listed(plugin('a'), plugin('a')))).toEqual(['plugin.duplicate id'])
  })

  it('that throws when it is looked at is one as well', () => {
    const hostile = Object.defineProperty({ ...plugin('x') }, 'pages', {
      get() {
        throw new Error('boo')
      },
    })
    expect(problemsOf([{ id: 'x', plugin: hostile }])).toEqual(['plugin.shape'])
  })
})

describe('loading', () => {
  it('goes on without a manifest that does not come, and says so', async () => {
    const error = vi.spyOn(console, 'error').mockReturnValue()
    const { plugins, problems } = await loadPlugins({
      a: async () => ({ default: plugin('a') }),
      gone: () => Promise.reject(new TypeError('Failed to fetch')),
      sudden: () => {
        throw new Error('at once')
      },
    })
    expect(plugins.map(({ id }) => id)).toEqual(['a'])
    expect(problems).toMatchObject([
      { plugin: 'gone', code: 'plugin.load' },
      { plugin: 'sudden', code: 'plugin.load' },
    ])
    expect(error).toHaveBeenCalledTimes(2)
  })
})
