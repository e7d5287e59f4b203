import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Subject } from '#contract/access.ts'
import { definePlugin, type MenuHint } from '#src/kit/base/plugin/definePlugin.ts'
import { isImage, MenuIcon } from '#src/kit/base/icon/MenuIcon.tsx'
import { landingOf, leads, menuTree, type MenuNode } from '#src/kit/base/menu/menuTree.ts'
import type { MenuEntry } from '#src/providers/menuEntry.ts'
import { subjectOf } from '#src/providers/access.ts'
import { editor, menuEntry } from '#tests/support/fakeBackEnd.ts'

const at = (site: string | null): Subject => subjectOf(editor, site)
const admin: Subject = { ...at('2'), isAdmin: true, permissions: new Set() }

/** Everything is mounted that has an address of letters. */
const routes = ['/:a', '/:a/:b', '/:a/:b/:c', '/Iframe/:menuId']

const shape = (nodes: readonly MenuNode[]): unknown[] =>
  nodes.map(({ id, children }) => (children.length > 0 ? { [id]: shape(children) } : id))

const tree = (list: Parameters<typeof menuTree>[0], subject = at('2'), mounted = routes) =>
  shape(menuTree(list, subject, { routes: mounted }))

afterEach(() => vi.restoreAllMocks())

describe('the menu', () => {
  it('is a tree by parent, in order', () => {
    const list = [
      menuEntry({ _id: 'b', order: 20 }),
      menuEntry({ _id: 'a2', parent: 'a', order: 2 }),
      menuEntry({ _id: 'a', order: 10, uri: null }),
      menuEntry({ _id: 'a1', parent: 'a', order: 1, uri: null }),
      menuEntry({ _id: 'a11', parent: 'a1' }),
    ]
    expect(tree(list)).toEqual([{ a: [{ a1: ['a11'] }, 'a2'] }, 'b'])
  })

  it('shows what is active, permitted and of this site', () => {
    const list = [
      menuEntry({ _id: 'shown' }),
      menuEntry({ _id: 'inactive', is_active: false }),
      menuEntry({ _id: 'forbidden', permission_code: 'perf.view' }),
      menuEntry({ _id: 'elsewhere', sites: ['9'] }),
      menuEntry({ _id: 'here', sites: ['5', '2'] }),
    ]
    expect(tree(list)).toEqual(['here', 'shown'])
    expect(tree(list, at('9'))).toEqual(['elsewhere', 'shown'])
    expect(tree(list, at(null))).toEqual(['shown'])
  })

  it('takes a single site where other back ends send no list', () => {
    const single = { ...menuEntry({ _id: 'one' }), sites: '9' as unknown as string[] }
    const none = { ...menuEntry({ _id: 'all' }), sites: null as unknown as string[] }
    expect(tree([single, none])).toEqual(['all'])
    expect(tree([single, none], at('9'))).toEqual(['all', 'one'])
  })

  it('leaves entries without a permission to the administrator', () => {
    const list = [
      menuEntry({ _id: 'open', permission_code: null }),
      menuEntry({ _id: 'perf', permission_code: 'perf.view' }),
    ]
    expect(tree(list)).toEqual([])
    expect(tree(list, admin)).toEqual(['open', 'perf'])
  })

  it('hides a parent whose children are all hidden, and keeps one that never had any', () => {
    const list = [
      menuEntry({ _id: 'a' }),
      menuEntry({ _id: 'a1', parent: 'a', permission_code: 'perf.view' }),
      menuEntry({ _id: 'b' }),
      menuEntry({ _id: 'c', permission_code: 'perf.view' }),
      menuEntry({ _id: 'c1', parent: 'c' }),
    ]
    expect(tree(list)).toEqual(['b'])
  })

  it('shows only what some plugin mounts', () => {
    const list = [
      menuEntry({ _id: 'brand', uri: '/brandDB/brand' }),
      menuEntry({ _id: 'record', uri: '/brandDB/brand/create?x=1' }),
      menuEntry({ _id: 'ranking', uri: '/brandDB/ranking/' }),
      menuEntry({ _id: 'perf', uri: '/perf' }),
      menuEntry({ _id: 'nowhere', uri: null }),
    ]
    expect(tree(list, at('2'), ['/brandDB/brand/*', '/brandDB/ranking'])).toEqual([
      'brand',
      'ranking',
      'record',
    ])
  })

  it('leads outside through the frame page', () => {
    const [node] = menuTree([menuEntry({ _id: 'm7', is_out: true, out_url: 'https://x' })], at('2'), {
      routes,
    })
    expect(node).toMatchObject({ isOut: true, uri: '/Iframe/m7' })
  })

  it('moves what is deeper than three levels up into the third, and says so', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const list = [
      menuEntry({ _id: 'a' }),
      menuEntry({ _id: 'b', parent: 'a' }),
      menuEntry({ _id: 'c', parent: 'b' }),
      menuEntry({ _id: 'd', parent: 'c' }),
      menuEntry({ _id: 'e', parent: 'd' }),
    ]
    expect(tree(list)).toEqual([{ a: [{ b: ['e'] }] }])
    expect(warn).toHaveBeenCalled()
  })

  it('does not hang on entries that are their own parents', () => {
    expect(tree([menuEntry({ _id: 'a', parent: 'b' }), menuEntry({ _id: 'b', parent: 'a' })])).toEqual([])
  })
})

describe('a hint of a plugin', () => {
  const parking = definePlugin({
    id: 'parking',
    api: 1,
    title: { zh_CN: '停车', zh_TW: '泊車', en_US: 'Parking' },
  })
  const hint = (uri: `/${string}`, more: Partial<MenuHint> = {}) => ({
    uri,
    title: parking.title,
    can: 'branddb.brand.view' as const,
    plugin: parking,
    ...more,
  })
  const group = [
    menuEntry({ _id: 'area', uri: '/brandDB' }),
    menuEntry({ _id: 'brand', parent: 'area', uri: '/brandDB/brand' }),
  ]
  const withHints = (list: readonly MenuEntry[], hints: ReturnType<typeof hint>[], subject = at('2')) =>
    shape(
      menuTree(list, subject, { routes: ['/brandDB/brand/*', '/parking/lot/*', '/parking/gate/*'], hints }),
    )

  it('stands at the end of the top level, in its own words', () => {
    const nodes = menuTree(group, at('2'), { routes, hints: [hint('/parking/lot', { icon: 'garage' })] })
    expect(nodes.at(-1)).toEqual({
      id: 'parking /parking/lot',
      name: '停车',
      name_tc: '泊車',
      name_en: 'Parking',
      icon: 'garage',
      uri: '/parking/lot',
      isOut: false,
      children: [],
    })
    expect(nodes).toHaveLength(2)
  })

  it('stands at the end of its group, where the operator has one', () => {
    const lots = hint('/parking/lot', { group: 'brandDB' })
    expect(withHints(group, [lots])).toEqual([{ area: ['brand', 'parking /parking/lot'] }])
    expect(withHints([], [lots])).toEqual(['parking /parking/lot'])
  })

  it('stands beside a group’s entry that is a page of its own', () => {
    const page = menuEntry({ _id: 'brand', uri: '/brandDB/brand' })
    expect(withHints([page], [hint('/parking/lot', { group: 'brandDB/brand' })])).toEqual([
      'brand',
      'parking /parking/lot',
    ])
  })

  it('stands with others of its own area beneath the area’s title, where the operator has no group for it', () => {
    // One that names no group means the same, as long as another one does.
    const own = [hint('/parking/lot'), hint('/parking/gate', { group: 'parking' })]
    expect(withHints(group, own)).toEqual([
      { area: ['brand'] },
      { parking: ['parking /parking/lot', 'parking /parking/gate'] },
    ])
    expect(withHints([], own.slice(1))).toEqual(['parking /parking/gate'])
    const operators = [
      menuEntry({ _id: 'P', uri: '/parking' }),
      menuEntry({ _id: 'brand', parent: 'P', uri: '/brandDB/brand' }),
    ]
    expect(withHints(operators, own)).toEqual([
      { P: ['brand', 'parking /parking/lot', 'parking /parking/gate'] },
    ])
  })

  it('brings its group along when nothing else shows there, and stays hidden with a hidden group', () => {
    const lots = hint('/parking/lot', { group: 'brandDB' })
    const [area = menuEntry({ _id: '' }), brand = menuEntry({ _id: '' })] = group
    expect(withHints([area, { ...brand, is_active: false }], [lots])).toEqual([
      { area: ['parking /parking/lot'] },
    ])
    expect(withHints([{ ...area, is_active: false }, brand], [lots])).toEqual([])
  })

  it.each([
    ['active', {}],
    ['inactive', { is_active: false }],
    ['forbidden', { permission_code: 'perf.view' }],
    ['of another site', { sites: ['9'] }],
  ])('gives way to an entry of the operator’s that is %s', (_, more) => {
    const named = menuEntry({ _id: 'mine', uri: '/parking/lot/?x=1', ...more })
    expect(withHints([named], [hint('/parking/lot')])).not.toContain('parking /parking/lot')
  })

  it('shows only those who may, only what is mounted, and once', () => {
    expect(withHints([], [hint('/parking/lot', { can: 'perf.view' })])).toEqual([])
    expect(withHints([], [hint('/parking/lot', { can: 'perf.view' })], admin)).toHaveLength(1)
    expect(withHints([], [hint('/parking/elsewhere'), hint('/parking/../lot')])).toEqual([])
    expect(withHints([], [hint('/parking/lot'), hint('/parking/lot/')])).toHaveLength(1)
  })
})

/** Menu rows that somebody wrote who wants people elsewhere. */
const elsewhere = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'https://evil.example/brandDB/brand',
  '//evil.example/brandDB/brand',
  '\\\\evil.example\\brand',
  '/\\evil.example/brand',
  '/\t/evil.example/brand',
  '/\n/evil.example/brand',
  '/brandDB\u0000/brand',
  '/brandDB/\u202ebrand',
  '/brandDB//evil.example',
  '/brandDB/../../evil',
  '/brandDB/./brand',
  'https://admin@evil.example/',
  'brandDB/brand',
  '\u2028//evil.example',
  '/ brandDB',
]

describe('a hostile entry', () => {
  it.each(elsewhere)('with the address %j is not shown, whatever is mounted', (uri) => {
    expect(tree([menuEntry({ _id: 'a', uri })], at('2'), ['/*', '/:a', '/:a/:b', '/:a/:b/:c/*'])).toEqual([])
  })

  it.each(elsewhere)('with the outside address %j leads to the frame page, which judges it', (uri) => {
    const list = [menuEntry({ _id: 'm7', is_out: true, uri, out_url: uri })]
    expect(menuTree(list, at('2'), { routes })[0]?.uri).toBe('/Iframe/m7')
  })

  it.each(['../../x', 'a/b', 'a?b', 'a#b', 'javascript:alert(1)', '//evil.example', '\\\\evil'])(
    'with the id %j stays in the frame page',
    (_id) => {
      const shown = menuTree([menuEntry({ _id, is_out: true })], at('2'), { routes })
      expect(shown[0]?.uri).toMatch(/^\/Iframe\/[^/?#\\]+$/)
    },
  )

  it.each(['..', '.'])('with the id %j, which would lead out of the frame page, is not shown', (_id) => {
    expect(tree([menuEntry({ _id, is_out: true })])).toEqual([])
  })

  it('of a group is no address to land on', () => {
    const list = [
      menuEntry({ _id: 'a', uri: 'javascript:alert(1)' }),
      menuEntry({ _id: 'a1', parent: 'a', uri: '//evil.example' }),
      menuEntry({ _id: 'a2', parent: 'a', order: 1 }),
    ]
    expect(landingOf(menuTree(list, at('2'), { routes }), '2')).toBe('/a2')
  })

  it('without texts where texts belong breaks nothing', () => {
    const odd = { ...menuEntry({ _id: 'a' }), name_en: { x: 1 }, name_tc: 7, icon: [], order: 'first' }
    const [node] = menuTree([odd as unknown as MenuEntry], at('2'), { routes })
    expect(node).toMatchObject({ id: 'a', name_en: null, name_tc: null, icon: null })
  })

  it('that comes twice is shown once', () => {
    expect(tree([menuEntry({ _id: 'a' }), menuEntry({ _id: 'a', uri: '/b' })])).toEqual(['a'])
  })
})

describe('an icon', () => {
  it.each([
    ['/icons/shop.svg', true],
    ['/a/b-c_d.PNG', true],
    ['javascript:alert(1)//x.svg', false],
    ['data:image/svg+xml,<svg/>.svg', false],
    ['https://evil.example/x.svg', false],
    ['//evil.example/x.svg', false],
    ['/\\evil.example/x.svg', false],
    ['\\\\evil.example\\x.svg', false],
    ['/\t/evil.example/x.svg', false],
    ['/\n/evil.example/x.svg', false],
    ['/../api/v1/x.svg', false],
    ['/api/v1/signout?x=.svg', false],
    ['/api/v1/file.svg', false],
    ['/%61pi/v1/file.svg', false],
    ['/icons/shop', false],
    ['icons/shop.svg', true],
    ['./images/a.png', true],
    ['images/../../api/v1/x.svg', false],
    ['../images/a.png', false],
    ['api/v1/signout.svg', false],
    ['images//evil.png', true],
    ['storefront', false],
    ['', false],
  ])('%j is an image of ours: %s', (icon, is) => {
    expect(isImage(icon)).toBe(is)
  })

  it.each(['storefront', 'constructor', 'toString', '__proto__', 'no_such_icon', '<img src=x>'])(
    'called %s is drawn without a request',
    (icon) => {
      const drawn = renderToStaticMarkup(createElement(MenuIcon, { icon }))
      expect(drawn).toMatch(/^<svg/)
      expect(drawn).not.toContain('img')
    },
  )
})

describe('the place to land', () => {
  const land = (list: Parameters<typeof menuTree>[0], site: string | null = '2') =>
    landingOf(menuTree(list, at('2'), { routes }), site)

  it('is the issue list when it is theirs', () => {
    const issues = menuEntry({ _id: 'issues', order: 9, uri: '/RM/tourIssue/issueList' })
    expect(land([menuEntry({ _id: 'a' }), issues])).toBe('/RM/tourIssue/issueList')
  })

  it('is the first leaf otherwise', () => {
    expect(
      land([menuEntry({ _id: 'a' }), menuEntry({ _id: 'a1', parent: 'a' }), menuEntry({ _id: 'b' })]),
    ).toBe('/a1')
  })

  it('is the set-up for whoever may do it, as long as there is no site', () => {
    const both = [
      menuEntry({ _id: 'issues', uri: '/RM/tourIssue/issueList' }),
      menuEntry({ _id: 'setup', order: 9, uri: '/System/setup' }),
    ]
    expect(land(both, null)).toBe('/System/setup')
    expect(land(both)).toBe('/RM/tourIssue/issueList')
    expect(land(both.slice(0, 1), null)).toBe('/RM/tourIssue/issueList')
  })

  it('is /empty without a menu', () => {
    expect(land([])).toBe('/empty')
  })
})

describe('an address', () => {
  it.each([
    ['/brandDB/brand', '/brandDB/brand/*', true],
    ['/brandDB/brand/', '/brandDB/brand/*', true],
    ['/brandDB/brand/b1/show', '/brandDB/brand/*', true],
    ['/brandDB/brandAudit', '/brandDB/brand/*', false],
    ['/brandDB/ranking?by=rent', '/brandDB/ranking', true],
    ['/brandDB/ranking/x', '/brandDB/ranking', false],
    ['/RM/tour/7', '/RM/tour/:id', true],
    ['', '/RM', false],
  ])('%s at the route %s is mounted: %s', (uri, route, is) => {
    expect(leads(uri, [route])).toBe(is)
  })
})
