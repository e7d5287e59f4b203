import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createElement } from 'react'
import { useListContext, useLocale, useTranslate, ListBase } from 'react-admin'
import { describe, expect, it } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { brandTag } from '#contract/brandDB/brandTag.ts'
import { date, seconds } from '#contract/dayFields.ts'
import { choice, flag, list, ref, refs, text } from '#contract/fields.ts'
import { decimal, integer } from '#contract/numberFields.ts'
import { contract } from '#tools/contract.ts'
import { names, resource } from '#contract/resource.ts'
import { definePlugin, page, type Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { complaintsAbout } from '#src/kit/testing/complaintsAbout.ts'
import { sampleRecords } from '#src/kit/testing/sampleRecords.ts'

const title = { zh_CN: 'a', zh_TW: 'a', en_US: 'a' }

const lot = resource({
  name: 'lot',
  path: '/lot',
  fields: { ...names, bays: integer({ min: 0 }) },
  can: { view: 'branddb.brand.view' },
})

const Lots = () => {
  const { data } = useListContext()
  const translate = useTranslate()
  return (
    <ul aria-label={translate('parking.lots')}>
      {data?.map(({ id, name }) => (
        <li key={id}>{String(name).toUpperCase()}</li>
      ))}
    </ul>
  )
}
const LotList = () => (
  <ListBase>
    <Lots />
  </ListBase>
)

const words = { parking: { lots: 'Lots' }, resources: { 'parking/lot': { fields: { bays: 'Bays' } } } }
const say = (messages: object) => async () => ({ messages: { ...messages } })

/** A plugin with nothing wrong, but for what a test breaks. */
const parking = (broken: object = {}): Plugin =>
  definePlugin({
    id: 'parking',
    api: 1,
    title,
    resources: [defineResource({ name: 'parking/lot', contract: lot, list: async () => LotList })],
    pages: [page('/parking/plan', async () => () => <p>The plan</p>, signedIn)],
    messages: { zh_CN: say(words), zh_TW: say(words), en_US: say(words) },
    ...broken,
  })

const withPage = (Plan: unknown) => ({
  pages: [{ route: '/parking/plan', load: async () => Plan, can: signedIn }],
})
const withList = (List: unknown) => ({
  resources: [{ name: 'parking/lot', contract: lot, list: async () => List }],
})

describe('a plugin with nothing wrong', () => {
  it('is not complained about', async () => {
    expect(await complaintsAbout(parking())).toEqual([])
  })
})

describe('a plugin', () => {
  const Throwing = () => {
    const { data } = useListContext()
    return data?.map(({ id, bays }) => <p key={id}>{bays.toFixed(0)}</p>)
  }
  // Some are made by createElement: the linter would refuse them as they are.
  const cases: [what: string, broken: object, trial: string, place: string, text: RegExp][] = [
    [
      'that lacks a text in one language',
      { messages: { zh_CN: say(words), zh_TW: say({ ...words, parking: {} }), en_US: say(words) } },
      'messages',
      'zh_TW',
      /^parking\.lots is missing\.$/,
    ],
    [
      'whose texts do not come in one language',
      { messages: { zh_CN: say(words), zh_TW: say(words), en_US: () => Promise.reject(new Error('gone')) } },
      'messages',
      'en_US',
      /^They do not come: Error: gone$/,
    ],
    [
      'that has no name for a field',
      {
        messages: {
          zh_CN: say({ parking: words.parking }),
          zh_TW: say({ parking: words.parking }),
          en_US: say({ parking: words.parking }),
        },
      },
      'messages',
      'labels',
      /^resources\.parking\/lot\.fields\.bays is missing\.$/,
    ],
    [
      'whose loader rejects',
      { pages: [page('/parking/plan', () => Promise.reject(new Error('gone')), signedIn)] },
      'loaders',
      '/parking/plan',
      /^It does not come: Error: gone$/,
    ],
    ['that exports no component', withPage(undefined), 'loaders', '/parking/plan', /not a component/],
    [
      'whose screen cannot take a missing value',
      withList(() => (
        <ListBase>
          <Throwing />
        </ListBase>
      )),
      'screens',
      'parking/lot list',
      /^TypeError: .*toFixed/,
    ],
    [
      'that draws a list without keys',
      withPage(() => ['a', 'b'].map(() => createElement('p'))),
      'screens',
      '/parking/plan',
      /unique "key"/,
    ],
    [
      'that asks for a text which nobody wrote',
      withPage(() => <p>{useTranslate()('parking.plan')}</p>),
      'screens',
      '/parking/plan',
      /^No language has a text for parking\.plan\.$/,
    ],
    [
      'whose form has a field without a label',
      withPage(() => <p>{useTranslate()('resources.parking/gate.fields.note', { _: 'Note' })}</p>),
      'screens',
      '/parking/plan',
      /^No language has a text for resources\.parking\/gate\.fields\.note\.$/,
    ],
    [
      'with a page without a rule',
      { pages: [{ route: '/parking/plan', load: async () => LotList }] },
      'manifest',
      'parking pages[0].can',
      /^page\.shape: A page needs a rule\./,
    ],
    [
      'that asks for a permission which nobody knows',
      { permissions: {}, pages: [{ route: '/parking/plan', load: async () => LotList, can: 'parking.fly' }] },
      'manifest',
      'parking pages[0].can',
      /^permission\.unknown: There is no permission parking\.fly\./,
    ],
    [
      'that needs another one',
      { dependencies: ['leasing'] },
      'manifest',
      'parking dependencies',
      /^need\.missing: It needs leasing, which is not installed or is switched off\./,
    ],
    [
      'with a screen that the contract opens to nobody',
      {
        resources: [
          { name: 'parking/lot', contract: lot, list: async () => LotList, create: async () => () => null },
        ],
      },
      'access',
      'parking/lot create',
      /lets nobody see it/,
    ],
    [
      'with an image that says nothing',
      withPage(() => createElement('img', { src: '/plan.png' })),
      'accessibility',
      '/parking/plan',
      /^image-alt: /,
    ],
    [
      'with a button without a name',
      withPage(() => createElement('button', { type: 'button' })),
      'accessibility',
      '/parking/plan',
      /^button-name: /,
    ],
  ]

  it.each(cases)('%s is told just that', async (_, broken, trial, place, text) => {
    const complaints = await complaintsAbout(parking(broken))
    expect(complaints).toEqual([{ trial, place, text: expect.stringMatching(text) }])
  })

  it('is tried with what the installation says for it', async () => {
    const elsewhere = parking({ resources: [{ name: 'parking/lot', contract: lot, source: 'legacy' }] })
    const dataSources = { legacy: { kind: 'simple-rest' } } as const
    expect((await complaintsAbout(elsewhere)).map(({ text }) => text.split(':')[0])).toEqual([
      'source.unknown',
    ])
    expect(await complaintsAbout(elsewhere, { installation: { dataSources } })).toEqual([])
  })

  it('is rendered in the languages by turns where that is enough: each page once, each language for some of them', async () => {
    const shown: string[] = []
    const showing = (route: `/${string}`) =>
      page(
        route,
        async () => () => {
          shown.push(`${route} ${useLocale()}`)
          return createElement('img', { src: 'plan.png' })
        },
        signedIn,
      )
    const routes = ['/parking/a', '/parking/b', '/parking/c', '/parking/d'] as const
    const many = parking({ resources: [], pages: routes.map(showing) })
    const complaints = await complaintsAbout(many, { languages: 'by turns' })
    expect([...new Set(shown)].toSorted()).toEqual([
      '/parking/a zh_CN',
      '/parking/b zh_TW',
      '/parking/c en_US',
      '/parking/d zh_CN',
    ])
    const inaccessible = complaints.filter(({ trial }) => trial === 'accessibility')
    expect(new Set(inaccessible.map(({ place }) => place))).toEqual(new Set(routes))
  })

  it('beside others is tried with them', async () => {
    const other = definePlugin({
      id: 'other',
      api: 1,
      title,
      pages: [page('/parking/:what', async () => () => null, signedIn)],
      resources: [defineResource({ name: 'parking/lot', contract: brandTag })],
    })
    const complaints = await complaintsAbout(parking(), { beside: [other] })
    expect(complaints.map(({ trial, text }) => `${trial} ${text.split(':')[0]}`)).toContain(
      'manifest resource.duplicate',
    )
  })
})

describe('sample records', () => {
  const all = Object.values(contract.resources)

  it.each(all.map((noun) => [noun.name, noun] as const))('of %s fit the contract', (_, noun) => {
    for (const record of sampleRecords(noun)) {
      const wrong = Object.entries(noun.fields).filter(
        ([source, { schema }]) => !schema.safeParse(record[source]).success,
      )
      expect(wrong.map(([source]) => source)).toEqual([])
    }
  })

  it('are the same each time, full but for the last, which has only what must be', () => {
    const kinds = resource({
      name: 'kinds',
      path: '/kinds',
      fields: {
        text: text(),
        must: text({ required: true }),
        integer: integer({ min: 3, max: 4 }),
        decimal: decimal(),
        flag: flag(),
        date: date(),
        seconds: seconds(),
        choice: choice(['a', 'b']),
        list: list(),
        ref: ref('kinds'),
        refs: refs('kinds'),
      },
      can: { view: signedIn },
    })
    expect(sampleRecords(kinds)).toEqual(sampleRecords(kinds))
    expect(sampleRecords(kinds)[0]).toMatchObject({
      id: '1',
      text: 'text 1',
      integer: 4,
      choice: 'b',
      ref: '2',
    })
    expect(sampleRecords(kinds)[2]).toMatchObject({ must: 'must 3', text: null, integer: null, ref: null })
  })
})

describe('the test kit', () => {
  it('is no part of the console: nothing in src but itself imports it', () => {
    const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
    const importing = files.filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        !file.startsWith(join('kit', 'testing')) &&
        readFileSync(join('src', file), 'utf8').includes('kit/testing'),
    )
    expect(importing).toEqual([])
  })
})
