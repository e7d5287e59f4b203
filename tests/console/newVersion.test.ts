import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reloadOnNewVersion } from '#src/app/newVersion.ts'

// The script that this page runs, as the server's page names it.
const own = new URL(import.meta.url).pathname.replace(
  'tests/console/newVersion.test.ts',
  'src/app/newVersion.ts',
)
const reload = vi.fn()
const serve = (page: () => Response) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => page()),
  )
const missChunk = async () => {
  window.dispatchEvent(new Event('vite:preloadError'))
  await new Promise((resolve) => setTimeout(resolve, 20))
}

reloadOnNewVersion()

beforeEach(() => {
  sessionStorage.clear()
  reload.mockClear()
  vi.stubGlobal('location', { reload })
})
afterEach(() => vi.unstubAllGlobals())

describe('a screen whose code is gone', () => {
  it('loads the page anew when the server has another version', async () => {
    serve(() => new Response('<script src="/assets/main-new.js">'))
    await missChunk()
    expect(reload).toHaveBeenCalledOnce()
  })

  it('does so once: an old page that comes again and again is no loop', async () => {
    serve(() => new Response('<script src="/assets/main-new.js">'))
    for (let i = 0; i < 5; i += 1) await missChunk()
    expect(reload).toHaveBeenCalledOnce()
  })

  it.each([
    ['has the same version', () => new Response(`<script src="${own}">`)],
    ['answers with an error', () => new Response('', { status: 502 })],
    ['does not answer', () => Response.error()],
  ])('stays a failure of the screen when the server %s', async (_, page) => {
    serve(page)
    await missChunk()
    expect(reload).not.toHaveBeenCalled()
  })

  it('stays one too where the browser keeps nothing, since nobody could count', async () => {
    serve(() => new Response('<script src="/assets/main-new.js">'))
    vi.stubGlobal('sessionStorage', undefined)
    await missChunk()
    expect(reload).not.toHaveBeenCalled()
  })
})
