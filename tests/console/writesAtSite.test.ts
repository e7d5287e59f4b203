import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { installation, plugins } from '#console.config.ts'
import type { Composition } from '#src/kit/base/registry/compose.ts'
import { loadPlugins } from '#src/app/loadPlugins.ts'
import { createDataProvider } from '#src/providers/dataProvider.ts'
import { createHttp } from '#src/providers/http.ts'
import { currentSite, openSession } from '#src/providers/session.ts'
import { editor, fakeBackEnd } from '#tests/support/fakeBackEnd.ts'

let resources: Composition['resources']

beforeAll(async () => {
  resources = (await loadPlugins(plugins, installation)).resources
})
afterEach(() => vi.unstubAllGlobals())

/** A tab at Guangzhou, beside another one that has just been switched to Hong Kong. */
function twoTabs() {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/?site=2#/')
  const session = openSession()
  session.update({ token: 't1', userId: 'u1', user: editor, site: '2' })
  localStorage.setItem('atrium.user_site', '9')
  window.dispatchEvent(new StorageEvent('storage', { key: 'atrium.user_site' }))
  return session
}

const writesOf = (session: ReturnType<typeof openSession>) =>
  createDataProvider({
    http: createHttp({ token: () => 't1', locale: () => 'en_US' }),
    resources,
    site: () => currentSite(session.get()),
  })

describe('a write of a tab whose user has switched the site in another tab', () => {
  it.each([
    ['at once', (session: ReturnType<typeof openSession>) => session],
    ['after a reload', () => openSession()],
  ])('goes to the site that its screen shows, %s: every resource', async (_, then) => {
    const provider = writesOf(then(twoTabs()))
    const wrong: string[] = []
    let walked = 0
    for (const [name, { contract }] of resources) {
      const { asked } = fakeBackEnd({})
      const { fields, scope } = contract
      const takesSite = scope === 'site' && ['create', 'always'].includes(fields['site']?.writable ?? 'never')
      const created = () => Object(asked.findLast(({ method }) => method === 'POST')?.body)['site']
      const expectSite = (what: string, site: unknown, expected: unknown) => {
        if (site !== expected) wrong.push(`${name} ${what}: ${String(site)}`)
      }
      await provider.create(name, { data: {} }).catch(() => undefined)
      expectSite('create', created(), takesSite ? '2' : undefined)
      // A form that says another site means it.
      await provider.create(name, { data: { site: '9' } }).catch(() => undefined)
      expectSite('create elsewhere', created(), fields['site'] && takesSite ? '9' : created())
      const matching = { filter: {}, count: 3 }
      await provider.deleteMany(name, { ids: [], meta: { matching } }).catch(() => undefined)
      const removed = asked.findLast(({ method }) => method === 'DELETE')?.query['site']
      expectSite('delete all that match', removed, scope === 'site' ? '2' : undefined)
      // These name their records, each of which has its own site.
      await provider.update(name, { id: 'r1', data: {}, previousData: undefined }).catch(() => undefined)
      await provider.delete(name, { id: 'r1' }).catch(() => undefined)
      for (const { method, query, body } of asked)
        if (JSON.stringify([query, method === 'POST' ? {} : body]).includes('"site":"9"'))
          wrong.push(`${name} ${method}`)
      walked += takesSite ? 1 : 0
    }
    expect(wrong).toEqual([])
    expect(walked).toBeGreaterThan(5)
  })
})
