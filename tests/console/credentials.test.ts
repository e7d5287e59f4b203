import aes from 'crypto-js/aes.js'
import utf8 from 'crypto-js/enc-utf8.js'
import md5 from 'md5'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createCredentials, keep } from '#src/providers/credentials.ts'
import { createHttp } from '#src/providers/http.ts'
import { storedLocale, storeLocale } from '#src/providers/locale.ts'
import { recall } from '#src/providers/rememberedCredentials.ts'
import { openSession } from '#src/providers/session.ts'
import { editor, fakeBackEnd, menuEntry, refusal, type ReceivedRequest } from '#tests/support/fakeBackEnd.ts'

const sites = editor.sites
const answer = {
  _id: 'u1',
  name: '林晓',
  username: 'brand.editor',
  email: null,
  locale: 'zh_TW',
  access_token: 't1',
  expires_at: 2_000_000_000,
  need_bind_mobile: false,
  need_choose_site: false,
  sites: [sites[0]],
}
const key = 'f'.repeat(64)
const upper = (text: string) => md5(text).toUpperCase()

function open({ allowsMd5 = true } = {}) {
  const session = openSession()
  const http = createHttp({ token: () => session.get().token, locale: storedLocale })
  return { session, ...createCredentials({ session, http, allowsMd5: async () => allowsMd5 }) }
}

/** The password in a sign-in, as the back end reads it with its key. */
function opened(call: ReceivedRequest | undefined, key: string): string {
  const { password } = (call?.body ?? {}) as { password?: string }
  return aes.decrypt(password ?? '', key).toString(utf8)
}

beforeEach(() => localStorage.clear())
afterEach(() => vi.unstubAllGlobals())

/** What is not a name: what it looks like, and whether it has 32 characters or more. */
const passwords: [string, string, isLong: boolean][] = [
  ['a short one', 'Demo#2026', false],
  ['a Chinese one', '芝麻开门吧', false],
  ['emoji, which count twice', '🏬🏬🏬🏬🏬🏬🏬🏬🏬🏬🏬🏬🏬🏬🏬🏬', true],
  ['19 characters', 'x'.repeat(19), false],
  ['20 characters', 'x'.repeat(20), false],
  ['31 characters', 'x'.repeat(31), false],
  ['32 characters', 'x'.repeat(32), true],
  ['33 characters', 'x'.repeat(33), true],
  ['a hash', upper('Demo#2026'), true],
  ['the start of a cipher text', 'U2FsdGVkX1', false],
]

describe('a password on its way', () => {
  it.each(passwords)(
    'with a user name, %s: hashed, or as it is from 32 characters',
    async (_, password, isLong) => {
      const { asked, paths } = fakeBackEnd({ 'POST /signin': answer })
      await open().signIn({ username: 'brand.editor', password })
      expect(paths()).toEqual(['POST /signin'])
      expect(asked[0]?.body).toEqual({
        username: 'brand.editor',
        password: isLong ? password : upper(password),
        AppID: 'atrium-console',
      })
    },
  )

  it.each(passwords.filter(([, , isLong]) => !isLong))(
    'with an e-mail address, %s: encrypted with a key',
    async (_, password) => {
      const { asked, paths } = fakeBackEnd({
        'GET /sso/encrypt-key': { encrypt_key: key, expires_at: 1 },
        'POST /signin': answer,
      })
      await open().signIn({ username: 'lin@example.com', password })
      expect(paths()).toEqual(['GET /sso/encrypt-key', 'POST /signin'])
      expect(asked[1]?.body).toEqual({
        username: 'lin@example.com',
        email: 'lin@example.com',
        password: expect.stringMatching(/^U2FsdGVkX1.{34,}$/),
        AppID: 'atrium-console',
      })
      expect(opened(asked[1], key)).toBe(password)
    },
  )

  it('is encrypted with a user name, too, and never kept where the operator allows no MD5', async () => {
    const { asked, paths } = fakeBackEnd({
      'GET /sso/encrypt-key': { encrypt_key: key, expires_at: 1 },
      'POST /signin': answer,
    })
    await keep({ username: 'brand.editor', password: 'Demo#2026' })
    const { signIn } = open({ allowsMd5: false })
    await signIn({ username: 'brand.editor', password: 'Demo#2026', remember: true })
    expect(paths()).toEqual(['GET /sso/encrypt-key', 'POST /signin'])
    expect(opened(asked[1], key)).toBe('Demo#2026')
    expect(recall()).toBeNull()
  })

  it.each(passwords.filter(([, , isLong]) => isLong))(
    'with an e-mail address, %s: as it is, and no key is fetched',
    async (_, password) => {
      const { asked, paths } = fakeBackEnd({ 'POST /signin': answer })
      await open().signIn({ username: 'lin@example.com', password })
      expect(paths()).toEqual(['POST /signin'])
      expect(asked[0]?.body).toEqual({
        username: 'lin@example.com',
        email: 'lin@example.com',
        password,
        AppID: 'atrium-console',
      })
    },
  )

  it.each([
    ['the call is unknown', undefined],
    ['it crashes', new Response('', { status: 500 })],
    ['the network is gone', new TypeError()],
    ['it is refused', refusal(4290, '操作过于频繁')],
    ['it is empty', { encrypt_key: '' }],
  ])('with an e-mail address goes unencrypted when no key can be had: %s', async (_, failed) => {
    const { asked } = fakeBackEnd({
      'POST /signin': answer,
      ...(failed === undefined ? {} : { 'GET /sso/encrypt-key': failed }),
    })
    await open().signIn({ username: 'lin@example.com', password: 'Demo#2026' })
    expect(asked.at(-1)?.body).toHaveProperty('password', 'Demo#2026')
  })

  it('takes the key that was fetched while typing, and another one when that is old', async () => {
    const { asked, paths } = fakeBackEnd({
      'GET /sso/encrypt-key': { encrypt_key: key, expires_at: 1 },
      'POST /signin': answer,
    })
    const { signIn } = open()
    const typed = { username: 'lin@example.com', password: 'Demo#2026' }
    await signIn({ ...typed, encodeKey: { key: 'young', goodUntil: Date.now() + 60_000 } })
    expect(paths()).toEqual(['POST /signin'])
    expect(opened(asked[0], 'young')).toBe('Demo#2026')
    await signIn({ ...typed, encodeKey: { key: 'old', goodUntil: Date.now() - 1 } })
    expect(paths().slice(1)).toEqual(['GET /sso/encrypt-key', 'POST /signin'])
  })

  it('is encrypted anew, once, when the key had expired', async () => {
    const { paths } = fakeBackEnd({
      'GET /sso/encrypt-key': { encrypt_key: key, expires_at: 1 },
      'POST /signin': () => refusal(1007, '加密密钥已过期，请重试'),
    })
    const signingIn = open().signIn({ username: 'lin@example.com', password: 'Demo#2026' })
    await expect(signingIn).rejects.toHaveProperty('errcode', 1007)
    expect(paths()).toEqual(['GET /sso/encrypt-key', 'POST /signin', 'GET /sso/encrypt-key', 'POST /signin'])
  })

  it('brings the code of the picture along when there is one', async () => {
    const { asked } = fakeBackEnd({ 'POST /signin': answer })
    const { signIn } = open()
    await signIn({ username: 'a', password: 'b', captcha: '7K3M', captchaId: 'c1' })
    await signIn({ username: 'a', password: 'b', captcha: '', captchaId: 'c2' })
    expect(asked[0]?.body).toMatchObject({ captcha: '7K3M', captcha_id: 'c1' })
    expect(asked[1]?.body).not.toHaveProperty('captcha_id')
  })
})

describe('signing in', () => {
  it('keeps token, person and language, and nothing of the person before', async () => {
    fakeBackEnd({ 'POST /signin': answer })
    const { session, signIn } = open()
    session.update({
      token: 'old',
      userId: 'u0',
      user: editor,
      site: '9',
      isSiteChosen: true,
      menu: [menuEntry({ _id: 'm' })],
    })
    await signIn({ username: 'brand.editor', password: 'secret' })
    expect(session.get()).toMatchObject({
      token: 't1',
      expiresAt: 2_000_000_000,
      userId: 'u1',
      user: { _id: 'u1', name: '林晓', username: 'brand.editor', locale: 'zh_TW', roles: [] },
      site: '2',
      isSiteChosen: false,
      menu: null,
      menuKey: null,
      spaceOwner: null,
    })
    expect(storedLocale()).toBe('zh_TW')
  })

  it('copies the language of the account, and leaves the account as it is', async () => {
    const { paths } = fakeBackEnd({ 'POST /signin': answer })
    storeLocale('en_US')
    expect(await open().signIn({ username: 'a', password: 'b' })).toMatchObject({ locale: 'zh_TW' })
    expect(storedLocale()).toBe('zh_TW')
    expect(paths()).toEqual(['POST /signin'])
  })

  it.each(['u1', 'u0'])('copies it also after a session of %s ended by itself', async (userId) => {
    const { paths } = fakeBackEnd({ 'POST /signin': answer })
    const { session, signIn } = open()
    session.update({ token: 't0', userId })
    storeLocale('en_US')
    session.expire()
    await signIn({ username: 'a', password: 'b' })
    expect(storedLocale()).toBe('zh_TW')
    expect(paths()).toEqual(['POST /signin'])
  })

  it.each([undefined, 'fr_FR', ''])(
    'keeps the language on screen where the account names none: %s',
    async (locale) => {
      fakeBackEnd({ 'POST /signin': { ...answer, locale } })
      storeLocale('en_US')
      expect(await open().signIn({ username: 'a', password: 'b' })).toMatchObject({ locale: null })
      expect(storedLocale()).toBe('en_US')
    },
  )

  it('fails with the text of the back end', async () => {
    fakeBackEnd({ 'POST /signin': refusal(1001, '用户名或密码不正确') })
    const { session, signIn } = open()
    await expect(signIn({ username: 'a', password: 'b', remember: true })).rejects.toMatchObject({
      errcode: 1001,
      message: '用户名或密码不正确',
    })
    expect(session.get().token).toBeNull()
    expect(recall()).toBeNull()
  })

  it.each([
    ['data', { data: null, access_token: 't1' }],
    ['data key, but a token', { access_token: 't1' }],
    ['data key, but a code', { errcode: 0 }],
    ['content', {}],
    ['data in its data', { data: {}, access_token: 't1' }],
    ['a token', { data: { ...answer, access_token: '' } }],
  ])('fails with 登录失败！ when the answer has no %s', async (_, reply) => {
    fakeBackEnd({ 'POST /signin': Response.json(reply) })
    await expect(open().signIn({ username: 'a', password: 'b' })).rejects.toHaveProperty(
      'message',
      '登录失败！',
    )
  })
})

/** All that the specification says of a sign-in's answer. */
const barest = { data: { name: '林晓', email: null, locale: 'zh_TW' }, access_token: 't1' }

describe('signing in at a back end of the specification and no more', () => {
  it('stores the person at once, and learns the id and the sites before a site is to be chosen', async () => {
    const { session, signIn } = open()
    const stored: unknown[] = []
    const { asked, paths } = fakeBackEnd({
      'POST /signin': Response.json(barest),
      'GET /userinfo': () => {
        stored.push(JSON.parse(localStorage.getItem('atrium.user_info') ?? 'null'))
        return { _id: 7, username: 'brand.editor', sites: ['2', '9'], roles: editor.roles }
      },
    })
    expect(await signIn({ username: 'brand.editor', password: 'b' })).toMatchObject({
      userId: '7',
      name: '林晓',
      locale: 'zh_TW',
      needsSite: true,
      sites: [{ _id: '2' }, { _id: '9' }],
    })
    expect(stored).toMatchObject([{ _id: '', name: '林晓', access_token: 't1' }])
    expect(paths()).toEqual(['POST /signin', 'GET /userinfo'])
    expect(asked[1]?.headers).toHaveProperty('token', 't1')
    expect(session.get()).toMatchObject({
      token: 't1',
      userId: '7',
      user: { _id: '7', name: '林晓', username: 'brand.editor' },
      site: null,
    })
    expect(storedLocale()).toBe('zh_TW')
  })

  it('keeps the site that the same person had chosen before their session ended', async () => {
    const { session, signIn } = open()
    fakeBackEnd({
      'POST /signin': Response.json(barest),
      'GET /userinfo': { _id: 'u1', sites: ['2', '9'] },
    })
    session.update({ token: 't0', userId: 'u1', site: '9', isSiteChosen: true })
    session.expire()
    expect(await signIn({ username: 'a', password: 'b' })).toMatchObject({ needsSite: false })
    expect(session.get()).toMatchObject({ site: '9', isSiteChosen: true })
  })

  it.each([
    ['has no such call', new Response('', { status: 404 })],
    ['does not answer', new TypeError()],
  ])('is signed in also where it %s, and the console asks again', async (_, failed) => {
    fakeBackEnd({ 'POST /signin': Response.json(barest), 'GET /userinfo': failed })
    const { session, signIn } = open()
    expect(await signIn({ username: 'a', password: 'b' })).toMatchObject({ userId: '', needsSite: false })
    expect(session.get()).toMatchObject({ token: 't1', userId: null, user: { name: '林晓' } })
  })

  it('is not signed in where that says no, and nothing stays', async () => {
    fakeBackEnd({ 'POST /signin': Response.json(barest), 'GET /userinfo': refusal(1002, '账号已停用') })
    const { session, signIn } = open()
    await expect(signIn({ username: 'a', password: 'b' })).rejects.toHaveProperty('message', '账号已停用')
    expect(session.get()).toMatchObject({ token: null, user: null })
  })
})

describe('the site', () => {
  it('has to be chosen by somebody with several', async () => {
    fakeBackEnd({ 'POST /signin': { ...answer, sites } })
    const { session, signIn } = open()
    expect(await signIn({ username: 'a', password: 'b' })).toMatchObject({ needsSite: true, sites })
    expect(session.get()).toMatchObject({ site: null, isSiteChosen: false })
  })

  it.each([
    ['is still chosen when the same person comes back after their session ended', 'u1', '9', false],
    ['has to be chosen anew by another person', 'u0', '9', true],
    ['has to be chosen anew when it is not theirs any more', 'u1', '77', true],
  ])('%s', async (_, userId, site, needsSite) => {
    fakeBackEnd({ 'POST /signin': { ...answer, sites } })
    const { session, signIn } = open()
    session.update({ token: 't0', userId, site, isSiteChosen: true })
    session.expire()
    expect(await signIn({ username: 'a', password: 'b' })).toMatchObject({ needsSite })
    expect(session.get().site).toBe(needsSite ? null : site)
  })

  it.each([
    ['is not asked for where a link for them names it', 'target=%2Fhome&user_id=u1&site_id=9', false],
    ['has to be chosen where a link is for somebody else', 'target=%2Fhome&user_id=u0&site_id=9', true],
    [
      'has to be chosen where a link names one that is not theirs',
      'target=%2Fhome&user_id=u1&site_id=77',
      true,
    ],
    ['has to be chosen where a link leads nowhere', 'user_id=u1&site_id=9', true],
  ])('%s', async (_, query, needsSite) => {
    location.hash = `#/login?${query}`
    onTestFinished(() => void (location.hash = ''))
    fakeBackEnd({ 'POST /signin': { ...answer, sites } })
    expect(await open().signIn({ username: 'a', password: 'b' })).toMatchObject({ needsSite })
  })

  it.each([
    ['told to the back end', { site: '9', menu_version: '1' }],
    ['kept here alone when the back end has no such call', new Response('', { status: 404 })],
  ])('is %s', async (_, data) => {
    const { asked } = fakeBackEnd({ 'POST /site/change': data })
    const { session, chooseSite } = open()
    session.update({ token: 't1', userId: 'u1' })
    await chooseSite('9')
    expect(asked[0]?.body).toEqual({ site: '9' })
    expect(session.get()).toMatchObject({ site: '9', isSiteChosen: true })
  })

  it('is not chosen when the back end refuses it', async () => {
    fakeBackEnd({ 'POST /site/change': refusal(4032, '无权访问该站点') })
    const { session, chooseSite } = open()
    session.update({ token: 't1', userId: 'u1' })
    await expect(chooseSite('9')).rejects.toHaveProperty('errcode', 4032)
    expect(session.get()).toMatchObject({ site: null, isSiteChosen: false })
  })

  it('can be left open: that ends the session again', async () => {
    const { asked } = fakeBackEnd({ 'POST /signout': { ok: true } })
    const { session, withdraw } = open()
    session.update({ token: 't1', userId: 'u1' })
    const withdrawn = withdraw()
    expect(session.get().token).toBeNull()
    await withdrawn
    expect(asked[0]).toMatchObject({ path: '/signout', headers: { token: 't1' } })
  })
})

describe('remembered credentials', () => {
  it.each(passwords)('never hold the clear text: %s', async (_, password) => {
    fakeBackEnd({ 'POST /signin': answer, 'GET /sso/encrypt-key': { encrypt_key: key, expires_at: 1 } })
    for (const username of ['brand.editor', 'lin@example.com']) {
      await open().signIn({ username, password, remember: true })
      const hash = /^[0-9A-F]{32}$/.test(password) ? password : upper(password)
      expect(JSON.parse(localStorage.getItem('atrium.credentials') ?? '')).toEqual({
        username,
        password: hash,
        remember: true,
      })
      expect(recall()).toEqual({ username, password: hash })
    }
  })

  it.each(['brand.editor', 'lin@example.com'])('sign in %s as they are', async (username) => {
    const { asked } = fakeBackEnd({ 'POST /signin': answer })
    await keep({ username, password: 'Demo#2026' })
    await open().signIn({ ...(recall() ?? { username: '', password: '' }), remember: true })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.body).toMatchObject({ username, password: upper('Demo#2026') })
    expect(recall()?.password).toBe(upper('Demo#2026'))
  })

  it('are gone after a sign-in without them', async () => {
    fakeBackEnd({ 'POST /signin': answer })
    await keep({ username: 'a', password: 'b' })
    await open().signIn({ username: 'a', password: 'b' })
    expect(Object.keys(localStorage)).not.toContain('atrium.credentials')
  })

  it.each(['{', 'null', '[]', '{"username":"a"}', '{"username":"a","password":"clear text"}'])(
    'that are damaged are none: %s',
    (stored) => {
      localStorage.setItem('atrium.credentials', stored)
      expect(recall()).toBeNull()
    },
  )
})
