import { expect, it } from 'vitest'
import {
  decorated,
  failed,
  openLogin,
  signedIn,
  toggled,
  typed,
  withdrawn,
  type Change,
  type LoginState,
} from '#src/plugins/login/loginState.ts'
import { randomValues } from '#src/plugins/login/AtriumDrawing.tsx'

const opened = openLogin({ username: '', password: '' })
const after = (...changes: Change[]): LoginState => Object.assign({ ...opened }, ...changes)
const failure = failed({ errcode: 1001, errmsg: '用户名或密码不正确' })
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
  const encodeKey = { key: 'k', goodUntil: 1 }
  const state = after(typed({ captcha: '7K3M' }), { encodeKey }, failure)
  expect(state).toMatchObject({ errcode: 1001, errmsg: '用户名或密码不正确', captcha: '', encodeKey: null })
  expect(state.captchaRandom).not.toBe(opened.captchaRandom)
})

it('typing takes the error away and keeps the picture', () => {
  expect(after(failure, typed({ password: 'x' }))).toEqual({
    ...opened,
    password: 'x',
    captchaRandom: failure.captchaRandom,
  })
})

it('a new seed of the decoration leaves the picture alone', () => {
  expect(after(decorated())).toEqual({ ...opened, captchaRandom2: expect.any(Number) })
})

it('a sign-in is kept until it is taken back at the choice of the site', () => {
  expect(after(signedIn(user))).toMatchObject({
    token: { token: 't1', userId: 'u1' },
    access_token: 't1',
    userid: 'u1',
    user,
    selectSiteVisible: true,
  })
  expect(after(signedIn(user), withdrawn())).toEqual({ ...opened, captchaRandom: expect.any(String) })
})

it('the toggle for a forgotten password flips', () => {
  const open = after(failure, toggled(opened))
  expect(open).toEqual({ ...opened, isForget: true, captchaRandom: expect.any(String) })
  expect(toggled(open).isForget).toBe(false)
})

it('decorative values follow from their seed and lie between 0 and 1', () => {
  const values = randomValues(7, 200)
  expect(values).toEqual(randomValues(7, 200))
  expect(values).not.toEqual(randomValues(8, 200))
  expect(values.every((value) => value >= 0 && value < 1)).toBe(true)
  expect(new Set(values).size).toBeGreaterThan(190)
})
