import * as fc from 'fast-check'
import { needsOf } from '#contract/versionRange.ts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signedIn, type Rule } from '#contract/access.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { brandTag } from '#contract/brandDB/brandTag.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { compose, routesOf, type Candidate, type Installation } from '#src/kit/base/registry/compose.ts'
import { resourceOf } from '#src/kit/base/resource/contractOf.ts'
import { definePlugin, page, type Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { explain } from '#src/kit/base/registry/explain.ts'
import { defineSlot, extendSlot } from '#src/kit/base/plugin/slot.ts'
import { loadPlugins } from '#src/app/loadPlugins.ts'

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
      inactive: [],
      quarantined: [],
      disabled: [],
      problems: [],
      resources: new Map(),
      pages: [],
      extensions: new Map(),
      dormant: [],
      menu: [],
      settings: new Map(),
    })
  })

  it('mounts what its plugins add, each with its owner', () => {
    const brandDB = plugin('brandDB', { resources: [brands], pages: [ranking], messages })
    const rm = plugin('RM', { resources: [defineResource({ name: 'RM/tag', contract: brandTag })] })
    const composition = compose(listed(brandDB, rm))
    expect(composition.problems).toEqual([])
    expect([...composition.resources.values()].map(({ name, plugin: owner }) => [name, owner.id])).toEqual([
      ['RM/tag', 'RM'],
      ['brandDB/brand', 'brandDB'],
    ])
    expect(routesOf(composition, () => true)).toEqual(['/brandDB/ranking', '/brandDB/brand/*'])
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
  const two = (first: Partial<Plugin>, second: Partial<Plugin>) =>
    listed(plugin('a', first), plugin('b', second))
  const at = (route: `/${string}`) => ({ pages: [page(route, load, signedIn)] })
  const hint = (uri: `/${string}`, can: Rule = signedIn) => ({
    uri,
    title: { zh_CN: 'a', zh_TW: 'a', en_US: 'a' },
    can,
  })
  const withContract = (more: object) =>
    loose({ resources: [{ ...brands, contract: { ...brand, ...more } }] })
  const tabs = { slot: 'shop.tabs', id: 'problems', load, can: signedIn }

  it.each<[string, Candidate[], string[]]>([
    ['no manifest', [{ id: 'x', plugin: undefined }], ['plugin.shape']],
    ['a text for a manifest', [{ id: 'x', plugin: 'plugin' }], ['plugin.shape']],
    ['another id than in the list', [{ id: 'y', plugin: plugin('x') }], ['plugin.id id']],
    ['an id that is no name', [{ id: 'x y', plugin: plugin('x y') }], ['plugin.id id']],
    ['another api', loose({ api: 2 }), ['plugin.api api']],
    ['no api', loose({ api: undefined }), ['plugin.api api']],
    ['a part of a server half', loose({ migrations: [] }), ['plugin.server migrations']],
    [
      'a title without Traditional Chinese',
      loose({ title: { zh_CN: 'a', en_US: 'a' } }),
      ['title.locale title.zh_TW'],
    ],
    [
      'messages without English',
      loose({ messages: { ...messages, en_US: {} } }),
      ['messages.locale messages.en_US'],
    ],
    [
      'a resource without a name',
      loose({ resources: [{ contract: brand }] }),
      ['resource.shape resources[0]'],
    ],
    [
      'a resource with an outer slash',
      loose({ resources: [{ ...brands, name: '/a' }] }),
      ['resource.shape resources[0]'],
    ],
    [
      'a resource without a contract',
      loose({ resources: [{ name: 'a/b' }] }),
      ['resource.shape resources[0].contract'],
    ],
    [
      'a source that is no id',
      loose({ resources: [{ ...brands, source: 7 }] }),
      ['resource.shape resources[0].source'],
    ],
    [
      'a source that the installation does not have',
      listed(plugin('x', { resources: [{ ...brands, source: 'legacy' }] })),
      ['source.unknown resources[0].source'],
    ],
    [
      'a component for a loader',
      loose({ resources: [{ ...brands, show: {} }] }),
      ['loader resources[0].show'],
    ],
    ['a page without a rule', loose({ pages: [{ route: '/a', load }] }), ['page.shape pages[0].can']],
    ['a page without a route', loose({ pages: [{ load, can: signedIn }] }), ['page.shape pages[0]']],
    ['a page without a loader', loose({ pages: [{ route: '/a', can: signedIn }] }), ['loader pages[0].load']],
    ['one thing where a list stands', loose({ resources: 7 }), ['resource.shape resources']],
    [
      'n extension without a slot',
      loose({ extensions: [{ ...tabs, slot: undefined }] }),
      ['extension.shape extensions[0]'],
    ],
    [
      'n extension without a rule',
      loose({ extensions: [{ ...tabs, can: undefined }] }),
      ['extension.shape extensions[0].can'],
    ],
    [
      'a component for n extension',
      loose({ extensions: [{ ...tabs, load: {} }] }),
      ['loader extensions[0].load'],
    ],
    ['n extension twice', loose({ extensions: [tabs, tabs] }), ['extension.duplicate extensions[1].id']],
    [
      'n extension of a slot that nobody offers',
      loose({ extensions: [{ ...tabs, slot: 'moon.tabs' }] }),
      ['slot.unknown extensions[0].slot'],
    ],
    ['a slot without an id', loose({ slots: [{}] }), ['slot.shape slots[0]']],
    ['a slot of the kit', loose({ slots: [{ id: 'shop.tabs' }] }), ['slot.duplicate slots[0].id']],
    [
      'a permission of its own that it does not declare',
      loose({ permissions: {}, pages: [{ route: '/a', load, can: 'x.land' }] }),
      ['permission.unknown pages[0].can'],
    ],
    [
      'such a permission deep in a rule',
      loose({ permissions: {}, pages: [{ route: '/a', load, can: { all: [{ not: 'x.land' }] } }] }),
      ['permission.unknown pages[0].can'],
    ],
    [
      'a permission that bears another name',
      loose({ permissions: { 'y.go': { zh_CN: 'a', zh_TW: 'a', en_US: 'a' } } }),
      ['permission.shape permissions.y.go'],
    ],
    [
      'a rule of no known kind',
      loose({ extensions: [{ ...tabs, can: { moon: true } }] }),
      ['rule.kind extensions[0].can'],
    ],
    [
      'a rule in its contract of no known kind',
      loose({ resources: [{ ...brands, contract: { ...brand, can: { view: { own: 'store_id' } } } }] }),
      ['rule.kind resources[0].contract.can.view'],
    ],
    [
      'a menu hint without a rule',
      loose({ menu: [{ uri: '/a', title: { zh_CN: 'a', zh_TW: 'a', en_US: 'a' } }] }),
      ['menu.shape menu[0].can'],
    ],
    [
      'a menu hint in one language',
      loose({ menu: [{ uri: '/a', title: { zh_CN: 'a' }, can: signedIn }] }),
      ['title.locale menu[0].title.en_US', 'title.locale menu[0].title.zh_TW'],
    ],
    [
      'a menu group that is not there',
      loose({
        ...at('/a'),
        menu: [{ ...hint('/a'), group: 'moon' }],
      }),
      ['menu.group menu[0].group'],
    ],
    ['a menu entry to nowhere', loose({ ...at('/a/b'), menu: [hint('/a')] }), ['menu.nowhere menu[0].uri']],
    [
      'a menu entry to a noun without a list',
      loose({ resources: [{ ...brands, list: undefined }], menu: [hint('/brandDB/brand', brand.can.view)] }),
      ['menu.nowhere menu[0].uri'],
    ],
    [
      'a menu entry weaker than its page',
      loose({ pages: [ranking], menu: [hint('/brandDB/ranking?year=2026')] }),
      ['menu.weak menu[0].can'],
    ],
    [
      'a menu entry for people who may not open its list',
      loose({
        resources: [brands],
        menu: [hint('/brandDB/brand', { any: ['branddb.brand.view', 'branddb.brand.edit'] })],
      }),
      ['menu.weak menu[0].can'],
    ],
    [
      'a scope of sites without a site',
      withContract({ scope: 'site' }),
      ['resource.contract resources[0].contract.fields.site'],
    ],
    [
      'an order by an unknown field',
      withContract({ sort: { naem: 1 } }),
      ['resource.contract resources[0].contract.sort.naem'],
    ],
    [
      'a noun that nobody may view',
      withContract({ can: {} }),
      ['resource.contract resources[0].contract.can'],
    ],
    [
      'the page of another in capital letters',
      two(at('/m/map'), at('/M/map/')),
      ['route.case pages[0].route', 'route.case pages[0].route'],
    ],
    [
      'a page whose address is that of a noun but for the case',
      listed(plugin('x', { resources: [brands], ...at('/brandDB/Brand') })),
      ['route.case pages[0].route'],
    ],
    ['needs that are no list', loose({ dependencies: 'b' }), ['need.shape dependencies']],
    ['a version that is none', loose({ version: '1.2' }), ['plugin.version version']],
    [
      'a range of versions that is none',
      loose({ dependencies: { b: 'latest' } }),
      ['need.range dependencies.b'],
    ],
    [
      'a need that is there in another version',
      listed(plugin('x', { dependencies: { y: '^1.2' } }), plugin('y', { version: '1.1.0' })),
      ['need.version dependencies'],
    ],
    ['a need that is not there', loose({ dependencies: ['moon'] }), ['need.missing dependencies']],
    ['a route of the shell', listed(plugin('x', at('/login'))), ['route.reserved pages[0].route']],
    ['a route that takes all', listed(plugin('x', at('/*'))), ['route.reserved pages[0].route']],
    [
      'a resource twice',
      listed(plugin('x', { resources: [brands, brands] })),
      ['resource.duplicate resources[1].name'],
    ],
    [
      'a page where its list is',
      listed(plugin('x', { resources: [brands], ...at('/brandDB/brand') })),
      ['route.duplicate pages[0].route'],
    ],
    [
      'the route of another',
      two(at('/m/:id'), at('/m/:other')),
      ['route.duplicate pages[0].route', 'route.duplicate pages[0].route'],
    ],
    [
      'a route that crosses another',
      two(at('/m/:id/x'), at('/m/n/:y')),
      ['route.overlap pages[0].route', 'route.overlap pages[0].route'],
    ],
    [
      'a slot of the same name as another',
      two({ slots: [{ id: 'm.s' }] }, { slots: [{ id: 'm.s' }] }),
      ['slot.duplicate slots[0].id', 'slot.duplicate slots[0].id'],
    ],
  ])('with %s is named', (_, candidates, problems) => {
    expect(problemsOf(candidates)).toEqual(problems)
  })

  it.each<[string, Candidate[], Installation]>([
    ['a page with a part of its own', loose({ ...at('/a/:id'), menu: [hint('/a/7#top')] }), {}],
    [
      'its list, for fewer people',
      loose({
        resources: [brands],
        menu: [hint('/brandDB/brand/', { all: ['branddb.brand.view', { role: 'business' }] })],
      }),
      {},
    ],
    [
      'a list whose rule says the same of the sites where the plugin runs',
      loose({
        availableAt: { outside: 'HK' },
        resources: [{ ...brands, contract: tourProblem }],
        menu: [hint('/brandDB/brand', 'rm.tour_issue.view')],
      }),
      {},
    ],
    ['the page of another', two({ ...at('/a/map') }, { menu: [hint('/a/map')] }), {}],
    ['a plugin that is switched off', loose({ menu: [hint('/m/map')] }), { disabled: ['m'] }],
    ['a plugin that is only wanted', loose({ optionalDependencies: ['m'], menu: [hint('/m/map')] }), {}],
    ['a page', loose({ at: 'everywhere', ...at('/a'), menu: [hint('/a')] }), {}],
  ])('is none whose menu leads to %s', (_, candidates, given) => {
    expect(compose(candidates, given).problems).toEqual([])
  })

  it('is not blamed for a menu entry to the page of one that is', () => {
    const problems = problemsOf([...loose({ menu: [hint('/y/map')] }), { id: 'y', plugin: null }])
    expect(problems).toEqual(['plugin.shape'])
  })

  it('is told what to do about it', () => {
    for (const problem of compose(loose({ api: 2, dependencies: ['moon'], title: null })).problems) {
      const { advice, text } = explain(problem)
      expect(advice).not.toBe('')
      expect(text).not.toBe('')
    }
  })

  it('with settings that its schema refuses is named, with what the schema says', () => {
    const seats = plugin('x', {
      settings: {
        parse: (value) => {
          if (!(value as { seats?: number }).seats) throw new Error('seats: required')
          return value
        },
      },
    })
    expect(compose(listed(seats)).problems).toMatchObject([
      { code: 'settings.invalid', what: 'seats: required' },
    ])
    expect(compose(listed(seats), { settings: { x: { seats: 4 } } }).settings.get('x')).toEqual({ seats: 4 })
    expect(compose(listed(plugin('y')), { settings: { y: 1 } }).problems).toMatchObject([
      { code: 'settings.invalid' },
    ])
  })

  it('may name a source of the installation', () => {
    const dataSources = { legacy: { kind: 'simple-rest', url: '/legacy' } as const }
    const given = listed(plugin('x', { resources: [{ ...brands, source: 'legacy' }] }))
    expect(compose(given, { dataSources }).problems).toEqual([])
  })

  it('is left out whole, and the rest runs', () => {
    const broken = { ...plugin('broken', { pages: [ranking] }), api: 9 }
    const { plugins, pages, problems } = compose(listed(plugin('b'), broken, plugin('a')))
    expect(plugins.map(({ id }) => id)).toEqual(['a', 'b'])
    expect(pages).toEqual([])
    expect(problems).toMatchObject([{ plugin: 'broken', code: 'plugin.api' }])
  })

  it('takes those that need it along, however far off, and nobody else', () => {
    const { plugins, problems } = compose(
      listed(
        plugin('c', { dependencies: ['b'] }),
        plugin('b', { dependencies: ['a'] }),
        { ...plugin('a'), api: 9 },
        plugin('d', { optionalDependencies: ['a'] }),
      ),
    )
    expect(plugins.map(({ id }) => id)).toEqual(['d'])
    expect(problems.map(({ plugin: id, code, other }) => [id, code, other])).toEqual([
      ['a', 'plugin.api', undefined],
      ['b', 'need.quarantined', 'a'],
      ['c', 'need.quarantined', 'b'],
    ])
  })

  it('runs with what it needs in a version that will do, its own console’s among them', () => {
    const { plugins } = compose(
      listed(
        plugin('a', { dependencies: { b: '^1.2', c: '>=0.1' } }),
        plugin('b', { version: '1.4.0' }),
        plugin('c'),
      ),
    )
    expect(plugins.map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  })

  it('is told the circle of needs it stands in', () => {
    const { plugins, problems } = compose(
      listed(
        plugin('a', { dependencies: ['b'] }),
        plugin('b', { dependencies: ['c'] }),
        plugin('c', { dependencies: ['a'] }),
        plugin('d'),
      ),
    )
    expect(plugins.map(({ id }) => id)).toEqual(['d'])
    expect(problems.map((found) => [found.code, explain(found).text])).toEqual([
      ['need.cycle', 'Its dependencies form a circle: a → b → c → a.'],
      ['need.cycle', 'Its dependencies form a circle: b → c → a → b.'],
      ['need.cycle', 'Its dependencies form a circle: c → a → b → c.'],
    ])
  })

  it('does not take what bears the name of another, whoever is listed first', () => {
    const owner = plugin('brandDB', { resources: [brands], pages: [page('/brandDB/:id/x', load, signedIn)] })
    const thief = plugin('aaa', { resources: [brands], pages: [page('/brandDB/y/:z', load, signedIn)] })
    for (const candidates of [listed(owner, thief), listed(thief, owner)]) {
      const { plugins, problems } = compose(candidates)
      expect(plugins.map(({ id }) => id)).toEqual(['brandDB'])
      expect(problems.map(({ plugin: id, code, other }) => [id, code, other])).toEqual([
        ['aaa', 'route.overlap', 'brandDB'],
        ['aaa', 'resource.duplicate', 'brandDB'],
      ])
    }
  })

  it('does not stand inside the resource of another; beneath one of its own it may', () => {
    const inside = page('/brandDB/brand/calendar', load, signedIn)
    const owner = plugin('brandDB', { resources: [brands], pages: [inside] })
    expect(compose(listed(owner)).problems).toEqual([])
    const guest = plugin('guest', { pages: [inside] })
    expect(problemsOf(listed(plugin('brandDB', { resources: [brands] }), guest))).toEqual([
      'route.overlap pages[0].route',
    ])
  })

  it('does not stand twice under one id', () => {
    expect(problemsOf(listed(plugin('a'), plugin('a')))).toEqual(['plugin.duplicate id'])
    expect(compose(listed(plugin('a'), plugin('a'))).plugins).toEqual([])
  })

  it('that throws when it is looked at is one as well', () => {
    const hostile = Object.defineProperty({ ...plugin('x') }, 'pages', {
      enumerable: true,
      get() {
        throw new Error('boo')
      },
    })
    expect(problemsOf([{ id: 'x', plugin: hostile }])).toEqual(['plugin.shape'])
  })
})

describe('extensions', () => {
  const tabs = defineSlot<{ lotId: string }>('parking.tabs')
  const tab = (id: string, order?: number) =>
    extendSlot(tabs, {
      id,
      load: async () => Screen,
      can: signedIn,
      ...(order === undefined ? {} : { order }),
    })
  const owner = plugin('parking', { slots: [tabs] })
  const guest = plugin('a', {
    optionalDependencies: ['parking'],
    extensions: [tab('z'), tab('y'), tab('first', 1)],
  })

  it('stand in one order, whoever is listed first', () => {
    const other = plugin('b', { extensions: [tab('x', 100)] })
    for (const candidates of [listed(owner, guest, other), listed(other, guest, owner)]) {
      const { extensions } = compose(candidates)
      expect(extensions.get('parking.tabs')?.map(({ id, plugin: of }) => `${of.id}.${id}`)).toEqual([
        'a.first',
        'a.y',
        'a.z',
        'b.x',
      ])
    }
  })

  it('fit a slot of the same id from another copy of the kit', () => {
    const copy = defineSlot<{ lotId: string }>('parking.tabs')
    const { extensions } = compose(
      listed(
        owner,
        plugin('a', { extensions: [extendSlot(copy, { id: 'x', load: async () => Screen, can: signedIn })] }),
      ),
    )
    expect(extensions.get('parking.tabs')).toHaveLength(1)
  })

  it('sleep while the owner of the slot is switched off, is wanted and absent, or is faulty', () => {
    const sleeping = (candidates: Candidate[], disabled: string[] = []) => {
      const { dormant, extensions, problems } = compose(candidates, { disabled })
      expect(extensions.size).toBe(0)
      return [dormant.length, problems.map(({ plugin: id }) => id)]
    }
    const needless = plugin('a', { extensions: [tab('x')] })
    expect(sleeping(listed(needless), ['parking'])).toEqual([1, []])
    expect(sleeping(listed(guest))).toEqual([3, []])
    expect(sleeping(listed(guest, { ...owner, dependencies: ['moon'] }))).toEqual([3, ['parking']])
  })
})

describe('the registry', () => {
  const ids = ['a', 'b', 'c', 'd', 'e']
  const part = fc.record(
    {
      dependencies: fc.subarray(ids, { maxLength: 2 }),
      optionalDependencies: fc.subarray(ids, { maxLength: 1 }),
      slots: fc.subarray([{ id: 'a.s' }, { id: 'x.s' }], { maxLength: 1 }),
      extensions: fc.subarray([
        { slot: 'a.s', id: '1', load, can: signedIn },
        { slot: 'x.s', id: '2', load, can: signedIn },
      ]),
      pages: fc.subarray(
        ['/a/:x', '/a/y', '/b/:x/y', '/b/c/:z', '/m'].map((route) => page(route as '/m', load, signedIn)),
      ),
      resources: fc.subarray(
        ['a/n', 'b', 'a/n/o'].map((name) => defineResource({ name, contract: brand, list: load })),
      ),
    },
    { requiredKeys: [] },
  )
  const installation = fc
    .tuple(fc.subarray(ids), fc.array(part, { minLength: 5, maxLength: 5 }))
    .map(([listedIds, parts]) => listed(...listedIds.map((id, i) => plugin(id, parts[i] ?? {}))))

  it('does not care in which order plugins are listed', () => {
    fc.assert(
      fc.property(installation, fc.infiniteStream(fc.nat()), (candidates, random) => {
        const shuffled = candidates
          .map((candidate) => ({ candidate, at: random.next().value ?? 0 }))
          .sort((one, other) => one.at - other.at)
          .map(({ candidate }) => candidate)
        expect(compose(shuffled)).toEqual(compose(candidates))
      }),
    )
  })

  it('mounts whole plugins alone, each need met, no name twice', () => {
    fc.assert(
      fc.property(installation, (candidates) => {
        const { plugins, problems, resources, pages } = compose(candidates)
        const mounted = new Set(plugins.map(({ id }) => id))
        const blamed = new Set(problems.map(({ plugin: id }) => id))
        expect(candidates.every(({ id }) => mounted.has(id) !== blamed.has(id))).toBe(true)
        for (const { dependencies: needs } of plugins)
          expect(needsOf(needs).every(([need]) => mounted.has(need))).toBe(true)
        expect(resources.size).toBe(plugins.flatMap(({ resources: own = [] }) => own).length)
        expect(new Set(pages.map(({ route }) => route)).size).toBe(pages.length)
      }),
    )
  })

  it('never throws, whatever it is given', () => {
    const keys = [
      'id',
      'api',
      'title',
      'messages',
      'resources',
      'pages',
      'extensions',
      'slots',
      'menu',
      'dependencies',
      'optionalDependencies',
      'settings',
      'permissions',
    ]
    const anything = fc.anything({ withNullPrototype: true, withMap: true, withDate: true, maxDepth: 4 })
    const hostile = fc.oneof(
      anything,
      fc.dictionary(fc.constantFrom(...keys), anything).map((parts) => ({ ...plugin('x'), ...parts })),
      fc.constantFrom(...keys).map((key) =>
        Object.defineProperty({ ...plugin('x') }, key, {
          enumerable: true,
          get: () => {
            throw new Error('boo')
          },
        }),
      ),
    )
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 4 }), (given) => {
        const { plugins, problems } = compose(
          given.map((one, i) => ({ id: i === 0 ? 'x' : `x${i}`, plugin: one })),
        )
        expect(plugins.length + new Set(problems.map(({ plugin: id }) => id)).size).toBe(given.length)
      }),
      { numRuns: 500 },
    )
  })
})

describe('loading the plugins', () => {
  it('does not fetch what is switched off, whose slots are known all the same', async () => {
    const off = vi.fn<() => Promise<{ default: unknown }>>()
    const tab = { slot: 'parking.tabs', id: 'x', load, can: signedIn }
    const { plugins, dormant, disabled, problems } = await loadPlugins(
      { parking: off, a: async () => ({ default: plugin('a', { extensions: [tab] }) }) },
      { disabled: ['parking'] },
    )
    expect(off).not.toHaveBeenCalled()
    expect(problems).toEqual([])
    expect([plugins.map(({ id }) => id), dormant.length, disabled]).toEqual([['a'], 1, ['parking']])
  })

  it('takes those along that need what is switched off, and says why', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const { plugins, problems } = await loadPlugins(
      {
        parking: () => Promise.reject(new Error('not asked for')),
        a: async () => ({ default: plugin('a', { dependencies: ['parking'] }) }),
      },
      { disabled: ['parking'] },
    )
    expect(plugins).toEqual([])
    expect(problems).toMatchObject([{ plugin: 'a', code: 'need.missing' }])
  })

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
    await vi.waitFor(() => expect(error).toHaveBeenCalledTimes(2))
  })
})
