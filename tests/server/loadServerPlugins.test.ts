// @runs embedded only, in full runs
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { call as callOf } from '#contract/call.ts'
import type { Permission } from '#contract/permission.ts'
import { resource } from '#contract/resource.ts'
import { route } from '#server/http/handler.ts'
import type { ServerHalves } from '#server/app/plugins/composeHalves.ts'
import { checkTogether } from '#server/app/plugins/checkTogether.ts'
import { plugins } from '#console.config.ts'
import { loadServerPlugins } from '#server/app/plugins/loadServerPlugins.ts'
import { problemText } from '#server/base/pluginProblem.ts'

let root: string

// Whatever is wrong with a plugin is found beside the areas that ship with Atrium.
const shipped = Object.keys(plugins)
const fileOf = (id: string) => pathToFileURL(join(process.cwd(), 'server/plugins', id, 'plugin.ts')).href

/** What is found of these plugins, without the areas that ship with Atrium. */
async function load(ids: readonly string[], disabled: readonly string[] = []): Promise<ServerHalves> {
  const halves = await loadServerPlugins([...shipped, ...ids], root, disabled)
  const own = new Set(['core', ...shipped])
  return { ...halves, plugins: halves.plugins.filter(({ id }) => !own.has(id)) }
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atrium-plugins-'))
  for (const id of shipped) half(id, `export { default } from '${fileOf(id)}'`)
  write('package.json', '{"type":"module","dependencies":{"mall-mooring":"1.0.0","left-pad":"1.0.0"}}')
})
afterEach(() => rmSync(root, { recursive: true }))

describe('the server halves of an installation', () => {
  it('are found by the ids of console.config.ts, in the project and in packages', async () => {
    half('lockers', `export default { id: 'lockers' }`)
    half('unlisted', `throw new Error('not to be loaded')`)
    inPackage('mall-mooring', 'mooring', `export default { id: 'mooring', migrations: {} }`)
    expect((await load(['lockers', 'mooring'])).plugins).toEqual([
      { id: 'lockers' },
      { id: 'mooring', migrations: {} },
    ])
  })

  it('of the project itself go before those of packages', async () => {
    half('mooring', `export default { id: 'mooring', permissions: {} }`)
    inPackage('mall-mooring', 'mooring', `export default { id: 'mooring' }`)
    expect((await load(['mooring'])).plugins).toEqual([{ id: 'mooring', permissions: {} }])
  })

  it('are not looked for in packages that are plugins of the console alone', async () => {
    write(
      'node_modules/mall-mooring/package.json',
      '{"atrium":{"plugin":"mooring"},"exports":{".":"./a.js"}}',
    )
    expect((await load(['mooring'])).plugins).toEqual([])
  })

  it('are not even loaded when the installation has switched their plugin off', async () => {
    half('lockers', `export default { id: 'lockers' }`)
    half('mooring', `throw new Error('not to be loaded')`)
    const { plugins, faulty, problems } = await load(['lockers', 'mooring'], ['mooring'])
    expect([plugins, faulty, problems]).toEqual([[{ id: 'lockers' }], [], []])
  })

  it('of this project can all be used', async () => {
    const { plugins, problems } = await loadServerPlugins()
    expect(problems).toEqual([])
    expect(plugins.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['core', 'common', 'brandDB', 'leasing', 'Flagging', 'Iframe']),
    )
  })
})

const title = `{ zh_CN: 'a', zh_TW: 'a', en_US: 'a' }`
const entry = (uri: string, more = '') =>
  `{ uri: '${uri}', title: ${title}, order: 1, can: 'site.all', ${more} }`
const noun = (name: string, path: string, more = '') =>
  `{ name: '${name}', path: '${path}', scope: 'global', fields: { _id: { kind: 'text' }, ${more} }, search: [], labels: [],
    sort: {}, can: { view: { all: [] } }, dictionary: false }`
/** One that is closed in a step, which differs so from a good one. */
const withLifecycle = (step: object = {}, takes = '') =>
  `(await import('${import.meta.resolve('#contract/resource.ts')}')).resource({ name: 'mooring_lot', path: '/p',
    fields: { state: (await import('${import.meta.resolve('#contract/fields.ts')}'))
      .choice(['open', 'closed'], { assigned: true, writable: 'never' }) },
    can: { view: { all: [] } }, lifecycle: { field: 'state', initial: 'open', steps: { close: {
      ...${JSON.stringify({ from: ['open'], to: 'closed', can: { all: [] }, ...step })},
      ${takes} } } } })`
/** As an author writes it. */
const made = (name: string, path: string) =>
  `(await import('${import.meta.resolve('#contract/resource.ts')}')).resource({ name: '${name}', path: '${path}',
    fields: {}, can: { view: { all: [] } } })`
const call = (method: string, path: string) =>
  `{ call: { method: '${method}', path: '${path}', can: 'anyone' }, handle: () => null }`

describe('a start', () => {
  it.each([
    ['it names another plugin', `{ id: 'lot' }`, 'id: must be mooring'],
    ['it exports nothing', `undefined`, 'must export defineServerPlugin({ … }) as default'],
    ['a part is misspelled', `{ id: 'mooring', migration: {} }`, 'migration'],
    ['a code is not its own', `{ id: 'mooring', permissions: { 'rm.view': {} } }`, 'permissions.rm.view'],
    [
      'a language is missing',
      `{ id: 'mooring', permissions: { 'mooring.view': { zh_CN: 'a', zh_TW: 'a' } } }`,
      'permissions.mooring.view.en_US',
    ],
    [
      'a code begins like none of its own',
      `{ id: 'mooring', codes: ['lots', 'cars'], permissions: { 'mooring.view': ${title} } }`,
      'permissions.mooring.view: must begin with lots. or cars.',
    ],
    [
      'a parameter begins like none of its own',
      `{ id: 'mooring', params: { 'max.hours': { type: 'int', initial: 1 } } }`,
      'params.max.hours: must begin with mooring.',
    ],
    [
      'a parameter has no key',
      `{ id: 'mooring', params: { 'mooring.a.b': { type: 'int', initial: 1, text: { zh_CN: 'a', zh_TW: 'a', en_US: 'a' } } } }`,
      'params.mooring.a.b: must be a group and a key',
    ],
    [
      'a parameter is of no known type',
      `{ id: 'mooring', params: { 'mooring.hours': { type: 'number', initial: 1 } } }`,
      'params.mooring.hours.type',
    ],
    [
      'the initial value of a parameter is of another type',
      `{ id: 'mooring', params: { 'mooring.hours': { type: 'int', initial: '1', text: { zh_CN: 'a', zh_TW: 'a', en_US: 'a' } } } }`,
      'params.mooring.hours.initial: "1" does not fit its type or its bounds',
    ],
    [
      'the initial value of a parameter is out of its bounds',
      `{ id: 'mooring', params: { 'mooring.hours': { type: 'int', initial: 9, min: 1, max: 8, text: { zh_CN: 'a', zh_TW: 'a', en_US: 'a' } } } }`,
      'params.mooring.hours.initial: 9 does not fit its type or its bounds',
    ],
    [
      'a parameter has no text',
      `{ id: 'mooring', params: { 'mooring.hours': { type: 'int', initial: 1 } } }`,
      'params.mooring.hours.text: write what the parameter does',
    ],
    [
      'a text is for a region without a value',
      `{ id: 'mooring', params: { 'mooring.hours': { type: 'int', initial: 1, text: { zh_CN: 'a', zh_TW: 'a', en_US: 'a' }, textIn: { HK: { zh_CN: 'a', zh_TW: 'a', en_US: 'a' } } } } }`,
      'params.mooring.hours.textIn.HK: has no value for this region',
    ],
    [
      'a menu entry has no title',
      `{ id: 'mooring', menu: [{ uri: '/p', order: 1, can: 'site.all' }] }`,
      'menu.0.title',
    ],
    [
      'a menu entry has no rank among its siblings',
      `{ id: 'mooring', menu: [{ uri: '/p', title: ${title}, can: 'site.all' }] }`,
      'menu.0.order: must be a whole number',
    ],
    [
      'a menu entry asks for a code that nobody declares',
      `{ id: 'mooring', menu: [${entry('/mooring/lot', `can: 'mooring.see'`)}] }`,
      'menu.0.can: there is no permission mooring.see',
    ],
    [
      'a menu entry is there twice',
      `{ id: 'mooring', menu: [${entry('/mooring/lot')}, ${entry('/mooring/lot')}] }`,
      'menu.1.uri: /mooring/lot is an entry of mooring already',
    ],
    [
      'a menu entry is below one that is not there',
      `{ id: 'mooring', menu: [${entry('/mooring/lot', `parent: '/mooring'`)}] }`,
      'menu.0.parent: there is no entry /mooring. Name the address or key of one.',
    ],
    [
      'menu entries are below each other',
      `{ id: 'mooring', menu: [${entry('/mooring/a', `parent: '/mooring/b'`)}, ${entry('/mooring/b', `parent: '/mooring/a'`)}] }`,
      'menu.0.parent: /mooring/a is below itself',
    ],
    ['a migration has no number', `{ id: 'mooring', migrations: { lot: 'select 1' } }`, 'migrations.lot'],
    ['a resource is none', `{ id: 'mooring', resources: [{ name: 'lot' }] }`, 'resources.0'],
    ['a route is none', `{ id: 'mooring', routes: [() => 1] }`, 'routes.0: must be made with route()'],
    ['a demo is no function', `{ id: 'mooring', demo: [] }`, 'demo: must be a function'],
    [
      'a noun is the console’s',
      `{ id: 'mooring', resources: [${noun('brand', '/mooring/brand')}] }`,
      'resources.0.name: brand is a resource of brandDB',
    ],
    [
      'a route would answer whatever is asked',
      `{ id: 'mooring', routes: [${call('GET', '/*')}] }`,
      'routes.0.call.path: must be an address such as /parking/lot',
    ],
    [
      'a route hides what it stands in the way of',
      `{ id: 'mooring', routes: [${call('GET', '/:noun/{id}')}] }`,
      'routes.0.call.path: must be an address such as /parking/lot',
    ],
    [
      'a path is the console’s',
      `{ id: 'mooring', resources: [${noun('mooring_lot', '/bdbrand')}] }`,
      'GET /bdbrand: this address is served by GET /bdbrand of brandDB',
    ],
    [
      'a route would take the place of a record of the console',
      `{ id: 'mooring', routes: [${call('GET', '/bdbrand/mooring')}] }`,
      'GET /bdbrand/mooring: this address is served by GET /bdbrand/{id} of brandDB',
    ],
    [
      'a route stands there twice',
      `{ id: 'mooring', routes: [${call('GET', '/mooring/{a}')}, ${call('GET', '/mooring/{b}')}] }`,
      'GET /mooring/{b}: this address is served by GET /mooring/{a} of mooring',
    ],
    [
      'it refers to a noun that is not there',
      `{ id: 'mooring', resources: [${noun('mooring_lot', '/p', `car: { kind: 'ref', to: 'car' }`)}] }`,
      'resources.0.fields.car: there is no resource car',
    ],
    ...[
      ['what is not there', `'lot_id.naem'`, 'mooring_lot has no field naem'],
      ['what is no text', `'lot_id.rank'`, 'rank of mooring_lot is no text'],
      ['two references', `'lot_id.pier_id.name'`, 'lot_id.pier_id.name leads through two references'],
      ['a field of a text', `'note.name'`, 'note refers to nothing'],
      ['what is not searched itself', `'site_id'`, 'mooring_bank is not searched itself'],
      ['a circle', `'lot_id'`, 'it is searched in a circle: mooring_car → mooring_lot → mooring_car'],
      ['itself', `'car_id'`, 'it is searched in a circle: mooring_car → mooring_car'],
      [
        'a circle of others',
        `'pier_id'`,
        'it is searched in a circle: mooring_car → mooring_pier → mooring_pier',
      ],
    ].map(([what = '', path = '', wrong = '']) => [
      `a noun is searched by ${what}`,
      `{ id: 'mooring', resources: [${noun(
        'mooring_car',
        '/p/car',
        `note: { kind: 'text' }, car_id: { kind: 'ref', to: 'mooring_car' }, lot_id: { kind: 'ref', to: 'mooring_lot' },
          site_id: { kind: 'ref', to: 'mooring_bank' }, pier_id: { kind: 'ref', to: 'mooring_pier' }`,
      ).replace('search: []', `search: [${path}]`)}, ${noun(
        'mooring_lot',
        '/p/lot',
        `name: { kind: 'text' }, rank: { kind: 'integer' }, car_id: { kind: 'ref', to: 'mooring_car' },
          pier_id: { kind: 'ref', to: 'mooring_pier' }`,
      ).replace('search: []', `search: ['name', 'car_id']`)}, ${noun('mooring_bank', '/p/bank')}, ${noun(
        'mooring_pier',
        '/p/pier',
        `name: { kind: 'text' }, pier_id: { kind: 'ref', to: 'mooring_pier' }`,
      ).replace('search: []', `search: ['name', 'pier_id']`)}] }`,
      'resources.0.search: ',
      wrong,
    ]),
    [
      'a noun asks for a code that nobody declares',
      `{ id: 'mooring', permissions: { 'mooring.view': ${title} }, resources: [${noun(
        'mooring_lot',
        '/p',
      ).replace('{ all: [] }', `{ any: ['mooring.view', { not: 'mooring.veiw' }] }`)}] }`,
      'resources.0.can.view: there is no permission mooring.veiw. Declare it under permissions',
    ],
    [
      'a noun that lives elsewhere asks for one',
      `{ id: 'mooring', externalResources: [${noun('mooring_lot', '/p').replace('{ all: [] }', `'mooring.see'`)}] }`,
      'externalResources.0.can.view: there is no permission mooring.see',
    ],
    [
      'a noun that lives elsewhere has the name of one of the console',
      `{ id: 'mooring', externalResources: [${noun('brand', '/mooring/brand')}] }`,
      'externalResources.0.name: brand is a resource of brandDB',
    ],
    ...[
      ['/bdbrand', '/bdbrand'],
      ['/BdBrand', '/bdbrand'],
      ['/bdbrand/old', '/bdbrand'],
      ['/./bdbrand', '/bdbrand'],
      ['/mooring/../bdbrand', '/bdbrand'],
      ['/bd/brand', '/bd/brand/'],
      ['/signin', '/signin'],
      ['/file/plan', '/file/{id}'],
      ['/mooring/own', '/mooring/own of mooring'],
    ].map(([path = '', taken = '']) => [
      `a noun that lives elsewhere takes ${path}`,
      `{ id: 'mooring', resources: [${noun('mooring_own', '/mooring/own')}], externalResources: [${noun('mooring_lot', path)}] }`,
      `externalResources.0.path: ${path} is the same as ${taken}`,
    ]),
    [
      'a field is private by one',
      `{ id: 'mooring', resources: [${noun('mooring_lot', '/p', `owner: { kind: 'text', private: 'mooring.owner' }`)}] }`,
      'resources.0.fields.owner.private: there is no permission mooring.owner',
    ],
    [
      'a call asks for one',
      `{ id: 'mooring', routes: [${call('GET', '/p').replace(`'anyone'`, `'mooring.see'`)}] }`,
      'routes.0.call.can: there is no permission mooring.see',
    ],
    [
      'a rule is about a field that there is not',
      `{ id: 'mooring', resources: [${noun('mooring_lot', '/p', `owner: { kind: 'text', private: { self: 'driver_id' } }`)}] }`,
      'resources.0.fields.owner.private: there is no field driver_id',
    ],
    ...(
      [
        ['looks into JSON', `kind: 'json'`, `{ field: 'owner', in: ['a'] }`, 'a rule cannot look into owner'],
        [
          'wants a text of a number',
          `kind: 'integer'`,
          `{ field: 'owner', in: ['a'] }`,
          'the field owner holds a number, never "a"',
        ],
        [
          'wants a value that is no choice',
          `kind: 'choice', choices: ['b']`,
          `{ field: 'owner', in: ['a'] }`,
          '"a" is no value of the field owner',
        ],
        [
          'takes a flag for an id',
          `kind: 'flag'`,
          `{ self: 'owner' }`,
          'this rule is about an id, but the field owner',
        ],
      ] as const
    ).map(([what, field, rule, told]) => [
      `a rule ${what}`,
      `{ id: 'mooring', resources: [${noun('mooring_lot', '/p', `owner: { ${field}, private: ${rule} }`)}] }`,
      `resources.0.fields.owner.private: ${told}`,
    ]),
    [
      'a rule is none',
      `{ id: 'mooring', routes: [${call('GET', '/p').replace(`'anyone'`, `{ all: [], any: [] }`)}] }`,
      'routes.0.call.can: this is not a rule',
    ],
    [
      'a rule has no end',
      `(() => { const can = {}; can.not = can; return { id: 'mooring', routes: [{ ...${call('GET', '/p')},
        call: { method: 'GET', path: '/p', can } }] } })()`,
      'routes.0.call.can: this is not a rule',
    ],
    [
      'it needs a plugin that is not there',
      `{ id: 'mooring', dependencies: ['map'] }`,
      'dependencies: there is no server half of map',
    ],
    [
      'it needs itself',
      `{ id: 'mooring', dependencies: ['mooring'] }`,
      'dependencies: it needs itself: mooring → mooring',
    ],
    [
      'a field is none',
      `{ id: 'mooring', resources: [${noun('mooring_lot', '/p', 'name: null')}] }`,
      'resources.0.fields.name: must be a field, such as text()',
    ],
    [
      'a noun belongs to sites and has no site',
      `{ id: 'mooring', resources: [${noun('mooring_lot', '/p').replace(`'global'`, `'site'`)}] }`,
      "resources.0.fields.site: with scope: 'site' every record names its site. Declare site: ref('site', {",
    ],
    [
      'its site may be left out',
      `{ id: 'mooring', resources: [${noun(
        'mooring_lot',
        '/p',
        `site: { kind: 'ref', to: 'site', required: false }`,
      ).replace(`'global'`, `'site'`)}] }`,
      'resources.0.fields.site: with scope',
    ],
    [
      'a scope is misspelt',
      `{ id: 'mooring', resources: [${noun('mooring_lot', '/p').replace(`'global'`, `'sites'`)}] }`,
      'resources.0.scope: there is no scope sites. Use global, site, self.',
    ],
    ...[
      ['an unknown field', 'naem', `name: { kind: 'text' }`, 'there is no field naem'],
      ['a derived field', 'fill', `fill: { kind: 'integer', derived: true }`, 'cannot be sorted by fill'],
      ['a structure', 'plan', `plan: { kind: 'json' }`, 'cannot be sorted by plan'],
      ['a private field', 'owner', `owner: { kind: 'text', private: { all: [] } }`, 'owner is private'],
    ].map(([what = '', name = '', field = '', wrong = '']) => [
      `a noun is sorted by ${what}`,
      `{ id: 'mooring', hooks: { mooring_lot: { derived: { fill: () => 1 } } },
        resources: [${noun('mooring_lot', '/p', field).replace('sort: {}', `sort: { ${name}: 1 }`)}] }`,
      `resources.0.sort.${name}: `,
      wrong,
    ]),
    [
      'a noun that lives elsewhere is sorted by an unknown field',
      `{ id: 'mooring', externalResources: [${noun('mooring_lot', '/p').replace('sort: {}', 'sort: { naem: 1 }')}] }`,
      'externalResources.0.sort.naem: there is no field naem',
    ],
    [
      'a noun is sorted in no direction',
      `{ id: 'mooring', resources: [${noun('mooring_lot', '/p').replace('sort: {}', `sort: { _id: 'up' }`)}] }`,
      'resources.0.sort._id: the direction must be 1',
    ],
    [
      'a noun is searched by an unknown field',
      `{ id: 'mooring', resources: [${noun('mooring_lot', '/p').replace('search: []', `search: ['naem']`)}] }`,
      'resources.0.search: there is no field naem',
    ],
    [
      'a label is private',
      `{ id: 'mooring', resources: [${noun(
        'mooring_lot',
        '/p',
        `owner: { kind: 'text', private: { all: [] } }`,
      ).replace('labels: []', `labels: ['owner']`)}] }`,
      'resources.0.labels: owner is private',
    ],
    [
      'rows of a file are found by an unknown field',
      `{ id: 'mooring', resources: [{ ...${noun('mooring_lot', '/p')}, imports: { can: { all: [] }, key: ['code'] } }] }`,
      'resources.0.imports.key: there is no field code',
    ],
    [
      'nobody may view a noun',
      `{ id: 'mooring', resources: [${noun('mooring_lot', '/p').replace('{ view: { all: [] } }', '{}')}] }`,
      'resources.0.can: there is no rule for view, so nobody could read a record. Write can: { view: … }',
    ],
    [
      'a right is misspelt',
      `{ id: 'mooring', resources: [${noun('mooring_lot', '/p').replace('{ view:', '{ edit: { all: [] }, view:')}] }`,
      'resources.0.can.edit: there is no action edit. Use view, create, update, remove.',
    ],
    [
      'a call has an empty rule',
      `{ id: 'mooring', routes: [${call('GET', '/p').replace(`'anyone'`, '{}')}] }`,
      'routes.0.call.can: this is not a rule',
    ],
    [
      'a call has no rule',
      `{ id: 'mooring', routes: [${call('GET', '/p').replace(`'anyone'`, 'undefined')}] }`,
      'routes.0.call.can: this is not a rule',
    ],
    [
      'an export asks for a code that nobody declares',
      `{ id: 'mooring', resources: [{ ...${noun('mooring_lot', '/p')}, exports: 'mooring.see' }] }`,
      'resources.0.exports: there is no permission mooring.see',
    ],
    [
      'hooks are for a noun that it does not have',
      `{ id: 'mooring', hooks: { mooring_lto: {} }, resources: [${noun('mooring_lot', '/p')}] }`,
      'hooks.mooring_lto: there is no resource mooring_lto here. Name one of these: mooring_lot',
    ],
    [
      'hooks are for a noun of the console',
      `{ id: 'mooring', hooks: { brand: { guard: () => null } } }`,
      'hooks.brand: there is no resource brand here',
    ],
    [
      'a hook is misspelt',
      `{ id: 'mooring', hooks: { mooring_lot: { gaurd: () => null } }, resources: [${noun('mooring_lot', '/p')}] }`,
      'hooks.mooring_lot: there is no hook gaurd. The hooks are rowFilter,',
    ],
    [
      'a hook is no function',
      `{ id: 'mooring', hooks: { mooring_lot: { guard: true } }, resources: [${noun('mooring_lot', '/p')}] }`,
      'hooks.mooring_lot.guard: must be a function',
    ],
    [
      'a field in its hooks is misspelt',
      `{ id: 'mooring', hooks: { mooring_lot: { derived: { fill: () => 1, flil: () => 1 } } },
        resources: [${noun('mooring_lot', '/p', `fill: { kind: 'integer', derived: true }`)}] }`,
      'hooks.mooring_lot.derived.flil: the contract of mooring_lot has no derived field flil. Name one of these: fill',
    ],
    [
      'a field that is read otherwise is misspelt',
      `{ id: 'mooring', hooks: { mooring_lot: { readAs: { _di: () => 1 } } }, resources: [${noun('mooring_lot', '/p')}] }`,
      'hooks.mooring_lot.readAs._di: the contract of mooring_lot has no stored field _di. Name one of these: _id',
    ],
    [
      'nothing works a derived field out',
      `{ id: 'mooring', resources: [${noun('mooring_lot', '/p', `fill: { kind: 'integer', derived: true }`)}] }`,
      'hooks.mooring_lot.derived.fill: fill has no column and is not derived. Write its SQL',
    ],
    [
      'a step in its hooks is misspelt',
      `{ id: 'mooring', hooks: { mooring_lot: { actions: { clsoe: () => ({}) } } }, resources: [{
        ...${noun('mooring_lot', '/p')}, actions: { close: { can: { all: [] } } } }] }`,
      'hooks.mooring_lot.actions.clsoe: the contract of mooring_lot has no action clsoe. Name one of these: close',
    ],
    [
      'a step of its lifecycle is misspelt in its hooks',
      `{ id: 'mooring', hooks: { mooring_lot: { actions: { clsoe: () => ({}) } } },
        resources: [${withLifecycle()}] }`,
      'hooks.mooring_lot.actions.clsoe: the contract of mooring_lot has no action clsoe. Name one of these: close',
    ],
    [
      'a step of its lifecycle takes what nothing stores',
      `{ id: 'mooring', resources: [${withLifecycle({}, `takes: { reason: (await import('${import.meta.resolve('#contract/fields.ts')}')).text() }`)}] }`,
      'hooks.mooring_lot.actions.close: close takes reason, which no field of the record holds. Write this hook',
    ],
    [
      'a step of its lifecycle leads to an unknown state',
      `{ id: 'mooring', resources: [${withLifecycle({ to: 'closd' })}] }`,
      'resources.0.lifecycle.steps.close.to: there is no state closd. Name one of these: open, closed',
    ],
    [
      'a step of its lifecycle comes from an unknown state',
      `{ id: 'mooring', resources: [${withLifecycle({ from: ['opn'] })}] }`,
      'resources.0.lifecycle.steps.close.from: there is no state opn. Name one of these: open, closed',
    ],
    [
      'a step of its lifecycle names a code that no area declares',
      `{ id: 'mooring', resources: [${withLifecycle({ can: 'mooring.close' })}] }`,
      'resources.0.lifecycle.steps.close.can: there is no permission mooring.close',
    ],
    [
      'texts of files are for a noun that it does not have',
      `{ id: 'mooring', sheets: { lot: {} }, resources: [${noun('mooring_lot', '/p')}] }`,
      'sheets.lot: there is no resource lot here',
    ],
    [
      'an address is one of the console but for the case',
      `{ id: 'mooring', routes: [${call('POST', '/BDbrand')}] }`,
      'POST /BDbrand: this address and /bdbrand of brandDB differ in upper and lower case only',
    ],
    [
      'two of its own addresses differ in case only',
      `{ id: 'mooring', resources: [${noun('mooring_lot', '/mooring/lot')}], routes: [${call('POST', '/mooring/Lot/{id}')}] }`,
      'GET /mooring/lot/{id}: this address and /mooring/Lot/{id} of mooring differ in upper and lower case only',
    ],
    ['it fails while loading', `(() => { throw new Error('no engine') })()`, 'no engine'],
  ])(
    'leaves a plugin out with a sentence that names it and the place when %s',
    async (_what, text, place, more = '') => {
      inPackage('mall-mooring', 'mooring', `export default ${text}`)
      half('lockers', `export default { id: 'lockers' }`)
      const { plugins, problems } = await load(['mooring', 'lockers'])
      expect(plugins).toEqual([{ id: 'lockers' }])
      const told = problems.map(problemText).join('\n')
      expect(told).toContain('The server half of the plugin mooring cannot be used')
      expect(told).toContain(place)
      expect(told).toContain(more)
    },
  )

  it('leaves out the plugin that takes a name beginning with the id of another', async () => {
    half('a', `export default { id: 'a', resources: [${made('a_lot', '/a/lot')}] }`)
    half('b', `export default { id: 'b', resources: [${made('a_lot', '/b/lot')}] }`)
    expect(await leftOut('a', 'b')).toEqual(['b: resources.0.name: a_lot is a resource of a.'])
    half('c', `export default { id: 'c', routes: [${call('POST', '/a/lot')}] }`)
    expect(await leftOut('c', 'a')).toEqual(['c: POST /a/lot: this address is served by POST /a/lot of a.'])
  })

  it('leaves out both when a name begins with the id of neither, in whatever order they are listed', async () => {
    half('a', `export default { id: 'a', resources: [${made('lot', '/a/lot')}] }`)
    half('b', `export default { id: 'b', resources: [${made('lot', '/b/lot')}] }`)
    half('c', `export default { id: 'c', resources: [${made('lot', '/c/lot')}] }`)
    const expected = [
      'a: resources.0.name: lot is a resource of b.',
      'b: resources.0.name: lot is a resource of a.',
      'c: resources.0.name: lot is a resource of a.',
    ]
    expect((await leftOut('a', 'b', 'c')).toSorted()).toEqual(expected)
    const { plugins, problems } = await load(['c', 'b', 'a'])
    expect([plugins, [...new Set(problems.map(({ plugin }) => plugin))].toSorted()]).toEqual([
      [],
      ['a', 'b', 'c'],
    ])
  })

  it('keeps what belongs to the project when a package takes the same name', async () => {
    half('lockers', `export default { id: 'lockers', resources: [${made('box', '/box')}] }`)
    inPackage(
      'mall-mooring',
      'mooring',
      `export default { id: 'mooring', resources: [${made('box', '/mooring/box')}] }`,
    )
    expect(await leftOut('mooring', 'lockers')).toEqual([
      'mooring: resources.0.name: box is a resource of lockers.',
    ])
  })

  it('leaves out what needs another version of a plugin, and says which one is there', async () => {
    half('map', `export default { id: 'map', version: '1.1.0' }`)
    half('mooring', `export default { id: 'mooring', dependencies: { map: '^1.2' } }`)
    half('lockers', `export default { id: 'lockers', dependencies: { map: '^1.0' } }`)
    half('bins', `export default { id: 'bins', dependencies: { lockers: '>=7' } }`)
    expect((await leftOut('mooring', 'map', 'lockers', 'bins')).toSorted()).toEqual([
      'bins: dependencies: it needs lockers >=7, and 0.1.0 is installed. Install a version of either that fits the other.',
      'mooring: dependencies: it needs map ^1.2, and 1.1.0 is installed. Install a version of either that fits the other.',
    ])
  })

  it.each([
    [`{ id: 'mooring', version: '1' }`, 'version: must be a version such as 1.2.0'],
    [`{ id: 'mooring', dependencies: { map: 'latest' } }`, 'dependencies.map: must be a range such as ^1.2'],
    [`{ id: 'mooring', dependencies: 'map' }`, 'dependencies: must be a list of plugin ids, or a range'],
  ])('leaves out %s', async (text, wrong) => {
    half('mooring', `export default ${text}`)
    expect(await leftOut('mooring')).toEqual([expect.stringContaining(wrong)])
  })

  it('leaves out what needs a faulty plugin, or refers to its records', async () => {
    half('map', `export default { id: 'map', resources: [${noun('map_place', '/map/place')}], route: [] }`)
    half('mooring', `export default { id: 'mooring', dependencies: ['map'] }`)
    half('lockers', `export default { id: 'lockers', dependencies: ['mooring'] }`)
    half(
      'tours',
      `export default { id: 'tours', resources: [${noun('tours_stop', '/tours/stop', `at: { kind: 'ref', to: 'map_place' }`)}] }`,
    )
    half('bins', `export default { id: 'bins' }`)
    const { plugins } = await load(['mooring', 'lockers', 'tours', 'bins', 'map'])
    expect(plugins).toEqual([{ id: 'bins' }])
    expect((await leftOut('mooring', 'lockers', 'tours', 'bins', 'map')).toSorted()).toEqual([
      'lockers: dependencies: it needs mooring, which cannot be used. Fix that plugin first.',
      expect.stringMatching(/^map: .*route/),
      'mooring: dependencies: it needs map, which cannot be used. Fix that plugin first.',
      'tours: resources.0.fields.at: it refers to map_place of map, which cannot be used. Fix that plugin first.',
    ])
  })

  it.each(['/a/lot', '/A/Lot/', '/a//lot', '/%61/lot', '/%2561/lot', '/x/%2e%2E/a/lot', '/a'])(
    'leaves out a plugin that has %s elsewhere when another answers /a/lot here',
    (path) => {
      const lot = (name: string, at: string) =>
        resource({ name, path: at as '/lot', fields: {}, can: { view: { all: [] } } })
      const here = { id: 'a', resources: [lot('a_lot', '/a/lot')] }
      const there = { id: 'b', externalResources: [lot('b_lot', path)] }
      expect(checkTogether([here, there]).map(problemText).join()).toContain(
        `plugin b cannot be used. externalResources.0.path: ${path} is the same as /a/lot of a`,
      )
      expect(checkTogether([there])).toEqual([])
    },
  )

  it('goes on with a noun elsewhere whose path only looks like one of the console', async () => {
    half('mooring', `export default { id: 'mooring', externalResources: [${noun('lot', '/bdbrands/old')}] }`)
    expect((await load(['mooring'])).plugins).toHaveLength(1)
  })

  it('lets a rule name a permission of another plugin, and leaves it out when that plugin is not there', async () => {
    half('lockers', `export default { id: 'lockers', permissions: { 'lockers.view': ${title} } }`)
    half(
      'mooring',
      `export default { id: 'mooring', resources: [${made('mooring_lot', '/mooring/lot').replace('{ all: [] }', `'lockers.view'`)}] }`,
    )
    expect(await leftOut('mooring', 'lockers')).toEqual([])
    expect(await leftOut('mooring')).toEqual([
      expect.stringMatching(/^mooring: resources\.0\.can\.view: there is no permission lockers\.view/),
    ])
  })

  it('lets a rule name a permission of a faulty plugin', async () => {
    half('lockers', `export default { id: 'lockers', permissions: { 'lockers.view': ${title} }, route: [] }`)
    half(
      'mooring',
      `export default { id: 'mooring', permissions: { 'mooring.view': ${title} }, resources: [${made('mooring_lot', '/mooring/lot').replace('{ all: [] }', `'lockers.view'`)}] }`,
    )
    expect(await leftOut('mooring', 'lockers')).toEqual([expect.stringMatching(/^lockers: /)])
  })

  it('lets a rule name a permission of an area that is switched off, and still finds a misspelt one', () => {
    const page = (can: Permission) => [
      route(callOf({ method: 'GET', path: '/p', can, reply: z.null(), does: 'Nothing.' }), async () => ({
        data: null,
      })),
    ]
    const ofLeasing = { id: 'a', routes: page('leasing.split_merge') }
    expect(checkTogether([ofLeasing]).map(problemText).join()).toContain(
      'there is no permission leasing.split_merge',
    )
    expect(checkTogether([ofLeasing], { isWhole: false })).toEqual([])
    const misspelt = { id: 'a', routes: page('site.all') }
    const given = checkTogether([{ id: 'core', codes: 'site' }, misspelt], { isWhole: false })
    expect(given.map(problemText).join()).toContain('site.all')
  })

  it('leaves out plugins that need each other in a circle, and names the circle', async () => {
    half('a', `export default { id: 'a', dependencies: ['b'] }`)
    half('b', `export default { id: 'b', dependencies: ['c'] }`)
    half('c', `export default { id: 'c', dependencies: ['b'] }`)
    expect(await leftOut('a', 'b', 'c')).toEqual([
      'b: dependencies: it needs itself: b → c → b.',
      'c: dependencies: it needs itself: c → b → c.',
      'a: dependencies: it needs b, which cannot be used. Fix that plugin first.',
    ])
  })

  it('leaves out a plugin that two packages bring', async () => {
    inPackage('mall-mooring', 'mooring', `export default { id: 'mooring' }`)
    inPackage('left-pad', 'mooring', `export default { id: 'mooring' }`)
    expect(await leftOut('mooring')).toEqual([
      'mooring: node_modules/left-pad: another package brings it too.',
    ])
  })

  it('leaves out plugins whose codes begin alike, or like those of the console’s own', async () => {
    half('upload', `export default { id: 'upload' }`)
    expect(await leftOut('upload')).toEqual([
      'upload: codes: the codes of core begin with upload already. Choose another.',
    ])
    half('a', `export default { id: 'a', codes: ['a', 'lots'] }`)
    half('b', `export default { id: 'b', codes: 'lots' }`)
    expect((await leftOut('a', 'b')).toSorted()).toEqual([
      'a: codes: the codes of b begin with lots already. Choose another.',
      'b: codes: the codes of a begin with lots already. Choose another.',
    ])
  })

  it('leaves out a plugin that cannot even be looked at', async () => {
    const fields = `{ _id: { kind: 'text' }, get name() { throw new Error('no such luck') } }`
    half(
      'mooring',
      `export default { id: 'mooring', resources: [{ name: 'mooring_lot', path: '/p', fields: ${fields}, can: {} }] }`,
    )
    half(
      'lockers',
      `export default { id: 'lockers', resources: [{ ...${noun('lockers_box', '/l')}, search: 7, imports: 7 }] }`,
    )
    expect(await leftOut('mooring', 'lockers')).toEqual([
      'mooring: It cannot be read: no such luck',
      expect.stringMatching(/^lockers: .*It cannot be read: /),
    ])
  })

  it('leaves out a plugin of a package whose calls readers of the API cannot be told of', async () => {
    inPackage('mall-mooring', 'mooring', `export default { id: 'mooring', routes: [${call('GET', '/p')}] }`)
    expect(await leftOut('mooring')).toEqual([expect.stringMatching(/^mooring: It cannot be read: /)])
  })

  it('leaves out a plugin whose job by the clock could never be started', async () => {
    half(
      'mooring',
      `import { z } from 'zod'
      export default { id: 'mooring', jobs: [{ name: 'mooring.count', title: ${title}, attempts: 1, cancellable: false,
        every: 60, body: z.object({ lot: z.string() }), run: () => null }] }`,
    )
    mkdirSync(join(root, 'node_modules'))
    symlinkSync(join(process.cwd(), 'node_modules/zod'), join(root, 'node_modules/zod'))
    expect(await leftOut('mooring')).toEqual([
      'mooring: jobs.0.body: a job that runs by the clock is started with {}, which its body refuses.',
    ])
  })
})

/** What is wrong, plugin by plugin. */
async function leftOut(...ids: string[]): Promise<string[]> {
  const { problems } = await load(ids)
  return problems.map(({ plugin, place, sentence }) => [plugin, place, sentence].filter(Boolean).join(': '))
}

function write(name: string, text: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}

const half = (id: string, text: string): void => write(`server/plugins/${id}/plugin.ts`, text)

function inPackage(name: string, plugin: string, text: string): void {
  const described = { name, type: 'module', atrium: { plugin }, exports: { './server': './server.js' } }
  write(`node_modules/${name}/package.json`, JSON.stringify(described))
  write(`node_modules/${name}/server.js`, text)
}
