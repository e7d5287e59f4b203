import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { brandTag } from '#contract/brandDB/brandTag.ts'
import { consoleOf } from '#src/app/App.tsx'
import { startConsole } from '#src/app/startConsole.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import type { ScreenLoader } from '#src/kit/base/resource/defineResource.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'
import { createHttp } from '#src/providers/http.ts'
import { openSession } from '#src/providers/session.ts'
import { createSignIn } from '#src/providers/signIn.ts'
import { editor, fakeBackEnd } from '#tests/support/fakeBackEnd.ts'

const Lots = () => <h1>Lots</h1>
const Tags = listOf(brandTag)
const coffee = { list: [{ _id: 't1', name: 'Coffee', name_en: 'Coffee', rev: 1 }], total: 1 }
const title = { zh_CN: '停车', zh_TW: '泊車', en_US: 'Parking' }

/** Starts the console at the address of a page and renders it once. */
async function start({ load = async () => Lots, hash = '#/parking/lots', tags = coffee }: Start) {
  location.hash = hash
  const { asked } = fakeBackEnd({
    'POST /validity': editor,
    'GET /config': { params: {}, demo: false },
    'GET /bdbrandtag': tags,
  })
  const session = openSession()
  session.update({ token: 't1', userId: 'u1', user: editor, menu: [], site: '2' })
  const http = createHttp({ token: () => session.get().token, locale: () => 'en_US' })
  const signIn = createSignIn({ session, http })
  const parking = definePlugin({
    id: 'parking',
    api: 1,
    title,
    resources: [defineResource({ name: 'parking/tag', contract: brandTag, list: async () => Tags })],
    pages: [page('/parking/lots', load, signedIn), page('/parking/safe', load, { role: 'external' })],
  })
  const loaders = { parking: async () => ({ default: parking }) }
  const parts = await startConsole({ session, http, signIn, person: Promise.resolve(), loaders })
  render(consoleOf(parts))
  // Pickers ask for all tags.
  const ofPages = () =>
    asked.filter(({ path, query }) => path === '/bdbrandtag' && query['range'] !== '0-499')
  return { pages: () => ofPages().map(({ query }) => query['range']) }
}

interface Start {
  readonly load?: ScreenLoader
  readonly hash?: string
  /** What the back end replies to the list of tags. */
  readonly tags?: object
}

beforeEach(() => {
  localStorage.clear()
  localStorage.setItem('atrium.locale', 'en_US')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the first render', () => {
  it('has the screen of the address', async () => {
    const load = vi.fn(async () => Lots)
    await start({ load })
    expect(screen.getByRole('heading', { name: 'Lots' })).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('does not wait long for a screen whose code is slow, which then comes without another request', async () => {
    const { promise, resolve } = Promise.withResolvers<() => React.JSX.Element>()
    const load = vi.fn(() => promise)
    await start({ load })
    expect(screen.getByRole('navigation', { name: 'Menu' })).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'Lots' })).toBeNull()
    resolve(Lots)
    expect(await screen.findByRole('heading', { name: 'Lots' })).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('says that the code could not be had', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    const load = vi.fn().mockRejectedValue(new TypeError('Failed to fetch dynamically imported module'))
    await start({ load })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(load).toHaveBeenCalledTimes(1)
  })

  it('fetches no screen that the user may not see', async () => {
    const load = vi.fn(async () => Lots)
    await start({ load, hash: '#/parking/safe' })
    expect(screen.queryByRole('heading', { name: 'Lots' })).toBeNull()
    expect(load).not.toHaveBeenCalled()
  })
})

describe('the first render of a list', () => {
  const hash = '#/parking/tag'

  it('has its rows, which are read once', async () => {
    const { pages } = await start({ hash })
    expect(screen.getByText('Coffee')).toBeTruthy()
    expect(pages()).toEqual(['0-24'])
  })

  it('does not wait long for rows, which then come without another request', async () => {
    const { promise, resolve } = Promise.withResolvers<unknown>()
    const { pages } = await start({ hash, tags: () => promise })
    expect(screen.getByRole('heading', { level: 1 })).toBeTruthy()
    expect(screen.queryByText('Coffee')).toBeNull()
    resolve(coffee)
    expect(await screen.findByText('Coffee')).toBeTruthy()
    expect(pages()).toEqual(['0-24'])
  })

  it('says that its rows could not be had', async () => {
    vi.spyOn(console, 'error').mockReturnValue()
    await start({ hash, tags: new TypeError('Failed to fetch') })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
  })

  it('leaves it to a list that the user left on another page to read its rows', async () => {
    const left = { filter: {}, sort: 'name_en', order: 'ASC', page: 2, perPage: 25, displayedFilters: {} }
    localStorage.setItem('atrium.store/u1/2/parking/tag.listParams', JSON.stringify(left))
    const { pages } = await start({ hash, tags: { ...coffee, total: 26 } })
    expect(pages()).toEqual(['25-49'])
    expect(await screen.findByText('Coffee')).toBeTruthy()
    expect(pages()).toEqual(['25-49'])
  })
})
