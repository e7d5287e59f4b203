import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { CoreAdminContext } from 'react-admin'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { compose, type Installation } from '#src/kit/base/registry/compose.ts'
import { definePlugin, page, type Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { RegistryContext } from '#src/kit/base/registry/registryContext.ts'
import { defineSlot, extendSlot } from '#src/kit/base/plugin/slot.ts'
import { SlotExtensions } from '#src/kit/page/part/SlotExtensions.tsx'
import { shopTabs } from '#src/kit/base/plugin/slots.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { SlotTabs } from '#src/kit/page/tabs/SlotTabs.tsx'
import { usePageShowing } from '#src/kit/base/registry/usePageShowing.ts'
import { useSettings } from '#src/kit/base/registry/useSettings.ts'
import { subjectOf } from '#src/providers/access.ts'
import { editor } from '#tests/support/fakeBackEnd.ts'

beforeEach(() => {
  // React reports what a boundary caught.
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const title = { zh_CN: 'a', zh_TW: 'a', en_US: 'a' }
const plugin = (id: string, more: Partial<Plugin>): Plugin => definePlugin({ id, api: 1, title, ...more })
const Shop = ({ storeId }: { storeId: string }) => <p>Shop {storeId}</p>
const Problems = ({ storeId }: { storeId: string }) => <p>Problems of {storeId}</p>

/** What a brand editor sees. */
function show(plugins: Plugin[], content: ReactElement, installation: Installation = {}) {
  const composition = compose(
    plugins.map((one) => ({ id: one.id, plugin: one })),
    installation,
  )
  const loadMessages = vi.fn<(plugin: Plugin) => Promise<void>>(async () => undefined)
  render(
    <CoreAdminContext>
      <RegistryContext value={{ composition, loadMessages }}>
        <SubjectContext value={subjectOf(editor, '2', null)}>{content}</SubjectContext>
      </RegistryContext>
    </CoreAdminContext>,
  )
  return { loadMessages }
}

/** The tabs of a shop, one below the other. */
const open = (plugins: Plugin[], installation?: Installation) =>
  show(plugins, <SlotExtensions slot={shopTabs} props={{ storeId: 'S1', statTime: null }} />, installation)

describe('the settings of a plugin', () => {
  const settings = { parse: (value: unknown) => ({ hours: '10-22', ...(value as object) }) }
  const Hours = () => <p>open {useSettings(settings).hours}</p>
  const shop = plugin('shop', {
    settings,
    extensions: [extendSlot(shopTabs, { id: 'h', load: async () => Hours, can: signedIn })],
  })

  it('come to its screens as its schema reads them', async () => {
    open([shop], { settings: { shop: { hours: '9-21' } } })
    expect(await screen.findByText('open 9-21')).toBeTruthy()
  })

  it('are nobody else’s', async () => {
    open([{ ...shop, settings: { parse: () => ({ hours: 'never' }) } }])
    expect((await screen.findByRole('alert')).textContent).toContain('No plugin has these settings')
  })
})

describe('a slot', () => {
  it('draws its extensions in order, hands over what it promised, and brings the texts of their plugins', async () => {
    const { loadMessages } = open([
      plugin('b', {
        extensions: [extendSlot(shopTabs, { id: 'shop', load: async () => Shop, can: signedIn, order: 1 })],
      }),
      plugin('a', {
        extensions: [extendSlot(shopTabs, { id: 'problems', load: async () => Problems, can: signedIn })],
      }),
    ])
    await screen.findByText('Problems of S1')
    expect(screen.getAllByText(/S1/).map(({ textContent }) => textContent)).toEqual([
      'Shop S1',
      'Problems of S1',
    ])
    expect(loadMessages.mock.calls.map(([{ id }]) => id).toSorted()).toEqual(['a', 'b'])
  })

  it('fetches nothing of n extension that the person may not see', async () => {
    const load = vi.fn<() => Promise<typeof Problems>>(async () => Problems)
    open([
      plugin('a', {
        extensions: [
          extendSlot(shopTabs, { id: 'problems', load, can: 'rm.tour_issue.view' }),
          extendSlot(shopTabs, { id: 'shop', load: async () => Shop, can: 'branddb.brand.view' }),
        ],
      }),
    ])
    await screen.findByText('Shop S1')
    expect(load).not.toHaveBeenCalled()
    expect(screen.queryByText('Problems of S1')).toBeNull()
  })

  it('keeps a failure to the extension it is of: names its owner, and tries again when asked', async () => {
    let isBroken = true
    const load = async () => {
      if (isBroken) throw new Error('its chunk is gone')
      return Problems
    }
    open([
      plugin('a', {
        version: '1.2.0',
        extensions: [extendSlot(shopTabs, { id: 'problems', load, can: signedIn })],
      }),
      plugin('b', {
        extensions: [extendSlot(shopTabs, { id: 'shop', load: async () => Shop, can: signedIn })],
      }),
    ])
    await screen.findByText('Shop S1')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('its chunk is gone')
    isBroken = false
    await userEvent.click(screen.getByRole('button'))
    await screen.findByText('Problems of S1')
    screen.getByText('Shop S1')
  })
})

describe('the tabs of a slot', () => {
  const slot = defineSlot<{ lotId: string }>('parking.tabs')
  const bookings = vi.fn<() => Promise<() => ReactElement>>(async () => () => <p>Three bookings</p>)
  const parking = plugin('parking', {
    slots: [slot],
    pages: [page('/parking/lot/:lot_id', async () => () => <p>Lot</p>, signedIn, { shows: 'lot' })],
    extensions: [
      extendSlot(slot, { id: 'bookings', label: 'Bookings', load: bookings, can: signedIn, order: 2 }),
      extendSlot(slot, {
        id: 'prices',
        label: 'Prices',
        load: bookings,
        can: 'rm.tour_issue.view',
        order: 1,
      }),
    ],
  })
  const Lot = () => (
    <SlotTabs
      slot={slot}
      props={{ lotId: 'P1' }}
      label="About the lot"
      first={{ label: 'Overview', content: <p>Lot P1</p> }}
    />
  )

  it('are fetched when they are opened, can be linked to, and are there for users who may see them', async () => {
    location.hash = '#/?day=7'
    show([parking], <Lot />)
    await screen.findByText('Lot P1')
    const tabs = within(screen.getByRole('navigation', { name: 'About the lot' }))
    const link = await tabs.findByRole('link', { name: 'Bookings' })
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Overview', 'Bookings'])
    expect(bookings).not.toHaveBeenCalled()

    await userEvent.click(link)
    await screen.findByText('Three bookings')
    expect(screen.queryByText('Lot P1')).toBeNull()
    expect(location.hash).toBe('#/?day=7&tab=parking.bookings')
    expect(tabs.getByRole('link', { name: 'Bookings' }).getAttribute('aria-current')).toBe('page')

    await userEvent.click(tabs.getByRole('link', { name: 'Overview' }))
    await screen.findByText('Lot P1')
    expect(location.hash).toBe('#/?day=7')
  })

  it('give way to the first if the address names one that the user may not see', async () => {
    location.hash = '#/?tab=parking.prices'
    show([parking], <Lot />)
    await screen.findByText('Lot P1')
    expect(screen.getByRole('link', { name: 'Overview' }).getAttribute('aria-current')).toBe('page')
    expect(screen.queryByText('Three bookings')).toBeNull()
  })

  it('are on a page that other screens can link to, if the user may open it', () => {
    const Link = () => <p>{usePageShowing('lot')?.('P 1') ?? 'no page'}</p>
    show([parking], <Link />)
    expect(screen.getByText('/parking/lot/P%201')).toBeTruthy()
    cleanup()
    const [lot] = parking.pages ?? []
    show([{ ...parking, pages: lot ? [{ ...lot, can: 'rm.tour_issue.view' }] : [] }], <Link />)
    expect(screen.getByText('no page')).toBeTruthy()
  })
})
