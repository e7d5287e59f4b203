// @runs own window
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import md5 from 'md5'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { passwordProblems } from '#contract/core/password.ts'
import { SignIn } from '#src/plugins/login/SignIn.tsx'
import { renewConfig } from '#src/providers/config.ts'
import { storeLocale, type Locale } from '#src/providers/locale.ts'
import { keep } from '#src/providers/credentials.ts'
import { recall } from '#src/providers/rememberedCredentials.ts'
import { session } from '#src/providers/pageSession.ts'
import { editor, fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'

beforeEach(() => {
  localStorage.clear()
  session.clear()
  history.replaceState(null, '', '#/login')
  storeLocale('en_US')
  // jsdom has dialogs, but opens none.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true
  }
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const username = () => screen.getByRole('textbox', { name: 'User name or email' })
const password = () => screen.getByLabelText('Password')
const code = () => screen.getByRole('textbox', { name: /^Code in the picture/ })
const submit = () => screen.getByRole('button', { name: 'Sign in' })
const told = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent

describe('someone signing in', () => {
  it('can type at once, and Enter sends the password as its upper-case MD5', async () => {
    const { onSignedIn, sent } = renderPage()
    expect(document.activeElement).toBe(username())
    await userEvent.keyboard(' gz.officer {Tab}Demo#2026{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(sent('/signin')).toEqual([
      { username: 'gz.officer', password: '73F12EC72880497E1233E45E6C56C57A', AppID: 'atrium-console' },
    ])
    expect(screen.getByRole('status').textContent).toBe('Signed in')
  })

  it('reads what the server says to a wrong password, and can type another one at once', async () => {
    const { onSignedIn } = renderPage({
      'POST /signin': () => refusal(1001, 'User name or password is wrong'),
    })
    await userEvent.type(username(), 'gz.officer')
    await userEvent.type(password(), 'wrong{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('User name or password is wrong')
    expect(username()).toHaveProperty('value', 'gz.officer')
    expect(document.activeElement).toBe(password())
    await userEvent.keyboard('x')
    expect(password()).toHaveProperty('value', 'x')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it.each([
    ['zh_CN', '登录失败！', '登录'],
    ['zh_TW', '登入失敗！', '登入'],
    ['en_US', 'Sign-in failed', 'Sign in'],
  ] as const)('is told in %s that it failed when the answer has no data', async (locale, text, button) => {
    storeLocale(locale)
    renderPage({ 'POST /signin': null })
    await userEvent.keyboard('gz.officer{Tab}Demo#2026')
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  it('is told when the server cannot be reached', async () => {
    renderPage({ 'POST /signin': new TypeError('Failed to fetch') })
    await userEvent.keyboard('gz.officer{Tab}Demo#2026{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('Sorry, network error')
    // The password is as good as before: typing adds to it.
    await userEvent.keyboard('!')
    expect(password()).toHaveProperty('value', 'Demo#2026!')
  })

  it('sees that it is under way, and sends once however often they press', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    const { onSignedIn, sent } = renderPage({ 'POST /signin': () => promise })
    await userEvent.keyboard('gz.officer{Tab}Demo#2026{Enter}{Enter}')
    const busy = screen.getByRole('button', { name: 'Signing in…' })
    expect(busy.ariaDisabled).toBe('true')
    await userEvent.dblClick(busy)
    await userEvent.type(password(), '{Enter}')
    await act(async () => resolve(accepted))
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(sent('/signin')).toHaveLength(1)
  })

  it('is shown which field is empty, and nothing is sent', async () => {
    const { sent } = renderPage()
    await userEvent.click(submit())
    expect(username()).toHaveProperty('ariaInvalid', 'true')
    expect(document.activeElement).toBe(username())
    expect(told(username())).toBe('Enter your user name or email')
    await userEvent.keyboard('gz.officer{Enter}')
    expect(document.activeElement).toBe(password())
    expect(told(password())).toBe('Enter your password')
    expect(sent('/signin')).toEqual([])
  })

  it('can look at the password, and hears of Caps Lock', async () => {
    renderPage()
    await userEvent.type(password(), 'Demo#2026')
    expect(password()).toHaveProperty('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveProperty('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password()).toHaveProperty('type', 'password')
    await userEvent.type(password(), '{CapsLock}')
    expect(told(password())).toBe('Caps Lock is on')
  })

  it('finds the name of whoever signed in last, and can type the password at once', () => {
    localStorage.setItem('atrium.last_login_user', 'gz.officer')
    renderPage()
    expect(username()).toHaveProperty('value', 'gz.officer')
    expect(document.activeElement).toBe(password())
  })
})

describe('someone whose session ended', () => {
  const expired = 'Your session has ended. Sign in to go on where you were.'
  const begin = () => session.update({ token: 't0', userId: 'u1' })

  it('by itself reads so, in their language, until they are in again', async () => {
    begin()
    session.expire()
    const { onSignedIn } = renderPage()
    expect(screen.getByText(expired)).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '繁體' }))
    expect(screen.getByText('登入已失效，請重新登入以繼續')).toBeTruthy()
    await userEvent.type(screen.getByRole('textbox', { name: '用戶名稱或電郵' }), 'gz.officer')
    await userEvent.type(screen.getByLabelText('密碼'), 'Demo#2026{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(screen.queryByText('登入已失效，請重新登入以繼續')).toBeNull()
    expect(localStorage.getItem('atrium.locale')).toBe('en_US')
  })

  it.each([
    ['because they signed out', begin],
    ['or never began', () => undefined],
  ])('%s reads the usual line', (_, start) => {
    start()
    session.clear()
    renderPage()
    expect(screen.getByText('With your user name or company email')).toBeTruthy()
    expect(screen.queryByText(expired)).toBeNull()
  })
})

describe('an e-mail address', () => {
  it('fetches one key while the person types, and the password leaves encrypted', async () => {
    const { onSignedIn, sent, paths } = renderPage({
      'GET /sso/encrypt-key': { encrypt_key: 'f'.repeat(64), expires_at: 1 },
    })
    await userEvent.keyboard('grace@example.com{Tab}')
    await waitFor(() => expect(paths()).toContain('GET /sso/encrypt-key'))
    await userEvent.keyboard('Demo#2026{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(paths().filter((path) => path === 'GET /sso/encrypt-key')).toHaveLength(1)
    expect(sent('/signin')).toMatchObject([
      { email: 'grace@example.com', password: expect.stringMatching(/^U2FsdGVkX1.{34,}$/) },
    ])
  })

  it('fetches another key for the next attempt', async () => {
    const { paths, answers } = renderPage({
      'GET /sso/encrypt-key': { encrypt_key: 'f'.repeat(64), expires_at: 1 },
      'POST /signin': () => refusal(1001, 'Wrong'),
    })
    await userEvent.keyboard('grace@example.com{Tab}wrong{Enter}')
    await screen.findByRole('alert')
    answers['POST /signin'] = accepted
    await userEvent.keyboard('Demo#2026{Enter}')
    await waitFor(() => expect(paths().filter((path) => path === 'GET /sso/encrypt-key')).toHaveLength(2))
  })
})

describe('the language', () => {
  it('changes without losing what was typed', async () => {
    renderPage()
    await userEvent.type(username(), 'gz.officer')
    await userEvent.click(screen.getByRole('button', { name: '繁體' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('登入')
    expect(screen.getByRole('textbox', { name: '用戶名稱或電郵' })).toHaveProperty('value', 'gz.officer')
    expect(document.documentElement.lang).toBe('zh-HK')
    expect(localStorage.getItem('atrium.locale')).toBe('zh_TW')
  })

  it.each([
    ['a known error', () => refusal(1001, 'User name or password is wrong'), '用户名或密码不正确'],
    ['a lock', () => refusal(1003, 'Locked', { retry_after: 840 }), '失败次数过多，请在 14 分钟后再试'],
    [
      'too many requests',
      () => refusal(4290, 'Slow down', { retry_after: 45 }),
      '操作过于频繁，请在 45 秒后再试',
    ],
    ['no network', new TypeError('Failed to fetch'), '抱歉，网络错误'],
    ['no data', null, '登录失败！'],
    ['an error of another back end', () => refusal(9999, 'Closed today'), 'Closed today'],
  ])('of an error follows: %s', async (_, answer, text) => {
    renderPage({ 'POST /signin': answer })
    await userEvent.keyboard('gz.officer{Tab}x{Enter}')
    await screen.findByRole('alert')
    await userEvent.click(screen.getByRole('button', { name: '简体' }))
    expect(screen.getByRole('alert').textContent).toBe(text)
  })

  it('tells how long a lock lasts', async () => {
    renderPage({ 'POST /signin': refusal(1003, 'Locked', { retry_after: 61 }) })
    await userEvent.keyboard('gz.officer{Tab}x{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe(
      'Too many failed attempts. Try again in 61 seconds',
    )
  })

  it('holds for the page when it was picked there, and the console opens in that of the account', async () => {
    const { onSignedIn, paths } = renderPage({
      'POST /signin': { ...accepted, sites: editor.sites },
      'POST /site/change': { site: '9' },
    })
    await userEvent.click(screen.getByRole('button', { name: '繁體' }))
    await userEvent.type(screen.getByRole('textbox', { name: '用戶名稱或電郵' }), 'gz.officer')
    await userEvent.type(screen.getByLabelText('密碼'), 'Demo#2026{Enter}')
    const popup = await screen.findByRole('dialog', { name: '選擇站點' })
    expect(localStorage.getItem('atrium.locale')).toBe('en_US')
    await userEvent.click(within(popup).getAllByRole('button')[0] ?? popup)
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(onSignedIn).toHaveBeenCalledWith('zh_TW')
    expect(screen.getByRole('status').textContent).toBe('登入成功！')
    expect(paths().filter((path) => path.includes('/switch'))).toEqual([])
  })

  it('is still the one that was picked when the page was loaded again', async () => {
    const { unmount } = renderPage()
    await userEvent.click(screen.getByRole('button', { name: '繁體' }))
    unmount()
    const { onSignedIn } = renderPage()
    await userEvent.type(screen.getByRole('textbox', { name: '用戶名稱或電郵' }), 'gz.officer')
    await userEvent.type(screen.getByLabelText('密碼'), 'Demo#2026{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith('zh_TW'))
  })

  it.each([
    ['was picked and is that of the account', 'English'],
    ['was not picked', null],
  ])('is nothing to ask about when it %s', async (_, name) => {
    const { onSignedIn } = renderPage()
    if (name) await userEvent.click(screen.getByRole('button', { name }))
    await userEvent.type(username(), 'gz.officer')
    await userEvent.type(password(), 'Demo#2026{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledExactlyOnceWith(null))
  })
})

describe('the code in the picture', () => {
  const picture = () => screen.getByRole('button', { name: 'New picture' }).querySelector('img')
  const asks = (asked: ReturnType<typeof renderPage>['asked']) =>
    asked.filter(({ path }) => path === '/captcha').map(({ query }) => query['r'])

  it('is there from the start; a press shows another one', async () => {
    const { asked } = renderPage()
    await waitFor(() => expect(picture()?.src).toContain(encodeURIComponent('>1<')))
    expect(picture()?.src).toMatch(/^data:image\/svg\+xml;utf8,%3Csvg/)
    screen.getByRole('button', { name: 'New picture' }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(picture()?.src).toContain(encodeURIComponent('>2<')))
    expect(new Set(asks(asked)).size).toBe(2)
  })

  it('can be left out, and goes with the picture it stands in', async () => {
    const { onSignedIn, sent } = renderPage()
    await waitFor(() => expect(picture()).toBeTruthy())
    expect(screen.getByLabelText('Code in the picture (optional)')).toHaveProperty('required', false)
    await userEvent.type(code(), ' 7k3m ')
    await userEvent.type(username(), 'gz.officer')
    await userEvent.type(password(), 'Demo#2026{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(sent('/signin')).toMatchObject([{ captcha: '7k3m', captcha_id: 'c1' }])
  })

  it.each([
    ['1001, wrong password', () => refusal(1001, 'Wrong')],
    ['1002, inactive account', () => refusal(1002, 'Inactive')],
    ['no network', new TypeError()],
    ['no data', null],
  ])('changes after any error: %s', async (_, answer) => {
    const { asked } = renderPage({ 'POST /signin': answer })
    await userEvent.type(code(), '7k3m')
    await userEvent.type(username(), 'gz.officer')
    await userEvent.type(password(), 'x{Enter}')
    await waitFor(() => expect(new Set(asks(asked)).size).toBe(2))
    expect(code()).toHaveProperty('value', '')
  })

  it('is required and has the focus once the server asks for it', async () => {
    const { sent, answers } = renderPage({ 'POST /signin': () => refusal(1004, 'The code is wrong') })
    await userEvent.keyboard('gz.officer{Tab}Demo#2026{Enter}')
    const required = await screen.findByRole('textbox', { name: 'Code in the picture' })
    expect(document.activeElement).toBe(required)
    expect(told(required)).toBe('Enter the code in the picture')
    expect(screen.queryByRole('alert')).toBeNull()
    await userEvent.keyboard('{Enter}')
    expect(sent('/signin')).toHaveLength(1)
    await userEvent.keyboard('nope{Enter}')
    await waitFor(() => expect(told(required)).toBe('The code is wrong'))
    answers['POST /signin'] = () => refusal(1005, 'It has expired')
    await userEvent.keyboard('late{Enter}')
    await waitFor(() => expect(told(required)).toBe('It has expired'))
    expect(password()).toHaveProperty('value', 'Demo#2026')
  })

  it('changes when it has expired', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { asked } = renderPage()
    await waitFor(() => expect(picture()).toBeTruthy())
    await act(() => vi.advanceTimersByTimeAsync(119_000))
    expect(asks(asked)).toHaveLength(1)
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(asks(asked)).toHaveLength(2)
  })

  it('is not asked for where the back end has none', async () => {
    const { onSignedIn } = renderPage({ 'GET /captcha': new Response('', { status: 404 }) })
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Code/ })).toBeNull())
    await userEvent.keyboard('gz.officer{Tab}Demo#2026{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  })

  it('can be asked for again when it did not come', async () => {
    const { answers } = renderPage({ 'GET /captcha': new TypeError() })
    expect(await screen.findByText('Load again')).toBeTruthy()
    answers['GET /captcha'] = drawn('later')
    await userEvent.click(screen.getByRole('button', { name: 'New picture' }))
    await waitFor(() => expect(picture()?.src).toContain('later'))
  })
})

describe('a remembered password', () => {
  const hash = md5('Demo#2026').toUpperCase()

  it('keeps the name and the hash of the password, and fills them in the next time', async () => {
    const { onSignedIn, sent } = renderPage()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    await userEvent.type(username(), 'gz.officer')
    await userEvent.type(password(), 'Demo#2026{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    cleanup()
    session.clear()
    const again = renderPage()
    expect(username()).toHaveProperty('value', 'gz.officer')
    expect(password()).toHaveProperty('value', hash)
    expect(screen.queryByRole('button', { name: 'Show password' })).toBeNull()
    expect(document.activeElement).toBe(submit())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(again.onSignedIn).toHaveBeenCalledOnce())
    expect(again.sent('/signin')).toEqual(sent('/signin'))
  })

  it.each([
    ['at the end', hash.length],
    ['in the middle', 7],
    ['at the start', 0],
  ])('typing %s of the hash replaces the whole of it', async (_, at) => {
    await keep({ username: 'gz.officer', password: hash })
    renderPage()
    await userEvent.type(password(), 'x', { initialSelectionStart: at, initialSelectionEnd: at })
    expect(password()).toHaveProperty('value', 'x')
    expect(screen.getByRole('button', { name: 'Show password' })).toBeTruthy()
  })

  it('another name empties the password', async () => {
    await keep({ username: 'gz.officer', password: hash })
    renderPage()
    await userEvent.type(username(), '2')
    expect(password()).toHaveProperty('value', '')
  })

  it('taken back, forgets at once', async () => {
    await keep({ username: 'gz.officer', password: hash })
    renderPage()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Remember me' }))
    expect(recall()).toBeNull()
  })

  it('is not offered where the operator allows no MD5, and what was kept is forgotten', async () => {
    fakeBackEnd({ 'GET /config': { params: { 'auth.allow_md5': false } } })
    await renewConfig()
    await keep({ username: 'gz.officer', password: hash })
    renderPage()
    await waitFor(() => expect(password()).toHaveProperty('value', ''))
    expect(username()).toHaveProperty('value', 'gz.officer')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(recall()).toBeNull()
    fakeBackEnd({ 'GET /config': { params: {} } })
    await renewConfig()
  })
})

describe('somebody with several sites', () => {
  const many = Array.from({ length: 7 }, (_, i) => ({
    ...editor.sites[0],
    _id: String(i),
    name: `站点${i}`,
    name_en: `Site ${i}`,
    name_sc: null,
  }))
  const enter = () => userEvent.keyboard('grace.group{Tab}Demo#2026{Enter}')

  it('chooses where to work, by the names of their language, with the arrow keys', async () => {
    const { onSignedIn, sent } = renderPage({
      'POST /signin': { ...accepted, sites: editor.sites },
      'POST /site/change': { site: '9', menu_version: '1' },
    })
    await enter()
    const popup = await screen.findByRole('dialog', { name: 'Choose a site' })
    expect(
      within(popup)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['GuangzhouSouth China', 'Hong KongHong Kong'])
    expect(within(popup).queryByRole('searchbox')).toBeNull()
    expect(onSignedIn).not.toHaveBeenCalled()
    await userEvent.keyboard('{ArrowDown}{Enter}{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(sent('/site/change')).toEqual([{ site: '9' }])
    expect(session.get()).toMatchObject({ site: '9', isSiteChosen: true })
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can search when there are more than six', async () => {
    const { onSignedIn } = renderPage({
      'POST /signin': { ...accepted, sites: many },
      'POST /site/change': new Response('', { status: 404 }),
    })
    await enter()
    expect(document.activeElement).toBe(await screen.findByRole('searchbox', { name: 'Search sites' }))
    await userEvent.keyboard('nowhere')
    expect(screen.getByText('No site matches')).toBeTruthy()
    await userEvent.clear(document.activeElement ?? document.body)
    await userEvent.keyboard('站点5{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(session.get().site).toBe('5')
  })

  it('reads why a site cannot be chosen, and can choose another', async () => {
    const { onSignedIn, answers } = renderPage({
      'POST /signin': { ...accepted, sites: editor.sites },
      'POST /site/change': () => refusal(4032, 'Not your site'),
    })
    await enter()
    await userEvent.click(await screen.findByRole('button', { name: /Guangzhou/ }))
    expect((await screen.findByRole('alert')).textContent).toBe('Not your site')
    answers['POST /site/change'] = { site: '9', menu_version: '1' }
    await userEvent.click(screen.getByRole('button', { name: /Hong Kong/ }))
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
  })

  it('goes back to the form signed out', async () => {
    const { onSignedIn, paths } = renderPage({ 'POST /signin': { ...accepted, sites: editor.sites } })
    await enter()
    const popup = await screen.findByRole('dialog', { name: 'Choose a site' })
    // What a browser makes of Escape.
    act(() => void popup.dispatchEvent(new Event('cancel', { cancelable: true })))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(session.get().token).toBeNull()
    await waitFor(() => expect(document.activeElement).toBe(password()))
    await waitFor(() => expect(paths()).toContain('POST /signout'))
    await userEvent.click(submit())
    expect(await screen.findByRole('dialog', { name: 'Choose a site' })).toBeTruthy()
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  it.each([
    ['is not asked when the address names one of theirs', 'u1', '9', false],
    ['is asked when the address is meant for somebody else', 'u2', '9', true],
    ['is asked when the address names a site of others', 'u1', '77', true],
  ])('%s', async (_, user, site, isAsked) => {
    location.hash = `#/login?target=%2FRM&site_id=${site}&user_id=${user}`
    const { onSignedIn } = renderPage({ 'POST /signin': { ...accepted, sites: editor.sites } })
    await enter()
    await waitFor(() =>
      expect([onSignedIn.mock.calls.length, screen.queryAllByRole('dialog').length]).toEqual(
        isAsked ? [0, 1] : [1, 0],
      ),
    )
  })
})

describe('the address of the caller', () => {
  it('that is not on the list opens the other sign-in addresses; closing stays', async () => {
    const domains = ['https://in.example.com/x', 'hq.example.com:8443', 'javascript:alert(1)', 'ftp://a.b']
    const { paths } = renderPage({
      'POST /ipInWhitelist': { result: false, ip: '203.0.113.9', domains },
    })
    const popup = await screen.findByRole('dialog', { name: 'You are outside the company network' })
    expect(within(popup).getAllByRole('link')).toMatchObject([
      { href: 'https://in.example.com/x', textContent: 'in.example.com' },
      { href: 'https://hq.example.com:8443/', textContent: 'hq.example.com:8443' },
    ])
    expect(within(popup).getByText('Your address: 203.0.113.9')).toBeTruthy()
    await userEvent.click(within(popup).getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(document.activeElement).toBe(username())
    await userEvent.click(screen.getByRole('button', { name: 'Other addresses' }))
    expect(screen.getByRole('dialog')).toBeTruthy()
    expect(paths().filter((path) => path === 'POST /ipInWhitelist')).toHaveLength(1)
  })

  it.each([
    ['on the list', { result: true, ip: '10.0.0.1', domains: ['https://in.example.com'] }],
    ['not looked up', new TypeError()],
    ['unknown to the back end', new Response('', { status: 404 })],
  ])('that is %s changes nothing', async (_, answer) => {
    const { paths } = renderPage({ 'POST /ipInWhitelist': answer })
    await waitFor(() => expect(paths()).toContain('POST /ipInWhitelist'))
    await act(() => new Promise((resolve) => setTimeout(resolve)))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Other addresses' })).toBeNull()
  })
})

describe('a forgotten password', () => {
  it('is asked for by name and code, and the answer tells nothing about the account', async () => {
    const { sent, answers } = renderPage({ 'POST /password/forget': () => refusal(1004, 'Wrong code') })
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }))
    expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeTruthy()
    await userEvent.type(username(), 'lin@example.com')
    await userEvent.click(screen.getByRole('button', { name: 'Send' }))
    expect(told(code())).toBe('Enter the code in the picture')
    await userEvent.type(code(), '7k3m{Enter}')
    await waitFor(() => expect(told(code())).toBe('Wrong code'))
    answers['POST /password/forget'] = { sent: true }
    await userEvent.type(code(), '9x9x{Enter}')
    expect(await screen.findByText(/^If there is such an account/)).toBeTruthy()
    expect(sent('/password/forget').at(-1)).toEqual({
      email: 'lin@example.com',
      captcha: '9x9x',
      captcha_id: 'c3',
    })
    expect(document.activeElement?.textContent).toMatch(/^If there is such an account/)
    await userEvent.click(screen.getByRole('button', { name: 'Back to sign-in' }))
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeTruthy()
    expect(username()).toHaveProperty('value', 'lin@example.com')
  })

  it('is a page of its own to the Back button, which leads to sign-in', async () => {
    const { sent } = renderPage()
    await userEvent.type(username(), 'gz.officer')
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }))
    await screen.findByRole('heading', { name: 'Forgot password' })
    act(() => history.back())
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeTruthy()
    expect(location.hash).toBe('#/login')
    expect(username()).toHaveProperty('value', 'gz.officer')
    act(() => history.forward())
    expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeTruthy()
    expect(sent('/password/forget')).toEqual([])
  })

  it('leads from a link that is over to the form for another one', async () => {
    localStorage.setItem('atrium.last_login_user', 'gz.officer')
    location.hash = '#/login?reset=used'
    renderPage({ 'POST /password/reset': () => refusal(1015, 'The link is not valid any more') })
    await userEvent.type(await screen.findByLabelText('New password'), 'Sea breeze 7')
    await userEvent.type(screen.getByLabelText('New password again'), 'Sea breeze 7{Enter}')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain('The link is not valid any more')
    await userEvent.click(within(alert).getByRole('button', { name: 'Request a new link' }))
    expect(await screen.findByRole('heading', { name: 'Forgot password' })).toBeTruthy()
    expect(document.activeElement).toBe(username())
    expect(username()).toHaveProperty('value', 'gz.officer')
  })

  it.each([
    ['length_min', 'Too short: 8 characters or more'],
    ['length_max', 'Too long: 200 characters or fewer'],
    ['like_name', 'Must differ from the user name'],
    ['one_character', 'Must not be one character repeated'],
    ['common', 'This password is too common'],
    ['unchanged', 'The new password must not be the old one'],
    ['hashed', 'Must not be a code of 32 digits and letters'],
  ])('must be another one, the server says: %s', async (problem, text) => {
    expect(passwordProblems).toContain(problem)
    location.hash = '#/login?reset=secret-token'
    renderPage({
      'POST /password/reset': () => refusal(1014, 'No', { fields: { new_password: problem } }),
    })
    const first = await screen.findByLabelText('New password')
    await userEvent.type(first, 'gz.officer')
    expect(screen.queryByText('Not the user name')).toBeNull()
    await userEvent.type(screen.getByLabelText('New password again'), 'gz.officer{Enter}')
    await waitFor(() => expect(told(first)).toBe(text))
  })

  it('must not be the name that was typed', async () => {
    renderPage()
    await userEvent.type(username(), 'gz.officer')
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Enter an SMS code' }))
    const first = screen.getByLabelText('New password')
    await userEvent.type(first, 'GZ.officer{Enter}')
    expect(screen.getByText('Not the user name').textContent).toContain('not met')
    expect(told(first)).toBe('Must differ from the user name')
  })

  it.each([
    ['zh_TW', '忘記密碼？', '輸入短訊驗證碼', '852'],
    ['zh_CN', '忘记密码？', '输入短信验证码', '86'],
    ['en_US', 'Forgot password?', 'Enter an SMS code', '86'],
  ] as const)('in %s begins with the mobile number of the place', async (locale, forgot, toCode, country) => {
    storeLocale(locale)
    renderPage()
    await userEvent.click(screen.getByRole('button', { name: forgot }))
    await userEvent.click(await screen.findByRole('button', { name: toCode }))
    expect(screen.getByRole('combobox')).toHaveProperty('value', country)
    expect(document.activeElement).toHaveProperty('name', 'mobile')
  })

  it('is replaced with the token of the mail, which leaves the address', async () => {
    location.hash = '#/login?reset=secret-token'
    const { sent, answers } = renderPage({
      'GET /sso/encrypt-key': { encrypt_key: 'f'.repeat(64), expires_at: 1 },
      'POST /password/reset': () =>
        refusal(1014, 'Not strong enough', { fields: { new_password: 'common' } }),
    })
    expect(await screen.findByRole('heading', { name: 'Set a new password' })).toBeTruthy()
    expect(location.hash).toBe('#/login')
    const first = screen.getByLabelText('New password')
    expect(document.activeElement).toBe(first)
    await userEvent.type(first, 'short')
    await userEvent.type(screen.getByLabelText('New password again'), 'other{Enter}')
    expect(screen.getByText('At least 8 characters').textContent).toContain('not met')
    expect(told(first)).toBe('Too short: 8 characters or more')
    expect(told(screen.getByLabelText('New password again'))).toBe('Not the same as above')
    expect(sent('/password/reset')).toEqual([])
    await userEvent.clear(first)
    await userEvent.type(first, 'password1')
    await userEvent.clear(screen.getByLabelText('New password again'))
    await userEvent.type(screen.getByLabelText('New password again'), 'password1{Enter}')
    await waitFor(() => expect(told(first)).toBe('This password is too common'))
    answers['POST /password/reset'] = { ok: true }
    await userEvent.click(screen.getByRole('button', { name: 'Save new password' }))
    expect(await screen.findByText('Your new password is set. Sign in with it.')).toBeTruthy()
    expect(submit()).toBeTruthy()
    expect(sent('/password/reset').at(-1)).toEqual({
      reset_token: 'secret-token',
      new_password: expect.stringMatching(/^U2FsdGVkX1/),
    })
  })

  it('is replaced with a code by SMS, in clear where no key can be had', async () => {
    const { sent, answers } = renderPage({
      'POST /sms/sendcode': { sent: true, expires_in: 300, resend_after: 60 },
      'POST /password/reset': () => refusal(1015, 'The code is not valid'),
    })
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Enter an SMS code' }))
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    const mobile = screen.getByRole('textbox', { name: 'Mobile number' })
    expect(told(mobile)).toBe('Enter your mobile number')
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Country code' }), '+852')
    await userEvent.type(mobile, '9123 4567')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    expect(document.activeElement).toBe(code())
    expect(sent('/sms/sendcode')).toEqual([])
    await userEvent.type(code(), ' ab12 ')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    const again = await screen.findByRole('button', { name: /^Resend in \d+ s$/ })
    await userEvent.click(again)
    expect(sent('/sms/sendcode')).toEqual([
      {
        mobile: '91234567',
        country_code: '852',
        scene: 'forget',
        captcha: 'ab12',
        captcha_id: expect.stringMatching(/^c\d+$/),
      },
    ])
    expect(code()).toHaveProperty('value', '')
    await userEvent.type(screen.getByRole('textbox', { name: 'SMS code' }), '123456')
    await userEvent.type(screen.getByLabelText('New password'), 'Sea breeze 7')
    await userEvent.type(screen.getByLabelText('New password again'), 'Sea breeze 7{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('The code is not valid')
    expect(screen.queryByRole('button', { name: 'Request a new link' })).toBeNull()
    answers['POST /password/reset'] = { ok: true }
    await userEvent.click(screen.getByRole('button', { name: 'Save new password' }))
    await screen.findByText('Your new password is set. Sign in with it.')
    expect(sent('/password/reset').at(-1)).toEqual({
      mobile: '91234567',
      country_code: '852',
      code: '123456',
      new_password: 'Sea breeze 7',
    })
  })

  it('is told at the picture that it was misread, and gets another', async () => {
    const { sent } = renderPage({ 'POST /sms/sendcode': () => refusal(1004, 'The code is wrong') })
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Enter an SMS code' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Mobile number' }), '13800000001')
    for (const answer of ['aaaa', 'bbbb']) {
      await userEvent.type(code(), answer)
      await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
      await waitFor(() => expect(told(code())).toBe('The code is wrong'))
      expect(code()).toHaveProperty('value', '')
      expect(document.activeElement).toBe(code())
    }
    const pictures = sent('/sms/sendcode').map((body) => (body as { captcha_id: string }).captcha_id)
    expect(new Set(pictures).size).toBe(2)
  })

  it('waits as long as the server says when too many codes were asked for', async () => {
    renderPage({ 'POST /sms/sendcode': refusal(4290, 'Slow down', { retry_after: 30 }) })
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Enter an SMS code' }))
    await userEvent.type(screen.getByRole('textbox', { name: 'Mobile number' }), '13800000001')
    await userEvent.type(code(), 'ab12')
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }))
    expect((await screen.findByRole('alert')).textContent).toBe('Too many requests. Try again in 30 seconds')
    expect(screen.getByRole('button', { name: /^Resend in (30|29) s$/ })).toBeTruthy()
  })
})

describe('the drawing', () => {
  const windows = (container: HTMLElement) =>
    [...container.querySelectorAll('svg path')].map((path) => path.getAttribute('style')).join()

  it.each([
    ['changes every three seconds', false],
    ['changes as often for people who want no motion, without fading', true],
  ])('%s', async (_, isStill) => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: isStill && query.includes('reduced-motion'),
    }))
    const { container } = renderPage()
    const before = windows(container)
    await act(() => vi.advanceTimersByTimeAsync(2900))
    expect(windows(container)).toBe(before)
    await act(() => vi.advanceTimersByTimeAsync(200))
    expect(windows(container)).not.toBe(before)
  })
})

describe('the page breaks no rule of accessibility', () => {
  const broken = async () =>
    (await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } })).violations.map(
      ({ id, nodes }) => `${id} ${nodes[0]?.html}`,
    )

  it('with and without an error', async () => {
    renderPage({ 'POST /signin': () => refusal(1001, 'Wrong') })
    expect(await broken()).toEqual([])
    await userEvent.keyboard('gz.officer{Tab}x{Enter}')
    await screen.findByRole('alert')
    expect(await broken()).toEqual([])
  })

  it('with the sites to choose from', async () => {
    renderPage({ 'POST /signin': { ...accepted, sites: editor.sites } })
    await userEvent.keyboard('gz.officer{Tab}x{Enter}')
    await screen.findByRole('dialog')
    expect(await broken()).toEqual([])
  })

  it('with the forms for a forgotten password', async () => {
    renderPage()
    await userEvent.click(screen.getByRole('button', { name: 'Forgot password?' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Enter an SMS code' }))
    expect(await broken()).toEqual([])
  })
})

const accepted = {
  _id: 'u1',
  name: '陈',
  username: 'gz.officer',
  email: null,
  locale: 'en_US',
  expires_at: 1,
  access_token: 'token',
  sites: [editor.sites[0]],
}

let pictures = 0
const drawn = (text: string) => {
  const captcha_id = `c${(pictures += 1)}`
  return { captcha_id, svg: `<svg xmlns="http://www.w3.org/2000/svg"><g>${text}</g></svg>`, expires_in: 120 }
}

/** The page before a back end that lets everybody in, unless told otherwise; `sent` are the bodies that left. */
function renderPage(answers: Parameters<typeof fakeBackEnd>[0] = {}) {
  pictures = 0
  const backEnd = fakeBackEnd({
    'POST /signin': accepted,
    'POST /signout': { ok: true },
    'POST /ipInWhitelist': { result: true, ip: null, domains: [] },
    'GET /captcha': () => drawn(String(pictures + 1)),
    ...answers,
  })
  const sent = (path: string) =>
    backEnd.asked.filter((asked) => asked.method === 'POST' && asked.path === path).map(({ body }) => body)
  const onSignedIn = vi.fn<(picked: Locale | null) => void>()
  return { ...backEnd, ...render(<SignIn onSignedIn={onSignedIn} />), onSignedIn, sent }
}
