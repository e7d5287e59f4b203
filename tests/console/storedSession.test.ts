import * as fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Subject } from '#contract/access.ts'
import { allNodes, menuTree } from '#src/kit/base/menu/menuTree.ts'
import { subjectOf } from '#src/providers/access.ts'
import { offeredLocales } from '#src/providers/languages.ts'
import { recall } from '#src/providers/rememberedCredentials.ts'
import { createHttp } from '#src/providers/http.ts'
import { createServerMessages } from '#src/providers/serverMessages.ts'
import { currentSite, openSession } from '#src/providers/session.ts'
import { readUser } from '#src/providers/userInfo.ts'
import { editor, menuEntry } from '#tests/support/fakeBackEnd.ts'

const whole: Readonly<Record<string, unknown>> = {
  'atrium.user_id': 'u1',
  'atrium.access_token': { token: 't1', expires_at: 99 },
  'atrium.user_info': editor,
  'atrium.user_site': '9',
  'atrium.site_chosen': 'true',
  'atrium.menu': { key: 'u1|9|1', list: [menuEntry({ _id: 'm1' }), menuEntry({ _id: 'm2', parent: 'm1' })] },
  'atrium.space_owner': [
    {
      _id: 'o1',
      user_id: 'u1',
      site: '9',
      stores: [{ _id: 's1', is_split: false, is_merge: false }],
      permits: ['tour'],
    },
  ],
  'atrium.languages': [{ _id: 'en_US', name: 'en_US', label: 'English', is_default: false, is_active: true }],
  'atrium.credentials': { username: 'brand.editor', password: '0'.repeat(32), remember: true },
  'atrium.messages.zh_CN': { version: 1, messages: { 'a.b': 'c' } },
}

/** What no generator finds soon. */
const nasty: readonly unknown[] = [
  null,
  [null],
  {},
  '',
  '__proto__',
  'constructor',
  { toString: null, valueOf: null },
]

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Opens the console's first data out of what is stored, as far as it comes to drawing the menu. */
function open() {
  const session = openSession()
  const state = session.get()
  const { user, menu, spaceOwner, languages } = state
  const subject = user && subjectOf(user, currentSite(state), spaceOwner)
  const tree = subject && menuTree(menu ?? [], subject, { routes: ['/*'] })
  offeredLocales(languages)
  recall()
  createServerMessages(createHttp({ token: () => state.token, locale: () => 'zh_CN' }))
  return { session, subject, tree: tree && allNodes(tree) }
}

/** A value with one place in it, however deep, replaced by anything. */
function damaged(value: unknown): fc.Arbitrary<unknown> {
  const anything = fc.oneof(fc.jsonValue(), fc.constantFrom(...nasty))
  if (typeof value !== 'object' || value === null) return anything
  const inside = Object.keys(value).map((key) =>
    damaged(value[key as keyof typeof value]).map((put) =>
      Array.isArray(value) ? value.with(Number(key), put) : { ...value, [key]: put },
    ),
  )
  return fc.oneof(anything, ...inside)
}

const isTexts = (values: Iterable<unknown>): boolean =>
  [...values].every((value) => typeof value === 'string' && value !== '')

/** What a rule reads of a person. */
const textsOf = ({ permissions, departments, sites, stores }: Subject): readonly unknown[] => [
  ...permissions,
  ...departments,
  ...sites.map(({ _id }) => _id),
  ...[...(stores ?? [])].flatMap(([store, permits]) => [store, ...permits]),
]

beforeEach(() => {
  localStorage.clear()
  for (const [key, value] of Object.entries(whole)) localStorage.setItem(key, textOf(value))
})

describe('a stored session', () => {
  it('that is whole is taken as it is', () => {
    const { subject, tree } = open()
    expect(subject?.stores).toEqual(new Map([['s1', new Set(['tour'])]]))
    expect(tree).toMatchObject([{ id: 'm1' }, { id: 'm2' }])
    expect(recall()).not.toBeNull()
  })

  it('with a store that is none goes on without that store', () => {
    const store = { _id: 's1', is_split: false, is_merge: false }
    localStorage.setItem(
      'atrium.space_owner',
      JSON.stringify([
        { site: '2', stores: [null], permits: ['tour'] },
        { site: '2', stores: [store, { name: 's2' }, 's3', []], permits: ['tour', null] },
      ]),
    )
    expect(open().subject?.stores).toEqual(new Map([['s1', new Set(['tour'])]]))
  })

  it('keeps the stores of every site, and permits that no rule knows', () => {
    const stores = [{ _id: 7 }, { _id: 's2' }]
    localStorage.setItem(
      'atrium.space_owner',
      JSON.stringify([{ _id: 3, stores, permits: ['tour', 'sing'] }]),
    )
    const { subject, session } = open()
    const permits = new Set(['tour', 'sing'])
    expect(subject?.stores).toEqual(
      new Map([
        ['7', permits],
        ['s2', permits],
      ]),
    )
    expect(session.get().spaceOwner).toMatchObject([{ _id: '3', site: null, permits: ['tour', 'sing'] }])
  })

  it.each(Object.keys(whole))('opens whatever stands in %s', (key) => {
    const stored = fc.oneof(damaged(whole[key]).map(textOf), fc.string())
    fc.assert(
      fc.property(stored, (text) => {
        localStorage.setItem(key, text)
        const { session, subject, tree } = open()
        expect(subject ? textsOf(subject) : []).toSatisfy(isTexts)
        const drawn = (tree ?? []).flatMap(({ id, name, name_en, icon, uri }) => [
          id,
          name,
          name_en ?? '-',
          icon ?? '-',
          uri || '-',
        ])
        expect(drawn).toSatisfy(isTexts)
        const labels = (session.get().languages ?? []).map(({ label }) => label || '-')
        expect(labels).toSatisfy(isTexts)
        // Written as it was read: the next visit reads the same.
        session.update({ isSiteChosen: !session.get().isSiteChosen })
        expect(openSession().get()).toEqual(session.get())
      }),
      { numRuns: 300 },
    )
  })
})

describe('a person in an answer', () => {
  it('is read whatever is wrong in the answer', () => {
    fc.assert(
      fc.property(damaged(editor), (answer) => {
        const user = readUser(answer)
        const subject = user && subjectOf(user, currentSite({ user, site: null }))
        expect(subject ? textsOf(subject) : []).toSatisfy(isTexts)
      }),
      { numRuns: 500 },
    )
  })
})
