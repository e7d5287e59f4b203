import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDevelopmentHost } from '#src/providers/developmentHost.ts'
import { currentSite, lastLoginUser, openSession } from '#src/providers/session.ts'
import { editor, menuEntry } from '#tests/support/fakeBackEnd.ts'

const nobody = {
  token: null,
  expiresAt: null,
  userId: null,
  user: null,
  site: null,
  isSiteChosen: false,
  menu: null,
  menuKey: null,
  spaceOwner: null,
  languages: null,
}

const language = { _id: 'en_US', name: 'en_US', label: 'English', is_default: false, is_active: true }

const stored = (token: string, expiresAt: number | null = null): string =>
  JSON.stringify({ token, expires_at: expiresAt })

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

/** What another tab of the same browser does. */
function elsewhere(key: string, value: string | null): void {
  if (value === null) localStorage.removeItem(key)
  else localStorage.setItem(key, value)
  window.dispatchEvent(new StorageEvent('storage', { key }))
}

describe('the session', () => {
  it('is there again after a reload', () => {
    openSession().update({
      token: 't1',
      userId: 'u1',
      user: editor,
      site: '9',
      menu: [menuEntry({ _id: 'm' })],
    })
    expect(openSession().get()).toMatchObject({
      token: 't1',
      userId: 'u1',
      user: { ...editor, access_token: '' },
      site: '9',
      menu: [{ _id: 'm' }],
    })
  })

  it('has no older token with the person than its own', () => {
    const session = openSession()
    session.update({ token: 't1', userId: 'u1', user: { ...editor, access_token: 't0' } })
    const stored = () => JSON.parse(localStorage.getItem('atrium.user_info') ?? '{}')
    expect(stored()).toMatchObject({ access_token: 't1' })
    session.update({ token: 't2' })
    expect(stored()).toMatchObject({ access_token: 't2' })
  })

  it('stands under the keys of the specification', () => {
    openSession().update({
      token: 't1',
      expiresAt: 99,
      userId: 'u1',
      site: '9',
      isSiteChosen: true,
      menu: [],
      menuKey: 'u1|9|1',
      languages: [],
    })
    // After the site: with another site the stores of the old one are gone.
    openSession().update({ spaceOwner: [] })
    expect({ ...localStorage }).toEqual({
      'atrium.access_token': '{"token":"t1","expires_at":99}',
      'atrium.token_at': expect.stringMatching(/^\d{13}$/),
      'atrium.user_id': 'u1',
      'atrium.user_site': '9',
      'atrium.site_chosen': 'true',
      'atrium.menu': '{"key":"u1|9|1","list":[]}',
      'atrium.space_owner': '[]',
      'atrium.languages': '[]',
    })
  })

  it('leaves nothing behind when it ends, but the last login user', () => {
    const session = openSession()
    session.update({
      token: 't1',
      expiresAt: 99,
      userId: 'u1',
      user: editor,
      site: '9',
      isSiteChosen: true,
      menu: [],
      menuKey: 'u1|9|1',
      languages: [language],
    })
    session.update({ spaceOwner: [] })
    lastLoginUser.set(editor)
    session.clear()
    expect(Object.keys(localStorage).toSorted()).toEqual(['atrium.languages', 'atrium.last_login_user'])
    expect(session.get()).toEqual({ ...nobody, languages: [language] })
  })

  it('that ends by itself leaves the site to whoever comes back under the same id', () => {
    const session = openSession()
    session.update({ token: 't1', userId: 'u1', user: editor, site: '9', isSiteChosen: true, menu: [] })
    session.expire()
    const left = { ...nobody, userId: 'u1', site: '9', isSiteChosen: true }
    expect(session.get()).toEqual(left)
    expect(openSession().get()).toEqual(left)
  })

  it('forgets the stores of a site that one leaves', () => {
    const session = openSession()
    session.update({ token: 't1', userId: 'u1', site: '9' })
    session.update({ spaceOwner: [] })
    session.update({ site: '9' })
    expect(session.get().spaceOwner).toEqual([])
    session.update({ site: '2' })
    expect(session.get().spaceOwner).toBeNull()
  })

  it('tells who watches, and keeps an object whose content did not change', () => {
    const session = openSession()
    const seen = vi.fn<() => void>()
    const stop = session.subscribe(seen)
    session.update({ token: 't1', user: editor })
    const { user } = session.get()
    session.update({ user: structuredClone(editor) })
    expect(seen).toHaveBeenCalledTimes(1)
    expect(session.get().user).toBe(user)
    stop()
    session.clear()
    expect(seen).toHaveBeenCalledTimes(1)
  })

  it('goes on with what is whole when parts are corrupt', () => {
    localStorage.setItem('atrium.access_token', stored('t1'))
    localStorage.setItem('atrium.space_owner', '[{"site":1},3]')
    localStorage.setItem('atrium.user_info', '{"_id": "u1", "na')
    localStorage.setItem('atrium.menu', '{"list":1}')
    expect(openSession().get()).toMatchObject({ token: 't1', user: null, menu: null, spaceOwner: [] })
    localStorage.setItem('atrium.user_info', '"root"')
    localStorage.setItem('atrium.menu', '{"list":[null, {"_id":"m"}, {"_id":"m1","name":"Brands"}]}')
    expect(openSession().get()).toMatchObject({ token: 't1', user: null, menu: [{ _id: 'm1' }] })
  })

  it.each(['t1', '{"token":', '{"token":7}', 'null', '[]'])(
    'is none when the token is stored as %s',
    (text) => {
      localStorage.setItem('atrium.access_token', text)
      localStorage.setItem('atrium.user_info', JSON.stringify(editor))
      expect(openSession().get()).toEqual(nobody)
    },
  )

  it('lasts as long as the page when the storage is blocked', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const session = openSession()
    session.update({ token: 't1', userId: 'u1' })
    expect(session.get().token).toBe('t1')
    session.clear()
    expect(session.get().token).toBeNull()
  })

  it('does not fall back to an older stored value when the storage is full', () => {
    openSession().update({ token: 'old' })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    openSession().update({ token: 'new' })
    expect(openSession().get().token).toBe('new')
    vi.restoreAllMocks()
    openSession().clear()
  })

  it('learns that another tab signed out, or somebody else in', () => {
    const session = openSession()
    session.update({ token: 't1', userId: 'u1' })
    elsewhere('atrium.user_id', 'u2')
    // To this page it is over: it never goes on as the other.
    expect(session.get()).toMatchObject({ token: null, userId: null })
    elsewhere('atrium.access_token', null)
    expect(session.get().token).toBeNull()
  })

  it('takes the token that another tab renewed, and keeps its own site', () => {
    const session = openSession()
    session.update({ token: 't1', expiresAt: 1, userId: 'u1', user: editor, site: '9' })
    localStorage.setItem('atrium.user_site', '2')
    elsewhere('atrium.access_token', stored('t2', 99))
    expect(session.get()).toMatchObject({ token: 't2', expiresAt: 99, user: editor, site: '9' })
  })

  it('does not send the token of somebody else before it has learnt of them', () => {
    const session = openSession()
    session.update({ token: 't1', userId: 'u1' })
    localStorage.setItem('atrium.access_token', stored('t2'))
    expect(session.get().token).toBe('t1')
  })
})

describe('the current site', () => {
  it.each([
    ['the chosen one', '9', '9'],
    ['the first when none is chosen', null, '2'],
    ['the first when the chosen one is not theirs any more', '5', '2'],
  ])('is %s', (_, site, current) => {
    expect(currentSite({ user: editor, site })).toBe(current)
  })

  it('is none for a person without sites', () => {
    expect(currentSite({ user: { ...editor, sites: [] }, site: '2' })).toBeNull()
  })
})

describe('the last login user', () => {
  it.each([
    ['the user name on a development host', 'localhost', 'lin@example.com', 'brand.editor'],
    ['the e-mail address elsewhere', 'console.example', 'lin@example.com', 'lin@example.com'],
    ['the user name of a person without one', 'console.example', null, 'brand.editor'],
  ])('is %s', (_, host, email, remembered) => {
    lastLoginUser.set({ ...editor, email }, host)
    expect(lastLoginUser.get()).toBe(remembered)
  })

  it.each([
    ['localhost', true],
    ['LOCALHOST', true],
    ['localhost.', true],
    ['app.localhost', true],
    ['127.0.0.1', true],
    ['127.8.9.10', true],
    ['[::1]', true],
    ['studio.local', true],
    ['console.example', false],
    ['localhost.example', false],
    ['mylocalhost', false],
    ['dev.example', false],
    ['test.example', false],
    ['10.0.0.1', false],
    ['128.0.0.1', false],
    ['local', false],
    ['', false],
  ])('takes %s for a development host: %s', (host, is) => {
    expect(isDevelopmentHost(host)).toBe(is)
  })
})
