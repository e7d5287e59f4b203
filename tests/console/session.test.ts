import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { currentSite, lastLoginUser, openSession } from '#src/providers/session.ts'
import { editor, menuEntry } from '#tests/support/fakeBackEnd.ts'

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
      user: editor,
      site: '9',
      menu: [{ _id: 'm' }],
    })
  })

  it('stands under the keys of the specification', () => {
    openSession().update({ token: 't1', userId: 'u1' })
    expect({ ...localStorage }).toEqual({ 'atrium.access_token': 't1', 'atrium.user_id': 'u1' })
  })

  it('leaves nothing behind when it ends, but the last login user', () => {
    const session = openSession()
    session.update({ token: 't1', userId: 'u1', user: editor, site: '9', menu: [] })
    lastLoginUser.set(editor)
    session.clear()
    expect(Object.keys(localStorage)).toEqual(['atrium.last_login_user'])
    expect(session.get()).toEqual({ token: null, userId: null, user: null, site: null, menu: null })
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
    localStorage.setItem('atrium.access_token', 't1')
    localStorage.setItem('atrium.user_info', '{"_id": "u1", "na')
    localStorage.setItem('atrium.menu', '{"list":1}')
    expect(openSession().get()).toMatchObject({ token: 't1', user: null, menu: null })
    localStorage.setItem('atrium.user_info', '"root"')
    localStorage.setItem('atrium.menu', '[null, {"_id":"m"}, {"_id":"m1","name":"Brands"}]')
    expect(openSession().get()).toMatchObject({ token: 't1', user: null, menu: [{ _id: 'm1' }] })
  })

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

  it('does not send the token of somebody else before it has learnt of them', () => {
    const session = openSession()
    session.update({ token: 't1', userId: 'u1' })
    localStorage.setItem('atrium.access_token', 't2')
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
  it('is the user name in development', () => {
    vi.stubEnv('DEV', true)
    lastLoginUser.set(editor)
    expect(lastLoginUser.get()).toBe('brand.editor')
    vi.unstubAllEnvs()
  })

  it.each([
    ['the e-mail address otherwise', 'lin@example.com', 'lin@example.com'],
    ['the user name of a person without one', null, 'brand.editor'],
  ])('is %s', (_, email, remembered) => {
    vi.stubEnv('DEV', false)
    lastLoginUser.set({ ...editor, email })
    expect(lastLoginUser.get()).toBe(remembered)
    vi.unstubAllEnvs()
  })
})
