import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { adoptToken, type AskWho } from '#src/providers/adoptToken.ts'
import { createHttp } from '#src/providers/http.ts'
import { storedLocale } from '#src/providers/locale.ts'
import { refreshToken } from '#src/providers/refreshToken.ts'
import { openSession } from '#src/providers/session.ts'
import { createSignIn } from '#src/providers/signIn.ts'
import { readUser } from '#src/providers/userInfo.ts'
import { editor, fakeBackEnd, refusal, type ReceivedRequest } from '#tests/support/fakeBackEnd.ts'

const neverAsked: AskWho = () => {
  throw new Error('nobody is to be asked')
}

function open() {
  const session = openSession()
  const http = createHttp({
    token: () => session.get().token,
    locale: storedLocale,
    catchUp: session.catchUp,
  })
  const signIn = createSignIn({ session, http })
  const options = { session, http, signIn }
  return {
    session,
    ...signIn,
    refresh: () => refreshToken(options),
    adopt: (token: string, ask: AskWho = neverAsked) => adoptToken(token, { ...options, ask }),
  }
}

/** The checks of the session, without the question who it is. */
const checksOf = (asked: readonly ReceivedRequest[]) => asked.filter(({ path }) => path === '/validity')

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
})
afterEach(() => vi.unstubAllGlobals())

describe('the validity check', () => {
  it('keeps the person, however loosely the back end puts it', async () => {
    const roles = [{ _id: 'r', type: 'management', name: 'M', permissions: 'perf.view' }]
    fakeBackEnd({
      'POST /validity': { _id: 'u1', username: 'kim', roles, department: [65, '11'], sites: ['2'] },
    })
    const { session, validity } = open()
    session.update({ token: 't1' })
    await validity()
    expect(session.get().user).toMatchObject({
      name: 'kim',
      roles: [{ permissions: ['perf.view'] }],
      department: ['65', '11'],
      sites: [{ _id: '2', name: '2' }],
      data: { permissions: ['perf.view'], is_manager: true, is_admin: false },
    })
  })

  it('takes the person from /userinfo, and from its own answer only what that leaves out', async () => {
    fakeBackEnd({
      'POST /validity': { _id: 'u1', username: 'old', name: '林晓', email: 'lin@example.com', roles: [] },
      'GET /userinfo': { _id: 'u1', username: 'lin', roles: editor.roles, sites: ['9'] },
    })
    const { session, validity } = open()
    session.update({ token: 't1' })
    expect(await validity()).toMatchObject({
      username: 'lin',
      name: '林晓',
      email: 'lin@example.com',
      sites: [{ _id: '9' }],
      data: { permissions: ['branddb.brand.view', 'branddb.brand.create'] },
    })
    expect(session.get()).toMatchObject({ userId: 'u1', user: { username: 'lin' } })
  })

  it.each([
    ['a success without data', () => Response.json({ errcode: 0 })],
    ['nothing about the person', { ok: true }],
  ])('is content with %s', async (_, validity) => {
    fakeBackEnd({ 'POST /validity': validity, 'GET /userinfo': editor })
    const { session, ...signIn } = open()
    session.update({ token: 't1' })
    await signIn.validity()
    expect(session.get().user).toMatchObject({ _id: 'u1', roles: editor.roles })
  })

  it('keeps what sign-in said of the person and no call says again', async () => {
    fakeBackEnd({ 'POST /validity': {}, 'GET /userinfo': { _id: 'u1', username: 'lin' } })
    const { session, validity } = open()
    session.update({
      token: 't1',
      user: readUser({ name: '林晓', email: 'lin@example.com', locale: 'zh_TW' }),
    })
    expect(await validity()).toMatchObject({
      _id: 'u1',
      username: 'lin',
      name: '林晓',
      email: 'lin@example.com',
    })
  })

  it('keeps nothing of somebody else', async () => {
    fakeBackEnd({ 'POST /validity': {}, 'GET /userinfo': { _id: 'u2', username: 'kim' } })
    const { session, validity } = open()
    session.update({ token: 't1', user: editor })
    expect(await validity()).toMatchObject({ _id: 'u2', name: 'kim', email: null, roles: [], sites: [] })
  })

  it('forgets permissions with the roles that they came from', () => {
    const fewer = readUser({ _id: 'u1', roles: [{ permissions: 'branddb.brand.view' }] }, editor)
    expect(fewer?.data.permissions).toEqual(['branddb.brand.view'])
    expect(readUser({ _id: 'u1', name: 'Lin' }, editor)?.data.permissions).toHaveLength(2)
  })

  it.each([
    ['admin', [], { is_manager: false, is_admin: true }],
    ['super', [], { is_manager: true, is_admin: false }],
    ['kim', [{ type: 'management' }], { is_manager: true, is_admin: false }],
    ['kim', [{ type: 'business' }], { is_manager: false, is_admin: false }],
    ['Admin', [], { is_manager: false, is_admin: false }],
  ])(
    'tells manager and administrator by the name %s and roles %j, not by what the answer says',
    (...given) => {
      const [username, roles, expected] = given
      const data = { is_manager: !expected.is_manager, is_admin: !expected.is_admin }
      expect(readUser({ _id: 'u1', username, roles, data })?.data).toMatchObject(expected)
    },
  )

  it('goes to sign-in, with the way back, when the session is over', async () => {
    fakeBackEnd({ 'POST /validity': refusal(555, '') })
    location.hash = '#/brandDB/brand?page=2'
    const { session, validity } = open()
    session.update({ token: 't1', userId: 'u1' })
    await expect(validity()).rejects.toHaveProperty('errcode', 555)
    expect(session.get().token).toBeNull()
    expect(location.hash).toBe('#/login?target=%2FbrandDB%2Fbrand%3Fpage%3D2')
  })

  it.each([
    ['no connection', new TypeError()],
    ['a crash', new Response('', { status: 500 })],
  ])('says nothing about the session with %s', async (_, failed) => {
    fakeBackEnd({ 'POST /validity': failed })
    const { session, validity } = open()
    session.update({ token: 't1', userId: 'u1' })
    await expect(validity()).rejects.toHaveProperty('isNetwork', true)
    expect(session.get().token).toBe('t1')
  })
})

describe('signing out', () => {
  it.each([
    ['told to the back end', { ok: true }],
    ['done here when the back end cannot be reached', new TypeError()],
  ])('is %s', async (_, data) => {
    const { asked } = fakeBackEnd({ 'POST /signout': data })
    const { session, signOut } = open()
    session.update({ token: 't1', user: editor, site: '9', menu: [] })
    await signOut()
    expect(asked[0]?.headers).toHaveProperty('token', 't1')
    expect(session.get()).toMatchObject({ token: null, userId: null, user: null, site: null, menu: null })
    expect(location.hash).toBe('#/login')
  })
})

/** What another tab of the same browser stores; this page has not been told. */
const storeElsewhere = (token: string, expiresAt: number | null = null) =>
  localStorage.setItem('atrium.access_token', JSON.stringify({ token, expires_at: expiresAt }))

const day = 86_400

describe('a token that is renewed', () => {
  it.each([
    ['inside the data', { data: { access_token: 't2' } }],
    ['beside the data', { data: {}, access_token: 't2' }],
  ])('is found %s', async (_, answer) => {
    fakeBackEnd({ 'POST /refresh': Response.json(answer) })
    const { session, refresh } = open()
    session.update({ token: 't1', userId: 'u1' })
    await refresh()
    expect(session.get()).toMatchObject({ token: 't2', expiresAt: null })
  })

  it.each([
    ['goes right', 0],
    ['is 31 days behind', -31 * day],
    ['is a year ahead', 365 * day],
  ])(
    'ends as long after the answer as the back end says, where the clock of the browser %s',
    async (_, off) => {
      const server = Math.floor(Date.now() / 1000)
      vi.useFakeTimers({ now: (server + off) * 1000, toFake: ['Date'] })
      const headers = { date: new Date(server * 1000).toUTCString() }
      const data = { access_token: 't2', expires_at: server + 12 * 3600 }
      fakeBackEnd({ 'POST /refresh': Response.json({ data }, { headers }) })
      const { session, refresh } = open()
      session.update({ token: 't1', userId: 'u1' })
      await refresh()
      expect(session.get().expiresAt).toBe(server + off + 12 * 3600)
      vi.useRealTimers()
    },
  )

  it('ends at a time that nobody knows, where the back end says neither', async () => {
    fakeBackEnd({ 'POST /refresh': { access_token: 't2', expires_at: 99 } })
    const { session, refresh } = open()
    session.update({ token: 't1', userId: 'u1' })
    await refresh()
    expect(session.get()).toMatchObject({ token: 't2', expiresAt: null })
  })

  it('is taken from another tab that was first', async () => {
    const { asked } = fakeBackEnd({ 'POST /refresh': { access_token: 't3' } })
    const { session, refresh } = open()
    session.update({ token: 't1', userId: 'u1' })
    storeElsewhere('t2', 99)
    await refresh()
    expect(session.get()).toMatchObject({ token: 't2', expiresAt: 99 })
    expect(asked).toEqual([])
  })

  it('ends the session when the back end says it is over, not when it says nothing', async () => {
    const { answers } = fakeBackEnd({ 'POST /refresh': new TypeError() })
    const { session, refresh } = open()
    session.update({ token: 't1', userId: 'u1' })
    await expect(refresh()).rejects.toHaveProperty('isNetwork', true)
    expect(session.get().token).toBe('t1')
    answers['POST /refresh'] = refusal(555, '')
    await expect(refresh()).rejects.toHaveProperty('errcode', 555)
    expect(session.get().token).toBeNull()
  })

  it('goes with the next call of a page that was not told of it: the old one would end the session', async () => {
    const { asked } = fakeBackEnd({
      'POST /validity': ({ headers }: { headers: Readonly<Record<string, string>> }) =>
        headers['token'] === 't2' ? editor : refusal(555, ''),
    })
    const { session, validity } = open()
    session.update({ token: 't1', userId: 'u1' })
    storeElsewhere('t2')
    await validity()
    expect(checksOf(asked).map(({ headers }) => headers['token'])).toEqual(['t2'])
    expect(session.get()).toMatchObject({ token: 't2', user: { _id: 'u1' } })
  })

  it('is tried when a call with the old one was under way meanwhile', async () => {
    const { asked } = fakeBackEnd({
      'POST /validity': ({ headers }: { headers: Readonly<Record<string, string>> }) => {
        if (headers['token'] === 't2') return editor
        storeElsewhere('t2')
        return refusal(555, '')
      },
    })
    const { session, validity } = open()
    session.update({ token: 't1', userId: 'u1' })
    await validity()
    expect(checksOf(asked).map(({ headers }) => headers['token'])).toEqual(['t1', 't2'])
    expect(session.get()).toMatchObject({ token: 't2', user: { _id: 'u1' } })
  })

  it('does not give way to the one that a slow validity answer names', async () => {
    const slow = Promise.withResolvers<unknown>()
    fakeBackEnd({ 'POST /validity': () => slow.promise, 'POST /refresh': { access_token: 't2' } })
    const { session, validity, refresh } = open()
    session.update({ token: 't1', userId: 'u1' })
    const checked = validity()
    await refresh()
    slow.resolve(Response.json({ data: { ...editor, access_token: 't1' } }))
    await checked
    expect(session.get().token).toBe('t2')
  })
})

describe('a token out of an address', () => {
  const officer = { ...editor, _id: 'u2', access_token: 't9' }
  const back = {
    'POST /validity': ({ headers }: ReceivedRequest) => (headers['token'] === 't9' ? officer : editor),
    'POST /refresh': { access_token: 't10', expires_at: 99 },
    'POST /signout': { ok: true },
  }
  const known = { token: 't1', userId: 'u1', user: editor, site: '9', isSiteChosen: true, menu: [] }
  const sentAs = (asked: readonly ReceivedRequest[]) =>
    asked.map(({ path, headers }) => `${path} ${String(headers['token'])}`)

  it.each([{ ok: true }, new TypeError('no network')])(
    'ends the session of another person who agreed, as far as it can (%j)',
    async (ended) => {
      const { asked } = fakeBackEnd({ ...back, 'POST /signout': ended })
      const { session, adopt } = open()
      session.update(known)
      const ask = vi.fn<AskWho>().mockResolvedValue(true)
      expect(await adopt('t9', ask)).toBe(true)
      expect(ask.mock.calls).toMatchObject([[{ current: { _id: 'u1' }, other: { _id: 'u2' } }]])
      expect(sentAs(asked)).toEqual([
        '/validity t9',
        '/userinfo t9',
        '/validity t1',
        '/userinfo t1',
        '/signout t1',
        '/refresh t9',
      ])
      expect(session.get()).toMatchObject({ token: 't10', userId: 'u2', site: null, menu: null })
    },
  )

  it('changes nothing when the person who is signed in stays', async () => {
    const { asked } = fakeBackEnd(back)
    const { session, adopt } = open()
    session.update(known)
    expect(await adopt('t9', async () => false)).toBe(false)
    expect(session.get()).toMatchObject({ token: 't1', userId: 'u1', site: '9', isSiteChosen: true })
    expect(asked.map(({ path }) => path)).not.toContain('/signout')
    expect(JSON.stringify({ ...localStorage })).not.toContain('t9')
  })

  it('stores nothing before the person has answered', async () => {
    fakeBackEnd(back)
    const { session, adopt } = open()
    session.update(known)
    await adopt('t9', async () => {
      expect(session.get()).toMatchObject({ token: 't1', userId: 'u1' })
      expect(JSON.stringify({ ...localStorage })).not.toContain('t9')
      return true
    })
    expect(session.get().userId).toBe('u2')
  })

  it('asks nobody when the session that is there is over', async () => {
    fakeBackEnd({
      ...back,
      'POST /validity': ({ headers }: ReceivedRequest) =>
        headers['token'] === 't9' ? officer : refusal(555, ''),
    })
    const { session, adopt } = open()
    session.update(known)
    expect(await adopt('t9')).toBe(true)
    expect(session.get()).toMatchObject({ token: 't10', userId: 'u2', site: null })
  })

  it('leaves a session alone of which nobody can say whose it is', async () => {
    fakeBackEnd({
      ...back,
      'POST /validity': ({ headers }: ReceivedRequest) =>
        headers['token'] === 't9' ? officer : new TypeError(),
    })
    const { session, adopt } = open()
    session.update({ token: 't1' })
    expect(await adopt('t9')).toBe(false)
    expect(session.get().token).toBe('t1')
  })

  it('of the same person is taken without a question', async () => {
    fakeBackEnd({ ...back, 'POST /validity': editor })
    const { session, adopt } = open()
    session.update(known)
    expect(await adopt('t9')).toBe(true)
    expect(session.get()).toMatchObject({ token: 't10', userId: 'u1', site: '9', isSiteChosen: true })
  })

  it('replaces what was left of another person, of whom nothing stays', async () => {
    fakeBackEnd(back)
    const { session, adopt } = open()
    session.update({ ...known, token: null })
    expect(await adopt('t9')).toBe(true)
    expect(session.get()).toMatchObject({
      token: 't10',
      userId: 'u2',
      user: { ...officer, access_token: '' },
      site: null,
      isSiteChosen: false,
      menu: null,
    })
  })

  it('is sent alone while it is checked, and stored only when it holds', async () => {
    const { asked } = fakeBackEnd({ 'POST /validity': refusal(555, '') })
    const { session, adopt } = open()
    session.update({ token: 't1', userId: 'u1', user: editor })
    expect(await adopt('t9')).toBe(false)
    expect(new Set(asked.map(({ headers }) => headers['token']))).toEqual(new Set(['t9']))
    expect(session.get()).toMatchObject({ token: 't1', userId: 'u1', user: editor })
    expect(JSON.stringify({ ...localStorage })).not.toContain('t9')
    expect(location.hash).toBe('')
  })

  it('changes nothing when it is the session’s own', async () => {
    const { asked } = fakeBackEnd(back)
    const { session, adopt } = open()
    session.update({ token: 't9', userId: 'u2' })
    expect(await adopt('t9')).toBe(false)
    expect(asked).toEqual([])
  })
})

describe('the checks in between', () => {
  afterEach(() => void vi.useRealTimers())

  it('are at most one in five minutes, however much one clicks', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { paths } = fakeBackEnd({ 'POST /validity': editor })
    const checks = () => paths().filter((path) => path === 'POST /validity')
    const { session, check } = open()
    session.update({ token: 't1', userId: 'u1' })
    await Promise.all([check.enter(), check.enter()])
    await check.enter()
    expect(checks()).toHaveLength(1)
    vi.setSystemTime(Date.now() + 5 * 60_000)
    await check.enter()
    expect(checks()).toHaveLength(2)
  })

  it('tell that nobody answered until somebody does', async () => {
    const { answers } = fakeBackEnd({ 'POST /validity': new TypeError() })
    const { session, check } = open()
    session.update({ token: 't1', userId: 'u1' })
    const told = vi.fn<() => void>()
    check.subscribe(told)
    await check.enter()
    await check.enter()
    expect(check.isUnanswered()).toBe(true)
    expect(told).toHaveBeenCalledTimes(1)
    answers['POST /validity'] = editor
    await check.retry()
    expect(check.isUnanswered()).toBe(false)
    expect(session.get().token).toBe('t1')
  })
})
