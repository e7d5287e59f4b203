import md5 from 'md5'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createHttp } from '#src/providers/http.ts'
import { storedLocale } from '#src/providers/locale.ts'
import { openSession } from '#src/providers/session.ts'
import { createSignIn, isSignInHash, signInHash, targetOf } from '#src/providers/signIn.ts'
import { editor, fakeBackEnd, menuEntry, refusal } from '#tests/support/fakeBackEnd.ts'

const answer = {
  _id: 'u1',
  name: '林晓',
  username: 'brand.editor',
  email: null,
  locale: 'zh_TW',
  access_token: 't1',
}

function open() {
  const session = openSession()
  const http = createHttp({ token: () => session.get().token, locale: storedLocale })
  return { session, ...createSignIn({ session, http }) }
}

beforeEach(() => {
  localStorage.clear()
  location.hash = ''
})
afterEach(() => vi.unstubAllGlobals())

describe('signing in', () => {
  it('sends the upper-case MD5 of the password and the application id', async () => {
    const { asked } = fakeBackEnd({ 'POST /signin': answer })
    await open().signIn({ username: 'brand.editor', password: 'Demo#2026' })
    const password = md5('Demo#2026').toUpperCase()
    expect(asked[0]?.body).toEqual({ username: 'brand.editor', password, AppID: 'atrium-console' })
  })

  it('sends a password of 32 characters as it is, 31 as their MD5', async () => {
    const { asked } = fakeBackEnd({ 'POST /signin': answer })
    await open().signIn({ username: 'a', password: 'x'.repeat(32) })
    await open().signIn({ username: 'a', password: 'x'.repeat(31) })
    expect(asked.map(({ body }) => body)).toMatchObject([
      { password: 'x'.repeat(32) },
      { password: md5('x'.repeat(31)).toUpperCase() },
    ])
  })

  it('sets the e-mail address when the user name looks like one', async () => {
    const { asked } = fakeBackEnd({ 'POST /signin': answer })
    await open().signIn({ username: 'lin@example.com', password: 'secret' })
    expect(asked[0]?.body).toMatchObject({ username: 'lin@example.com', email: 'lin@example.com' })
  })

  it('keeps token, person and language, and nothing of the person before', async () => {
    fakeBackEnd({ 'POST /signin': answer })
    const { session, signIn } = open()
    session.update({ token: 'old', userId: 'u0', user: editor, site: '9', menu: [menuEntry({ _id: 'm' })] })
    await signIn({ username: 'brand.editor', password: 'secret' })
    expect(session.get()).toEqual({ token: 't1', userId: 'u1', user: null, site: null, menu: null })
    expect(storedLocale()).toBe('zh_TW')
  })

  it('fails with the text of the back end', async () => {
    fakeBackEnd({ 'POST /signin': refusal(1001, '用户名或密码不正确') })
    const { session, signIn } = open()
    await expect(signIn({ username: 'a', password: 'b' })).rejects.toMatchObject({
      errcode: 1001,
      message: '用户名或密码不正确',
    })
    expect(session.get().token).toBeNull()
  })

  it.each([
    ['data', null],
    ['a token', { ...answer, access_token: '' }],
  ])('fails with 登录失败！ when the answer has no %s', async (_, data) => {
    fakeBackEnd({ 'POST /signin': data })
    await expect(open().signIn({ username: 'a', password: 'b' })).rejects.toHaveProperty(
      'message',
      '登录失败！',
    )
  })
})

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
    expect(session.get()).toEqual({ token: null, userId: null, user: null, site: null, menu: null })
    expect(location.hash).toBe('#/login')
  })
})

describe('the address of the sign-in page', () => {
  it.each([
    ['#/brandDB/brand?page=2', '#/login?target=%2FbrandDB%2Fbrand%3Fpage%3D2'],
    ['#/', '#/login'],
    ['', '#/login'],
    ['#/login', '#/login'],
    ['#/login?target=%2FRM', '#/login?target=%2FRM'],
    ['#//evil.example', '#/login'],
  ])('of somebody at %s is %s', (hash, address) => {
    expect(signInHash(hash)).toBe(address)
  })

  it.each([
    ['#/login?target=%2FbrandDB%2Fbrand', '/brandDB/brand'],
    ['#/login?target=https%3A%2F%2Fevil.example', null],
    ['#/login?target=%2F%2Fevil.example', null],
    ['#/login?target=%2F%5Cevil.example', null],
    ['#/login?target=javascript%3Aalert(1)', null],
    ['#/login?target=%2Flogin%3Ftarget%3D%252Flogin', null],
    ['#/login', null],
    ['#/brandDB?target=%2FRM', null],
  ])('%s leads back to %s', (hash, target) => {
    expect(targetOf(hash)).toBe(target)
  })

  it('is told from other addresses', () => {
    expect(['#/login', '#/login?target=x', '#/loginx', '#/'].map(isSignInHash)).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
