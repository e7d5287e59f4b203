// @runs longer in full runs
import { execFileSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import type { Rule } from '#contract/access.ts'
import type { MenuEntry } from '#contract/menuEntry.ts'
import { isShort } from '#tests/support/isShort.ts'
import { menuProblems } from '#tools/menuProblems.js'

const title = { zh_CN: '甲', zh_TW: '甲', en_US: 'A' }
const entry = (uri: MenuEntry['uri'], more: Partial<MenuEntry> = {}): MenuEntry => ({
  uri,
  title,
  order: 1,
  can: 'branddb.brand.view',
  ...more,
})
const page = (route: string, can: Rule = 'branddb.brand.view') => ({ route, can })

const problemsOf = (menu: MenuEntry[], screens: ReturnType<typeof page>[]): readonly string[] =>
  menuProblems({ plugins: [{ id: 'parking', menu }], screens })

describe('the check of the menu', () => {
  // `npm test` has done this before.
  it.skipIf(isShort)('passes for the areas of the console', () => {
    // It throws when there is anything to complain about.
    const said = execFileSync(process.execPath, ['tools/menu.js'], { encoding: 'utf8' })
    expect(said).toMatch(/^[1-9]\d+ menu entries/)
  })

  it('finds an entry that leads nowhere', () => {
    expect(problemsOf([entry('/parking/mpa')], [page('/parking/map')])).toEqual([
      'The menu entry /parking/mpa of parking leads nowhere: there is neither a page nor a list.',
    ])
  })

  it('finds an entry for people who may not open its page', () => {
    const screens = [page('/parking/map', 'branddb.brand.edit')]
    expect(problemsOf([entry('/parking/map')], screens)).toEqual([
      'The menu entry /parking/map of parking is shown to people who may not open it.',
    ])
  })

  it('holds an entry of a region against a page of that region', () => {
    const screens = [page('/parking/map', { all: ['branddb.brand.view', { region: 'HK' }] })]
    expect(problemsOf([entry('/parking/map', { availableAt: { region: 'HK' } })], screens)).toEqual([])
    expect(problemsOf([entry('/parking/map', { availableAt: { outside: 'HK' } })], screens)).toHaveLength(1)
  })

  it('lets a group lead nowhere itself, and take the address of a list with a part of its own', () => {
    const menu = [entry('/parking'), entry('/parking/lot?state=open', { parent: '/parking' })]
    expect(problemsOf(menu, [page('/parking/lot/*')])).toEqual([])
  })

  it('finds a list whose place in the menu is no entry', () => {
    const lists = (menuPlace?: string) => [
      { ...page('/parking/lot/*'), list: '/parking/lot' },
      { ...page('/parking/gate/*'), list: '/parking/gate', ...(menuPlace && { menuPlace }) },
    ]
    const menu = [entry('/parking/lot')]
    for (const place of [undefined, '/parking/lot']) expect(problemsOf(menu, lists(place))).toEqual([])
    expect(problemsOf(menu, lists('/parking/lots'))).toEqual([
      'The menuPlace of the list /parking/gate is /parking/lots, which is no menu entry.',
    ])
  })
})
