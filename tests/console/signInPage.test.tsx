import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import axe from 'axe-core'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SignIn } from '#src/plugins/login/SignIn.tsx'
import { storeLocale } from '#src/providers/locale.ts'

beforeEach(() => {
  localStorage.clear()
  storeLocale('en_US')
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const username = () => screen.getByRole('textbox', { name: 'User name or email' })
const password = () => screen.getByLabelText('Password')
const submit = () => screen.getByRole('button', { name: 'Sign in' })

describe('someone signing in', () => {
  it('can type at once, and Enter sends the password as its upper-case MD5', async () => {
    const { onSignedIn, sent } = renderPage(accepted)
    expect(document.activeElement).toBe(username())
    await userEvent.keyboard(' gz.officer {Tab}Demo#2026{Enter}')
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(sent).toEqual([
      { username: 'gz.officer', password: '73F12EC72880497E1233E45E6C56C57A', AppID: 'atrium-console' },
    ])
    expect(screen.getByRole('status').textContent).toBe('Signed in')
  })

  it('reads what the server says to a wrong password, and can type another one at once', async () => {
    const { onSignedIn } = renderPage(refused('User name or password is wrong'))
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
    renderPage(() => Response.json({ data: null, errcode: 0, errmsg: '' }))
    await userEvent.keyboard('gz.officer{Tab}Demo#2026')
    await userEvent.click(screen.getByRole('button', { name: button }))
    expect((await screen.findByRole('alert')).textContent).toBe(text)
  })

  it('is told when the server cannot be reached', async () => {
    renderPage(() => Promise.reject(new TypeError('Failed to fetch')))
    await userEvent.keyboard('gz.officer{Tab}Demo#2026{Enter}')
    expect((await screen.findByRole('alert')).textContent).toBe('Sorry, network error')
  })

  it('sees that it is under way, and sends once however often they press', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    const { onSignedIn, sent } = renderPage(() => promise)
    await userEvent.keyboard('gz.officer{Tab}Demo#2026{Enter}')
    const busy = screen.getByRole('button', { name: 'Signing in…' })
    expect(busy.ariaDisabled).toBe('true')
    await userEvent.click(busy)
    await userEvent.type(password(), '{Enter}')
    await act(async () => resolve(accepted()))
    await waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce())
    expect(sent).toHaveLength(1)
  })

  it('is shown which field is empty, and nothing is sent', async () => {
    const { sent } = renderPage(accepted)
    await userEvent.click(submit())
    expect(username()).toHaveProperty('ariaInvalid', 'true')
    expect(document.activeElement).toBe(username())
    expect(screen.getByText('Enter your user name or email').id).toBe(
      username().getAttribute('aria-describedby'),
    )
    await userEvent.keyboard('gz.officer{Enter}')
    expect(document.activeElement).toBe(password())
    expect(screen.getByText('Enter your password')).toBeTruthy()
    expect(sent).toEqual([])
  })

  it('can look at the password', async () => {
    renderPage(accepted)
    await userEvent.type(password(), 'Demo#2026')
    expect(password()).toHaveProperty('type', 'password')
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(password()).toHaveProperty('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(password()).toHaveProperty('type', 'password')
  })

  it('changes the language without losing what they typed', async () => {
    renderPage(accepted)
    await userEvent.type(username(), 'gz.officer')
    await userEvent.click(screen.getByRole('button', { name: '繁體' }))
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('登入')
    expect(screen.getByRole('textbox', { name: '用戶名稱或電郵' })).toHaveProperty('value', 'gz.officer')
    expect(document.documentElement.lang).toBe('zh-HK')
    expect(localStorage.getItem('atrium.locale')).toBe('zh_TW')
  })
})

describe('the drawing', () => {
  const windows = (container: HTMLElement) =>
    [...container.querySelectorAll('svg path')].map((path) => path.getAttribute('style')).join()

  it('changes every three seconds', () => {
    vi.useFakeTimers()
    const { container } = renderPage(accepted)
    const before = windows(container)
    act(() => vi.advanceTimersByTime(2900))
    expect(windows(container)).toBe(before)
    act(() => vi.advanceTimersByTime(200))
    expect(windows(container)).not.toBe(before)
  })

  it('is still for people who want no motion', () => {
    vi.useFakeTimers()
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduced-motion') }))
    const { container } = renderPage(accepted)
    const before = windows(container)
    act(() => vi.advanceTimersByTime(10_000))
    expect(windows(container)).toBe(before)
  })
})

it('the sign-in page breaks no rule of accessibility, with and without an error', async () => {
  const { container } = renderPage(refused('Locked'))
  const broken = async () =>
    (await axe.run(container, { rules: { 'color-contrast': { enabled: false } } })).violations.map(
      ({ id }) => id,
    )
  expect(await broken()).toEqual([])
  await userEvent.keyboard('gz.officer{Tab}x{Enter}')
  await screen.findByRole('alert')
  expect(await broken()).toEqual([])
})

/** The page before a network that answers as told; `sent` are the bodies that left. */
function renderPage(answer: () => Response | Promise<Response>) {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_: unknown, init: RequestInit) => {
    sent.push(JSON.parse(String(init.body)))
    return answer()
  })
  const onSignedIn = vi.fn<() => void>()
  return { ...render(<SignIn onSignedIn={onSignedIn} />), onSignedIn, sent }
}

const refused = (errmsg: string) => () => Response.json({ data: null, errcode: 1001, errmsg })
const accepted = () => {
  const data = { _id: 'u1', name: '陈', username: 'gz.officer', email: null, locale: 'en_US', expires_at: 1 }
  return Response.json({
    data: { ...data, access_token: 'token' },
    access_token: 'token',
    errcode: 0,
    errmsg: '',
  })
}
