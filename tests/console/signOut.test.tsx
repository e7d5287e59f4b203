// @runs own window
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { consoleOf, type Arrival } from '#src/app/App.tsx'
import { answerEntry } from '#src/kit/form/outbox/entry.ts'
import { draftKey, keepDrafts } from '#src/kit/form/unsaved/draft.ts'
import { createHttp } from '#src/providers/http.ts'
import { openSession } from '#src/providers/session.ts'
import { createSignIn } from '#src/providers/signIn.ts'
import { startConsole } from '#src/app/startConsole.ts'
import { editor, fakeBackEnd, refusal } from '#tests/support/fakeBackEnd.ts'
import { clearDisk, storeOf } from '#tests/support/memoryIdb.ts'

// There is no IndexedDB in this environment.
vi.mock('idb', () => import('#tests/support/memoryIdb.ts'))

interface OpenOptions extends Arrival {
  readonly back?: Record<string, object>
}

/** The console of somebody without a menu, who lands on /empty. */
async function open({ back = {}, ...arrival }: OpenOptions = {}) {
  localStorage.setItem('atrium.locale', 'en_US')
  location.hash = '#/'
  const fake = fakeBackEnd({
    // It renews no token: nothing of the session may come back after its end.
    'POST /validity': { ...editor, access_token: undefined },
    'POST /signout': {},
    // Asked once for all consoles of this file.
    'GET /config': { params: { 'ui.admin_contact': 'IT desk · 8000' }, demo: false },
    ...back,
  })
  const session = openSession()
  session.update({ token: 't1', userId: 'u1', user: editor, menu: [], menuKey: 'u1|2|1' })
  const http = createHttp({ token: () => session.get().token, locale: () => 'en_US' })
  const signIn = createSignIn({ session, http })
  const parts = await startConsole({ session, http, signIn, person: Promise.resolve(), loaders: {} })
  render(consoleOf(parts, arrival))
  await screen.findByRole('heading', { level: 1 })
  return { ...fake, session, signIn }
}

const key = draftKey('u1', 'brandDB/brand', 'create')
const type = () => keepDrafts(key, [{ at: 1, rev: 0, changes: { name: 'Aroma' } }])
// The page of those to whom nothing is open is loaded when it is needed.
const signOut = async () => userEvent.click(await screen.findByRole('button', { name: 'Sign out' }))
const question = () => screen.findByRole('dialog', { name: 'Sign out and discard your unsaved input?' })

beforeEach(() => {
  clearDisk()
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe('signing out', () => {
  it('happens at once when nothing is typed', async () => {
    const { session } = await open()
    await signOut()
    await waitFor(() => expect(session.get().token).toBeNull())
  })

  it('asks first when something typed is not saved, and staying keeps it', async () => {
    const { session } = await open()
    type()
    await signOut()
    await userEvent.click(within(await question()).getByRole('button', { name: 'Stay' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(session.get().token).toBe('t1')
    expect(sessionStorage.getItem(key)).toContain('Aroma')
  })

  it('drops what was typed once one says so', async () => {
    const { session } = await open()
    type()
    await signOut()
    await userEvent.click(within(await question()).getByRole('button', { name: 'Sign out' }))
    await waitFor(() => expect(sessionStorage.getItem(key)).toBeNull())
    expect(session.get().token).toBeNull()
  })

  it('says first that answers are not sent yet, those for other sites too', async () => {
    const to = {
      method: 'PUT',
      path: '/scoring',
      query: {},
      body: {},
      list: ['items', 'id'],
      noun: 'x',
    } as const
    const answer = answerEntry({ user: 'u1', site: '9', name: 'scoring/r1', item: 'i1' }, to, {})
    storeOf('atrium.queue', 'entry').set(answer.id, answer)
    const { session } = await open()
    await signOut()
    await screen.findByRole('dialog', { name: 'Sign out before everything is sent?' })
    expect(session.get().token).toBe('t1')
  })

  it('is not held up by what somebody else typed in this window', async () => {
    const { session } = await open()
    keepDrafts(draftKey('u2', 'brandDB/brand', 'create'), [{ at: 1, rev: 0, changes: { name: 'x' } }])
    await signOut()
    await waitFor(() => expect(session.get().token).toBeNull())
  })

  it.each([
    ['an answer', {}, true],
    ['a refusal', { 'POST /signout': () => refusal(5000, 'Broken') }, true],
    ['no answer', { 'POST /signout': () => Promise.reject(new TypeError('Failed to fetch')) }, false],
  ])('knows after %s whether the back end has heard of it', async (_, back, isHeard) => {
    const { session, signIn } = await open({ back })
    await signOut()
    await waitFor(() => expect(session.get().token).toBeNull())
    expect(signIn.isHeard()).toBe(isHeard)
  })
})

describe('signing in', () => {
  it('is said to have succeeded by the console', async () => {
    await open({ isSignedInHere: true })
    expect(await screen.findAllByText('Signed in')).toHaveLength(1)
  })

  it('is not spoken of after a reload', async () => {
    await open()
    expect(screen.queryByText('Signed in')).toBeNull()
  })
})

describe('a language that was picked at sign-in, where the account has another one', () => {
  it('is offered to the account, in the words of the picked one, and taken with one press', async () => {
    const { asked } = await open({
      picked: 'zh_TW',
      back: { 'GET /system/i18n/zh_TW/switch': { locale: 'zh_TW' } },
    })
    const offer = await screen.findByText(/你的帳戶使用的語言是 English/)
    expect(offer.lang).toBe('zh-HK')
    await userEvent.click(screen.getByRole('button', { name: '改用繁體中文' }))
    await screen.findByRole('button', { name: '登出' })
    expect(screen.queryByText(/你的帳戶使用的語言/)).toBeNull()
    const switched = asked.filter(({ path }) => path.endsWith('/switch'))
    expect(switched).toMatchObject([{ query: { user_type: '1' }, headers: { token: 't1' } }])
  })

  it('can be left, and then nothing changes', async () => {
    const { paths } = await open({ picked: 'zh_CN' })
    await screen.findByText(/您的账号使用的语言是 English/)
    await userEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByText(/您的账号使用的语言/)).toBeNull())
    expect(paths().filter((path) => path.includes('/switch'))).toEqual([])
  })
})

describe('those to whom nothing is open', () => {
  it('read how the administrator can be reached', async () => {
    await open()
    expect(await screen.findByText(/Your administrator: IT desk · 8000/)).toBeTruthy()
  })
})
