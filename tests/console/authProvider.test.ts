import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { auditLog } from '#contract/System/auditLog.ts'
import { brand } from '#contract/brandDB/brand.ts'
import type { UserInfo } from '#contract/core/session.ts'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { subjectOf } from '#src/providers/access.ts'
import { createAuthProvider } from '#src/providers/authProvider.ts'
import { createHttp, HttpError } from '#src/providers/http.ts'
import { openSession } from '#src/providers/session.ts'
import { createSignIn } from '#src/providers/signIn.ts'
import { editor, fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'

const resources = new Map([
  ['brandDB/brand', { contract: brand }],
  ['RM/issue', { contract: tourProblem }],
  ['System/auditlog', { contract: auditLog }],
])
const pages = [
  { route: '/open', can: signedIn },
  { route: '/brandDB/ranking', can: 'branddb.ranking.view' },
] as const

function open({ user = editor, site = '2' }: { user?: UserInfo | null; site?: string } = {}) {
  const session = openSession()
  session.update({ token: 't1', userId: 'u1', user, site })
  const http = createHttp({ token: () => session.get().token, locale: () => 'zh_CN' })
  const signIn = createSignIn({ session, http })
  return { session, ...createAuthProvider({ http, session, signIn, resources, pages }) }
}

/** Whether the person may, by react-admin's action and resource name. */
const may = async (user: UserInfo, action: string, resource: string, record?: object, site = '2') =>
  open({ user, site }).canAccess?.({ action, resource, ...(record && { record }) })

const withPermissions = (...permissions: string[]): UserInfo => ({
  ...editor,
  roles: [],
  data: { ...editor.data, permissions },
})

beforeEach(() => {
  localStorage.clear()
  location.hash = '#/brandDB/brand'
  fakeBackEnd({})
})
afterEach(() => vi.unstubAllGlobals())

describe('access', () => {
  it.each([
    ['list', true],
    ['show', true],
    ['create', true],
    ['edit', false],
    ['delete', false],
    ['export', true],
  ])('to %s brands for a brand editor: %s', async (action, allowed) => {
    expect(await may(editor, action, 'brandDB/brand')).toBe(allowed)
  })

  it('is the administrator’s everywhere, but not to what has no rule', async () => {
    const admin = { ...editor, data: { permissions: [], is_manager: false, is_admin: true } }
    expect(await may(admin, 'delete', 'brandDB/brand')).toBe(true)
    expect(await may(admin, 'create', 'System/auditlog')).toBe(false)
    expect(await may(admin, 'list', 'nobody/knows')).toBe(false)
  })

  it('to a page follows its rule', async () => {
    expect(await may(editor, 'view', '/open')).toBe(true)
    expect(await may(editor, 'view', '/brandDB/ranking')).toBe(false)
  })

  it('follows the region of the current site, and of the record at hand', async () => {
    const mainland = withPermissions('rm.tour_issue.view')
    expect(await may(mainland, 'list', 'RM/issue', undefined, '2')).toBe(true)
    expect(await may(mainland, 'list', 'RM/issue', undefined, '9')).toBe(false)
    expect(await may(mainland, 'show', 'RM/issue', { id: 'p', site: '9' }, '2')).toBe(false)
  })
})

describe('the subject of rules', () => {
  it('holds the permissions of all roles, and departments by their main ids', () => {
    const subject = subjectOf({ ...editor, department: ['65', '62', '9'] }, '2')
    expect([...subject.permissions]).toEqual(['branddb.brand.view', 'branddb.brand.create'])
    expect(subject.departments).toEqual(['11', '17', '9'])
  })

  it('holds the permits by store, of those neither split nor merged', () => {
    const store = (_id: string, flags = {}) => ({ _id, is_split: false, is_merge: false, ...flags })
    const { stores } = subjectOf(editor, '2', [
      {
        _id: 'o1',
        user_id: 'u1',
        site: '2',
        stores: [store('s1'), store('s2', { is_split: true }), store('s3', { is_merge: true })],
        permits: ['tour'],
      },
      { _id: 'o2', user_id: 'u1', site: '2', stores: [store('s1'), store('s4')], permits: ['sales'] },
    ])
    expect(stores).toEqual(
      new Map([
        ['s1', new Set(['tour', 'sales'])],
        ['s4', new Set(['sales'])],
      ]),
    )
    expect(subjectOf(editor, '2').stores).toBeNull()
  })
})

describe('the session', () => {
  it('known from the last visit is not checked again at each click', async () => {
    const { asked } = fakeBackEnd({ 'POST /validity': editor })
    const provider = open()
    await provider.checkAuth({})
    await provider.checkAuth({})
    expect(asked).toEqual([])
  })

  it('of a person not known yet is checked once, and the person is read', async () => {
    const { paths } = fakeBackEnd({ 'POST /validity': editor, 'GET /userinfo': editor })
    const provider = open({ user: null })
    await provider.checkAuth({})
    await provider.checkAuth({})
    expect(await provider.getIdentity?.()).toEqual({ id: 'u1', fullName: '林晓' })
    expect(paths()).toEqual(['POST /validity', 'GET /userinfo'])
  })

  it('without a token is none', async () => {
    const provider = open()
    provider.session.clear()
    await expect(provider.checkAuth({})).rejects.toMatchObject({ message: false })
  })
})

describe('an error', () => {
  const error = (errcode: number, message = 'x') => new HttpError(message, { errcode, status: 200 })

  it('555 ends the session with the way back, and says nothing', async () => {
    const { session, checkError } = open()
    await expect(checkError(error(555))).rejects.toEqual({ logoutUser: false, message: false })
    expect(session.get().token).toBeNull()
    expect(location.hash).toBe('#/login?target=%2FbrandDB%2Fbrand')
  })

  it.each([4030, 4031, 4032, 4033, 4040, 5000])('%i leaves the session alone', async (errcode) => {
    const { session, checkError } = open()
    await expect(checkError(error(errcode))).resolves.toBeUndefined()
    expect(session.get().token).toBe('t1')
  })

  it('of a lost connection leaves the session alone', async () => {
    const { session, checkError } = open()
    await checkError(new HttpError('x', { isNetwork: true }))
    await checkError(new Error('a bug'))
    expect(session.get().token).toBe('t1')
  })

  it('about the token asks whether the session holds', async () => {
    fakeBackEnd({ 'POST /validity': refusal(555, '') })
    const over = open()
    await expect(over.checkError(error(4001, '访问令牌验证失败'))).rejects.toBeTruthy()
    expect(over.session.get().token).toBeNull()
  })
})

describe('signing in', () => {
  it('is the sign-in of the page', async () => {
    const { asked } = fakeBackEnd({ 'POST /signin': { ...editor, access_token: 't2' } })
    const { session, login } = open()
    await login({ username: 'brand.editor', password: 'Demo#2026' })
    expect(asked.find(({ path }) => path === '/signin')?.body).toMatchObject({
      username: 'brand.editor',
      AppID: 'atrium-console',
    })
    expect(session.get().token).toBe('t2')
  })
})

describe('signing out', () => {
  it('leaves the way to the page itself', async () => {
    const { paths } = fakeBackEnd({ 'POST /signout': { ok: true } })
    const { session, logout } = open()
    expect(await logout({})).toBe(false)
    expect(paths()).toEqual(['POST /signout'])
    expect(session.get().token).toBeNull()
  })
})
