import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttp } from '#src/providers/http.ts'
import { loadMenu, openPerson } from '#src/providers/menu.ts'
import { openSession, type SessionState } from '#src/providers/session.ts'
import { createSignIn } from '#src/providers/signIn.ts'
import { followSpaceOwner } from '#src/providers/spaceOwner.ts'
import { editor, fakeBackEnd, menuEntry, refusal } from '#tests/support/fakeBackEnd.ts'

const menu = [menuEntry({ _id: 'm' })]
const owned = {
  _id: 'o1',
  user_id: 'u1',
  site: '2',
  stores: [{ _id: 's1', is_split: false, is_merge: false }],
  permits: ['tour'],
}
const back = () => ({
  'POST /validity': { ok: true } as object,
  'GET /userinfo': editor as object,
  'GET /menu': { list: menu, total: 1 } as object,
  'GET /spaceowner': { list: [owned], total: 1 } as object,
})

function open(known: Partial<SessionState> = {}) {
  const session = openSession()
  session.update({ token: 't1', userId: 'u1', ...known })
  const http = createHttp({ token: () => session.get().token, locale: () => 'zh_CN' })
  const signIn = createSignIn({ session, http })
  return { http, session, signIn, onSignedOut: signIn.expire }
}

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
})
afterEach(() => vi.unstubAllGlobals())

describe('the menu', () => {
  it('is fetched once for a person, a site and a version', async () => {
    const { paths } = fakeBackEnd(back())
    const first = open()
    await openPerson(first)
    expect(first.session.get()).toMatchObject({ menu, menuKey: 'u1|2|1' })
    await openPerson(open())
    const who = ['POST /validity', 'GET /userinfo']
    expect(paths()).toEqual([...who, 'GET /menu', ...who])
  })

  it('is the one that was asked for last, whichever reply comes last', async () => {
    const visit = open({ user: editor, site: '2' })
    const replies = ['older', 'newer'].map((_id) => ({ list: [menuEntry({ _id })], total: 1 }))
    const waiting: ((page: object) => void)[] = []
    const http = {
      ...visit.http,
      send: () => new Promise<never>((resolve) => waiting.push((data) => resolve({ data } as never))),
    }
    const both = [loadMenu({ ...visit, http }), loadMenu({ ...visit, http })]
    for (const at of [1, 0]) waiting[at]?.(replies[at] ?? {})
    await Promise.all(both)
    expect(visit.session.get().menu?.map(({ _id }) => _id)).toEqual(['newer'])
  })

  it.each([
    ['of another version', 'u1|2|0'],
    ['of another site', 'u1|9|1'],
    ['of another person', 'u2|2|1'],
    ['of nobody knows whom', null],
  ])('kept from a visit %s is fetched anew', async (_, menuKey) => {
    const { paths } = fakeBackEnd(back())
    const visit = open({ user: editor, site: '2', menu: [], menuKey })
    await openPerson(visit)
    expect(paths()).toEqual(['POST /validity', 'GET /userinfo', 'GET /menu'])
    expect(visit.session.get()).toMatchObject({ menu, menuKey: 'u1|2|1' })
  })

  it('of a back end that counts no versions is fetched once a session', async () => {
    const { paths } = fakeBackEnd({ ...back(), 'GET /userinfo': { ...editor, menu_version: undefined } })
    const fetched = () => paths().filter((path) => path === 'GET /menu').length
    await openPerson(open())
    await openPerson(open())
    expect(fetched()).toBe(1)
    const ended = openSession()
    ended.expire()
    await openPerson(open())
    expect(fetched()).toBe(2)
  })

  it('is asked for at the current site, whole', async () => {
    const { asked } = fakeBackEnd(back())
    await loadMenu(open({ user: editor, site: '9' }))
    expect(asked[0]?.query).toEqual({ site: '9', range: 'ALL' })
  })

  it('is not kept where nobody says whose it is', async () => {
    fakeBackEnd({ ...back(), 'GET /userinfo': new Response('', { status: 500 }) })
    const visit = open()
    await expect(openPerson(visit)).rejects.toHaveProperty('isNetwork', true)
    expect(visit.session.get()).toMatchObject({ token: 't1', menu: null })
  })

  it('ends the session when it is over', async () => {
    fakeBackEnd({ ...back(), 'GET /menu': refusal(555, '') })
    const visit = open()
    await expect(loadMenu(visit)).rejects.toHaveProperty('errcode', 555)
    expect(visit.session.get().token).toBeNull()
  })
})

describe('the stores of a person', () => {
  it('are fetched once per site, and not again by a reload', async () => {
    const { asked } = fakeBackEnd(back())
    const visit = open({ user: editor, site: '2' })
    followSpaceOwner(visit)
    await vi.waitFor(() => expect(visit.session.get().spaceOwner).toEqual([owned]))
    visit.session.update({ languages: [] })
    followSpaceOwner(open({ user: editor }))
    expect(asked.map(({ query }) => query['site'])).toEqual(['2'])
    visit.session.update({ site: '9' })
    await vi.waitFor(() => expect(asked.map(({ query }) => query['site'])).toEqual(['2', '9']))
  })

  it.each([
    ['another back end', new Response('', { status: 404 })],
    ['a lost connection', new TypeError()],
  ])('are unknown with %s, and the rest goes on', async (_, answer) => {
    const { paths } = fakeBackEnd({ ...back(), 'GET /spaceowner': answer })
    const visit = open({ user: editor, site: '2' })
    followSpaceOwner(visit)
    await vi.waitFor(() => expect(paths()).toEqual(['GET /spaceowner']))
    visit.session.update({ languages: [] })
    expect(visit.session.get()).toMatchObject({ token: 't1', spaceOwner: null })
    expect(paths()).toHaveLength(1)
  })
})
