import { expect, it } from 'vitest'
import { openLogin, reduceLogin, type LoginAction, type LoginState } from '#src/plugins/login/loginState.ts'
import { randomValues } from '#src/plugins/login/randomValues.ts'

const opened = openLogin({ username: '', password: '', captchaRandom: 'r1', captchaRandom2: 1 })
const after = (...actions: LoginAction[]): LoginState => actions.reduce(reduceLogin, opened)
const failed: LoginAction = { type: 'failed', errcode: 1001, errmsg: '用户名或密码不正确', random: 'r2' }
const user = { token: 't1', userId: 'u1', name: '林晓', locale: null, needsSite: true, sites: [] }

it('the state has the names of the specification, and no other', () => {
  expect(Object.keys(opened).sort()).toEqual(
    [
      'token',
      'user',
      'username',
      'password',
      'captcha',
      'access_token',
      'captchaRandom',
      'captchaRandom2',
      'isForget',
      'userid',
      'selectSiteVisible',
      'domainPopupVisible',
      'inWhiteList',
      'encodeKey',
      'errcode',
      'errmsg',
    ].sort(),
  )
  expect(opened).toMatchObject({ inWhiteList: true, isForget: false, errcode: 0, errmsg: '' })
})

it('an error is kept with its code and text, and asks for another picture and another key', () => {
  const key = { key: 'k', goodUntil: 1 }
  expect(
    after({ type: 'typed', field: 'captcha', value: '7K3M' }, { type: 'key', key }, failed),
  ).toMatchObject({
    errcode: 1001,
    errmsg: '用户名或密码不正确',
    captcha: '',
    captchaRandom: 'r2',
    encodeKey: null,
  })
})

it('typing takes the error away and keeps the picture', () => {
  expect(after(failed, { type: 'typed', field: 'password', value: 'x' })).toMatchObject({
    errcode: 0,
    errmsg: '',
    password: 'x',
    captchaRandom: 'r2',
  })
})

it('a new seed of the decoration leaves the picture alone', () => {
  expect(after({ type: 'decoration', random: 2 })).toEqual({ ...opened, captchaRandom2: 2 })
})

it('a sign-in is kept until it is taken back at the choice of the site', () => {
  const signedIn: LoginAction = { type: 'signedIn', user }
  expect(after(signedIn)).toMatchObject({
    token: { token: 't1', userId: 'u1' },
    access_token: 't1',
    userid: 'u1',
    user,
    selectSiteVisible: true,
  })
  expect(after(signedIn, { type: 'siteChosen' })).toMatchObject({ user, selectSiteVisible: false })
  expect(after(signedIn, { type: 'withdrawn', random: 'r2' })).toEqual({ ...opened, captchaRandom: 'r2' })
})

it('an address that is not on the list opens the popup, which can be closed and opened again', () => {
  const outside: LoginAction = { type: 'whitelist', isIn: false }
  expect(after(outside)).toMatchObject({ inWhiteList: false, domainPopupVisible: true })
  expect(after(outside, { type: 'domains', isOpen: false })).toMatchObject({
    inWhiteList: false,
    domainPopupVisible: false,
  })
  expect(after({ type: 'whitelist', isIn: true })).toEqual(opened)
})

it('the toggle for a forgotten password flips', () => {
  const toggle: LoginAction = { type: 'forget', random: 'r2' }
  expect(after(failed, toggle)).toMatchObject({ isForget: true, errmsg: '', captchaRandom: 'r2' })
  expect(after(toggle, toggle).isForget).toBe(false)
})

it('decorative values follow from their seed and lie between 0 and 1', () => {
  const values = randomValues(7, 200)
  expect(values).toEqual(randomValues(7, 200))
  expect(values).not.toEqual(randomValues(8, 200))
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
  expect(new Set(values).size).toBeGreaterThan(190)
})
