import { describe, expect, it } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { defineSlot, extendSlot } from '#src/kit/base/plugin/slot.ts'
import { shopTabs } from '#src/kit/base/plugin/slots.ts'
import type { company } from '#contract/brandDB/company.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import type { Column } from '#src/kit/base/resource/Column.ts'

// What a plugin's author must not be able to write. `tsc` fails when one of these lines begins to compile.

const title = { zh_CN: 'a', zh_TW: 'a', en_US: 'a' }
const Screen = () => null
const ShopTab = (_: { storeId: string }) => null
const LotTab = (_: { lotId: string }) => null
const load = async () => Screen

describe('the compiler', () => {
  it('lets a right plugin through', () => {
    const plugin = definePlugin({
      id: 'x',
      api: 1,
      title,
      pages: [
        page('/x/a', load, 'branddb.brand.view'),
        page('/x/b', load, { all: [signedIn, { manager: true }] }),
      ],
      extensions: [
        extendSlot(shopTabs, { id: 'a', load: async () => ShopTab, can: signedIn }),
        // A fill may ask for less than the slot hands over.
        extendSlot(shopTabs, { id: 'b', load, can: signedIn }),
        extendSlot(defineSlot<{ lotId: string }>('x.tabs'), {
          id: 'c',
          load: async () => LotTab,
          can: signedIn,
        }),
      ],
    })
    expect(plugin.extensions).toHaveLength(3)
  })

  it('knows the fields of a record in columns and on its page', () => {
    const columns: Column<typeof company>[] = [
      { source: 'name', render: ({ name }) => name },
      // @ts-expect-error: there is no such field
      { source: 'name', render: ({ naem }) => naem },
    ]
    // @ts-expect-error: nor on a page
    const nameOf = (record: ShownRecord<typeof company>) => record.naem
    expect([columns.length, nameOf]).toEqual([2, expect.any(Function)])
  })

  it('refuses what would fail in an installation', () => {
    const refused = [
      () =>
        // @ts-expect-error: there is no such permission
        page('/x', load, 'branddb.brand.vieww'),
      () =>
        // @ts-expect-error: nor deep in a rule
        page('/x', load, { any: [{ not: 'moon.land' }] }),
      () =>
        // @ts-expect-error: a page without a rule
        page('/x', load),
      () =>
        // @ts-expect-error: a rule of two kinds
        page('/x', load, { manager: false }),
      () =>
        // @ts-expect-error: a component instead of its loader
        page('/x', Screen, signedIn),
      () =>
        // @ts-expect-error: a route without a slash
        page('x', load, signedIn),
      () =>
        // @ts-expect-error: Traditional Chinese is missing
        definePlugin({ id: 'x', api: 1, title: { zh_CN: 'a', en_US: 'a' } }),
      () =>
        // @ts-expect-error: messages in one language
        definePlugin({ id: 'x', api: 1, title, messages: { zh_CN: async () => ({ messages: {} }) } }),
      () =>
        // @ts-expect-error: the slot hands over a shop, not a parking lot
        extendSlot(shopTabs, { id: 'a', load: async () => LotTab, can: signedIn }),
      () =>
        // @ts-expect-error: a fill without a rule
        extendSlot(shopTabs, { id: 'a', load: async () => ShopTab }),
      () =>
        // @ts-expect-error: a component instead of its loader
        extendSlot(shopTabs, { id: 'a', load: ShopTab, can: signedIn }),
      () =>
        // @ts-expect-error: a slot by its name instead of its token
        extendSlot('shop.tabs', { id: 'a', load: async () => ShopTab, can: signedIn }),
      () =>
        // @ts-expect-error: a part of the server half
        definePlugin({ id: 'x', api: 1, title, migrations: [] }),
    ]
    expect(refused.length).toBeGreaterThan(10)
  })
})
