import { describe, expect, it } from 'vitest'
import { evaluate, signedIn, type Rule, type Subject } from '#contract/access.ts'
import type { Area } from '#contract/area.ts'
import type { MenuEntry } from '#contract/menuEntry.ts'
import { compose } from '#src/kit/base/registry/compose.ts'
import { ruleOfScreen } from '#src/kit/base/resource/defineResource.ts'
import { plugins } from '#console.config.ts'

const candidates = await Promise.all(
  Object.entries(plugins).map(async ([id, load]) => ({ id, plugin: (await load()).default })),
)
const { resources, pages } = compose(candidates)
const modules = import.meta.glob<{ readonly area: Area }>('../../contract/*/area.ts', { eager: true })
const entries = Object.values(modules).flatMap(({ area: { menu = [], availableAt } }) =>
  menu.map((entry): MenuEntry => ({ ...(availableAt && { availableAt }), ...entry })),
)
const codes = [...new Set(entries.map(({ can }) => can))]

/** The rule of the page at an address; undefined for an address that only groups others. */
function ruleAt(uri: string): Rule | undefined {
  const page = pages.find(({ route }) => route === uri)
  const resource = resources.get(uri.slice(1))
  return page?.can ?? (resource?.list && ruleOfScreen(resource, 'list'))
}

// A page for everybody who is signed in has its entry where it is of use, and is in the menu of the person, too.
const leaves = entries
  .filter(({ uri }) => !uri.startsWith('/Iframe') && ![undefined, signedIn].includes(ruleAt(uri)))
  .map((entry): [string, MenuEntry] => [entry.uri, entry])

/** Somebody with these permissions at every site. */
const somebody = (permissions: readonly string[], entry: MenuEntry): Subject => {
  const isHongKong = JSON.stringify(entry.availableAt ?? {}).includes('region')
  const site = isHongKong ? '6' : '2'
  return {
    id: 'u1',
    isAdmin: false,
    isManager: true,
    hasEverySite: true,
    permissions: new Set(permissions),
    roleTypes: new Set(['management', 'business'] as const),
    departments: ['11'],
    sites: [{ _id: site, site_region: isHongKong ? 'HK' : 'CN' }],
    site,
    stores: null,
    pastStores: null,
  }
}

describe('A menu entry and its page have one rule', () => {
  it('for every entry that leads to a page', () => {
    expect(leaves.length).toBeGreaterThan(60)
  })

  it.each(leaves)('%s opens for people who see it, and for nobody else', (uri, entry) => {
    const rule = ruleAt(uri)
    const isOpenTo = (permissions: readonly string[]) =>
      rule !== undefined && evaluate(rule, somebody(permissions, entry)) !== 'no'
    expect(isOpenTo([entry.can]), 'with the permission of the entry alone').toBe(true)
    expect(isOpenTo(codes.filter((code) => code !== entry.can)), 'with every permission but that').toBe(false)
  })
})
