import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { consoleOf } from '#src/app/App.tsx'
import { startConsole } from '#src/app/startConsole.ts'
import { definePlugin, page, type ScreenLoader } from '#src/kit/definePlugin.ts'
import { createHttp } from '#src/providers/http.ts'
import { openSession } from '#src/providers/session.ts'
import { createSignIn } from '#src/providers/signIn.ts'
import { editor, fakeBackEnd } from '#tests/support/fakeBackEnd.ts'

const Lots = () => <h1>Lots</h1>
const title = { zh_CN: '停车', zh_TW: '泊車', en_US: 'Parking' }

/** Starts the console at the address of a page and renders it once. */
async function start({ load, hash = '#/parking/lots' }: { load: ScreenLoader; hash?: string }) {
  location.hash = hash
  fakeBackEnd({ 'POST /validity': editor, 'GET /config': { params: {}, demo: false } })
  const session = openSession()
  session.update({ token: 't1', userId: 'u1', user: editor, menu: [], site: '2' })
  const http = createHttp({ token: () => session.get().token, locale: () => 'en_US' })
  const signIn = createSignIn({ session, http })
  const parking = definePlugin({
    id: 'parking',
    api: 1,
    title,
    pages: [page('/parking/lots', load, signedIn), page('/parking/safe', load, { role: 'external' })],
  })
  const loaders = { parking: async () => ({ default: parking }) }
  const parts = await startConsole({ session, http, signIn, person: Promise.resolve(), loaders })
  render(consoleOf(parts))
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
