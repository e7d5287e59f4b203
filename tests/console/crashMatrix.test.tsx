// @runs longer in full runs
import { act, cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState, type ReactNode } from 'react'
import { ListBase, RecordsIterator, useTranslate } from 'react-admin'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { consoleOf } from '#src/app/App.tsx'
import { Boundary } from '#src/kit/page/part/Boundary.tsx'
import { definePlugin, page, type Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource, screenKinds } from '#src/kit/base/resource/defineResource.ts'
import { defineSlot, extendSlot } from '#src/kit/base/plugin/slot.ts'
import { SlotExtensions } from '#src/kit/page/part/SlotExtensions.tsx'
import { coreSlots, pageNotices } from '#src/kit/base/plugin/slots.ts'
import { createHttp } from '#src/providers/http.ts'
import { loadMenu } from '#src/providers/menu.ts'
import { openSession } from '#src/providers/session.ts'
import { createSignIn } from '#src/providers/signIn.ts'
import { startConsole } from '#src/app/startConsole.ts'
import { editor, fakeBackEnd, menuEntry } from '#tests/support/fakeBackEnd.ts'
import { isShort } from '#tests/support/isShort.ts'

// Every way for a part of a plugin to fail, in every place where a plugin has a part. After each the shell stands, and a
// click in the menu shows another plugin's rows.

// No props are asked for, so it fits every place.
type Loader = () => Promise<() => ReactNode>

let isBroken = true
const Part = () => <p>the part</p>
const breaks = (what: () => void) => {
  if (isBroken) what()
}
const kaput = () => {
  throw new Error('kaput')
}

/** What a boundary has to catch. */
const faults: Record<string, Loader> = {
  'throws while it is drawn': async () => () => {
    breaks(kaput)
    return <Part />
  },
  'throws in an effect': async () => () => {
    useEffect(() => breaks(kaput), [])
    return <Part />
  },
  'throws after a while': async () => () => {
    const [isLate, setLate] = useState(false)
    useEffect(() => void setTimeout(() => setLate(true), 20), [setLate])
    if (isLate) breaks(kaput)
    return <Part />
  },
  'does not come': async () => {
    breaks(kaput)
    return Part
  },
  // An author without a compiler.
  'is no component': async () => (isBroken ? undefined : Part) as unknown as () => ReactNode,
  'is an element': async () => (isBroken ? <Part /> : Part) as unknown as () => ReactNode,
}

/** What no boundary sees. */
const Clicked: Loader = async () => () => (
  <button type="button" onClick={() => breaks(kaput)}>
    do it
  </button>
)
const Left: Loader = async () => () => {
  useEffect(() => () => breaks(kaput), [])
  return <Part />
}

/** All that any of the console's slots hands over. */
const handed = { siteId: '1', storeId: 's1', brandId: 'b1' }
const slots = coreSlots.map(({ id }) => defineSlot<typeof handed>(id))

/** Where a plugin has parts: how it declares one, where it is seen, what it is called. */
const places: Record<string, { at: string; called: string; of: (load: Loader) => Partial<Plugin> }> = {
  ...Object.fromEntries(
    screenKinds.map((kind) => [
      kind,
      {
        at: {
          list: '#/zap/brand',
          create: '#/zap/brand/create',
          edit: '#/zap/brand/b1',
          show: '#/zap/brand/b1/show',
        }[kind],
        called: `zap/brand ${kind}`,
        of: (load: Loader) => ({
          resources: [defineResource({ name: 'zap/brand', contract: brand, [kind]: load })],
        }),
      },
    ]),
  ),
  page: {
    at: '#/zap/page',
    called: '/zap/page',
    of: (load) => ({ pages: [page('/zap/page', load, signedIn)] }),
  },
  ...Object.fromEntries(
    slots.map((slot) => [
      `extension of ${slot.id}`,
      {
        at: '#/brandDB/place',
        called: `${slot.id} part`,
        of: (load: Loader) => ({ extensions: [extendSlot(slot, { id: 'part', load, can: signedIn })] }),
      },
    ]),
  ),
}

let cells = 0
beforeEach(() => {
  localStorage.clear()
  isBroken = true
  cells += 1
  vi.spyOn(console, 'error').mockReturnValue()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})
afterAll(() => console.info(`${cells} cells`))

for (const [index, [place, { at, called, of }]] of Object.entries(places).entries()) {
  // Screens and pages are tried with every fault; of the slots, which are drawn alike, `npm test` gives each another fault.
  const isAlike = isShort && place.startsWith('extension')
  const tried = Object.entries(faults).filter(
    (_, at) => !isAlike || at === index % Object.keys(faults).length,
  )
  describe(`a ${place} that`, () => {
    it.each(tried)('%s fails alone, by its name, and is there after another try', async (name, load) => {
      await open(
        at,
        of(() => load()),
      )
      await seesFailure(called)
      const why = name.startsWith('is ') ? `${called} does not export a component` : 'kaput'
      expect(screen.getByRole('alert').textContent).toContain(why)
      await othersLive()
      act(() => {
        location.hash = at
      })
      await seesFailure(called)
      isBroken = false
      await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
      expect(await screen.findByText('the part')).toBeTruthy()
      expect(screen.queryByRole('alert')).toBeNull()
    })

    it.skipIf(isAlike)('has no boundary of its own is seen to fail', async () => {
      const { render: drawn } = Boundary.prototype
      vi.spyOn(Boundary.prototype, 'render').mockImplementation(function (this: Boundary) {
        return this.props.contribution === called ? this.props.children : drawn.call(this)
      })
      await open(
        at,
        of(async () => () => {
          breaks(kaput)
          return null
        }),
      )
      await screen.findByText('kaput', { exact: false })
      expect(screen.queryByText(new RegExp(`${called} could not be shown`))).toBeNull()
    })

    it('throws in an event handler stays, and says whose it is', async () => {
      await open(at, of(Clicked))
      await userEvent.click(await screen.findByRole('button', { name: 'do it' }))
      expect(await screen.findByText(new RegExp(`^zap 1.2.3: ${called} could not do that`))).toBeTruthy()
      expect(screen.getByRole('button', { name: 'do it' })).toBeTruthy()
      await othersLive()
    })

    // The notices stay when one goes elsewhere.
    it.skipIf(called.startsWith(pageNotices.id))('throws when it is left does not follow one', async () => {
      await open(at, of(Left))
      await screen.findByText('the part')
      await othersLive()
      expect(screen.queryByRole('alert')).toBeNull()
    })
  })
}

describe('texts that', () => {
  const words = { zap: { word: 'the words' } }
  const Words = () => <p>{useTranslate()('zap.word')}</p>
  const come = async () => ({ messages: words })
  const fail = async () => {
    breaks(kaput)
    return { messages: words }
  }
  const withMessages = (messages: unknown): Partial<Plugin> => ({
    ...places['page']?.of(async () => Words),
    messages: messages as NonNullable<Plugin['messages']>,
  })

  it('do not come in one language stand in another', async () => {
    await open('#/zap/page', withMessages({ zh_CN: come, zh_TW: fail, en_US: fail }))
    expect(await screen.findByText('the words')).toBeTruthy()
    await othersLive()
  })

  it.each([
    ['do not come in any language', fail],
    ['throw at once', () => (isBroken ? kaput() : come())],
  ])('%s are the failure of the screen, until another try', async (_, load) => {
    await open('#/zap/page', withMessages({ zh_CN: fail, zh_TW: fail, en_US: load }))
    await seesFailure('/zap/page')
    await othersLive()
    location.hash = '#/zap/page'
    await seesFailure('/zap/page')
    isBroken = false
    await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('the words')).toBeTruthy()
  })
})

describe('a plugin', () => {
  const hint = (change: object): Partial<Plugin> => ({
    ...places['page']?.of(async () => Part),
    menu: [{ uri: '/zap/page', title: { zh_CN: 'z', zh_TW: 'z', en_US: 'Zap' }, can: signedIn, ...change }],
  })

  it.each([
    ['with an unknown icon', { icon: 'constructor' }],
    ['with an icon of another kind', { icon: { toString: null } }],
    ['with a symbol for an icon', { icon: Symbol('icon') }],
    ['with a title of another kind', { title: { zh_CN: 1, zh_TW: {}, en_US: [] } }],
    ['with a rule that no rule is', { can: () => kaput() }],
    ['in a group that nobody has', { group: 'nowhere' }],
  ])('with a menu hint %s leaves the menu standing', async (_, change) => {
    await open('#/brandDB/brand', hint(change))
    await othersLive()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it.each([
    ['does not come', async () => kaput()],
    ['throws at once', () => kaput()],
    ['exports nothing', async () => ({ default: undefined })],
    ['is no module', async () => undefined as never],
    [
      'throws when it is read',
      async () => ({ default: Object.defineProperty({}, 'id', { get: kaput, enumerable: true }) }),
    ],
  ])('whose manifest %s is left out', async (_, load) => {
    await openWith('#/brandDB/brand', load)
    await othersLive()
    // What explains problems is fetched with the first of them.
    await expect
      .poll(() => vi.mocked(console.error).mock.calls.flat().join())
      .toContain('Plugin zap is not mounted')
  })

  it('whose schema of settings throws is left out', async () => {
    await open('#/zap/page', { ...places['page']?.of(async () => Part), settings: { parse: kaput } })
    expect(await screen.findByRole('heading', { name: 'There is nothing at this address' })).toBeTruthy()
    await othersLive()
  })
})

/** The part says which it is, and everything round it stands. */
async function seesFailure(called: string) {
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(`zap 1.2.3: ${called} could not be shown`)
  expect(screen.getByRole('navigation', { name: 'Menu' })).toBeTruthy()
  // The page that n extension stands in, or a notice above.
  if (location.hash === '#/brandDB/place') await screen.findByText('the place')
}

async function othersLive() {
  const menu = await screen.findByRole('navigation', { name: 'Menu' })
  await userEvent.click(within(menu).getByRole('link', { name: 'Brands' }))
  expect(await screen.findByText('Aroma Bakery')).toBeTruthy()
  expect(location.hash).toBe('#/brandDB/brand')
}

const title = { zh_CN: 'z', zh_TW: 'z', en_US: 'z' }

// The console draws the notices by itself, above every page.
const otherSlots = slots.filter((slot) => slot.id !== pageNotices.id)

const healthy = definePlugin({
  id: 'brandDB',
  api: 1,
  title,
  resources: [
    defineResource({
      name: 'brandDB/brand',
      contract: brand,
      list: async () => () => (
        <ListBase>
          <RecordsIterator render={({ name }) => <p>{name}</p>} />
        </ListBase>
      ),
    }),
  ],
  pages: [
    page(
      '/brandDB/place',
      async () => () => (
        <>
          <p>the place</p>
          {otherSlots.map((slot) => (
            <SlotExtensions key={slot.id} slot={slot} props={handed} />
          ))}
        </>
      ),
      signedIn,
    ),
  ],
})

const open = (at: string, parts: Partial<Plugin>) =>
  openWith(at, async () => ({ default: { id: 'zap', api: 1, version: '1.2.3', title, ...parts } }))

/** The real console of an administrator, with the plugin that fails and one that does not. */
async function openWith(at: string, zap: () => Promise<{ default: unknown }>) {
  localStorage.setItem('atrium.locale', 'en_US')
  location.hash = at
  fakeBackEnd({
    'POST /validity': { ...editor, username: 'admin' },
    'GET /menu': { list: [menuEntry({ _id: 'brands', name_en: 'Brands', uri: '/brandDB/brand' })] },
    'GET /bdbrand': { list: [{ _id: 'b1', name: 'Aroma Bakery' }], total: 1 },
  })
  const session = openSession()
  session.update({ token: 't1', userId: 'u1' })
  const http = createHttp({ token: () => session.get().token, locale: () => 'en_US' })
  const signIn = createSignIn({ session, http })
  const person = Promise.all([signIn.validity(), loadMenu({ http, session, onSignedOut: signIn.expire })])
  const loaders = { zap, brandDB: async () => ({ default: healthy }) }
  render(consoleOf(await startConsole({ session, http, signIn, person, loaders })))
}
