import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import plugin from '#src/plugins/common/plugin.ts'
import { Profile } from '#src/plugins/common/Profile.tsx'
import { fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'
import { asPerson } from '#tests/console/asPerson.tsx'

const here = {
  _id: 's1',
  ip: '10.0.0.1',
  user_agent:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36',
  // 2026/3/2 09:05 and 17:40 at the site
  signed_in_at: 1772413500,
  last_used_at: 1772444400,
  is_current: true,
}
const phone = {
  ...here,
  _id: 's2',
  ip: '203.0.113.9',
  user_agent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
  is_current: false,
}
const unknown = { ...phone, _id: 's3', ip: null, user_agent: null }
const pageOf = (...list: readonly object[]) => ({ list, total: list.length })

const open = () => asPerson({ plugin, at: '/profile', screens: { '/profile': Profile } })
const section = () => screen.findByRole('region', { name: 'Where you are signed in' })
const items = async () => within(await section()).findAllByRole('listitem')
const endPath = 'POST /user/session/end'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('the own sessions', () => {
  it('are shown with device, address, sign-in and last use, and this one is marked', async () => {
    fakeBackEnd({ 'GET /user/session': pageOf(here, phone, unknown) })
    await open()
    expect((await items()).map((item) => item.textContent)).toEqual([
      'Chrome on WindowsThis deviceLast usedNowSigned in2026/3/2 09:05IP address10.0.0.1',
      'Safari on iPhoneLast used2026/3/2 17:40Signed in2026/3/2 09:05IP address203.0.113.9Sign out',
      'Unknown deviceLast used2026/3/2 17:40Signed in2026/3/2 09:05IP addressUnknownSign out',
    ])
  })

  it('show that they are loading, and then what came', async () => {
    const { promise, resolve } = Promise.withResolvers<object>()
    fakeBackEnd({ 'GET /user/session': () => promise })
    await open()
    const place = within(await section())
    expect(place.getByRole('status', { name: 'Loading…' })).toBeTruthy()
    expect(place.queryByText(/anywhere else/)).toBeNull()
    resolve(pageOf(here))
    await place.findByText('Chrome on Windows')
    expect(place.queryByRole('status', { name: 'Loading…' })).toBeNull()
  })

  it('say so when there is no other', async () => {
    fakeBackEnd({ 'GET /user/session': pageOf(here) })
    await open()
    const place = within(await section())
    await place.findByText('You are not signed in anywhere else.')
    expect(place.queryByRole('button')).toBeNull()
  })

  it('say what is wrong when they do not come, and can be tried again', async () => {
    const { answers } = fakeBackEnd({ 'GET /user/session': new TypeError('offline') })
    const { toasts } = await open()
    const retry = await within(await section()).findByRole('button', { name: 'Try again' })
    expect(toasts).toEqual([])
    answers['GET /user/session'] = pageOf(here)
    await userEvent.click(retry)
    expect(await items()).toHaveLength(1)
  })

  it.each([
    ['knows no such call', undefined],
    ['is older', refusal(4041, 'no such path')],
    ['has not built it', refusal(5003, 'not built')],
    ['has something else there', { sessions: 3 }],
  ])('are not there at all with a back end that %s', async (_, answer) => {
    const back = fakeBackEnd(answer ? { 'GET /user/session': answer } : {})
    const { toasts } = await open()
    await waitFor(() => expect(back.paths()).toContain('GET /user/session'))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Where you are signed in' })).toBeNull())
    expect(screen.getByRole('region', { name: 'Password' })).toBeTruthy()
    expect(toasts).toEqual([])
  })

  it('are ended one by one, and the focus stays in the list', async () => {
    const back = fakeBackEnd({ 'GET /user/session': pageOf(here, phone), [endPath]: { ended: 1 } })
    await open()
    const button = await screen.findByRole('button', { name: 'Sign out Safari on iPhone' })
    back.answers['GET /user/session'] = pageOf(here)
    await userEvent.click(button)
    await screen.findByText(/told: profile.sessions.ended/)
    expect(back.asked.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { _id: 's2' },
    ])
    expect(await items()).toHaveLength(1)
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Where you are signed in' }))
  })

  it('are ended all but this one after a question', async () => {
    const back = fakeBackEnd({ 'GET /user/session': pageOf(here, phone, unknown), [endPath]: { ended: 2 } })
    await open()
    await userEvent.click(await screen.findByRole('button', { name: 'Sign out everywhere else' }))
    const question = within(await screen.findByRole('dialog', { name: 'Sign out everywhere else?' }))
    expect(question.getByText(/The 2 other sessions end at once\./)).toBeTruthy()
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(back.paths()).not.toContain(endPath)

    await userEvent.click(screen.getByRole('button', { name: 'Sign out everywhere else' }))
    back.answers['GET /user/session'] = pageOf(here)
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Sign out everywhere else' }),
    )
    await screen.findByText(/told: profile.sessions.ended/)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(back.asked.find(({ path }) => path === '/user/session/end')?.body).toEqual({ others: true })
    await screen.findByText('You are not signed in anywhere else.')
  })

  it('stay in the list when the server refuses to end one, and the person reads why', async () => {
    fakeBackEnd({ 'GET /user/session': pageOf(here, phone), [endPath]: refusal(4290, 'Busy: try again') })
    const { toasts } = await open()
    const button = await screen.findByRole('button', { name: 'Sign out Safari on iPhone' })
    await userEvent.click(button)
    await waitFor(() => expect(toasts).toEqual(['Busy: try again']))
    await waitFor(() => expect(button).toHaveProperty('disabled', false))
    expect(await items()).toHaveLength(2)
  })

  it('say how many there are when not all are shown', async () => {
    fakeBackEnd({ 'GET /user/session': { list: [here, phone], total: 130 } })
    await open()
    expect(await screen.findByText(/The 2 most recently used of 130\./)).toBeTruthy()
  })
})
