// @runs own window
import { Blob as NodeBlob } from 'node:buffer'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { phoneWords } from '#src/mobile/phoneWords.ts'
import { editor, envelope, fakeBackEnd, refusal, type ReceivedRequest } from '#tests/support/fakeBackEnd.ts'

const brand = {
  _id: 'B1',
  name: '旧名',
  name_en: 'Old name',
  name_tc: null,
  description: null,
  description_en: null,
  description_tc: null,
  logo: null,
  tag_ids: ['t1'],
  rev: 3,
}
const audit = {
  _id: 'A1',
  before: { name_en: 'Old name' },
  after: { name_en: 'New name' },
  submitted_at: 1763000000,
}
const free = { audit: null, can_decide: false, can_withdraw: false }
const tags = [
  { _id: 't1', name: '首店', name_en: 'First store', name_tc: null },
  { _id: 't2', name: '进口', name_en: 'Imported', name_tc: null },
]

const backEnd = (more: Parameters<typeof fakeBackEnd>[0] = {}) =>
  fakeBackEnd({
    'GET /bdbrand/B1': brand,
    'GET /bd/brand/audit_inprogress/B1': free,
    'GET /bdbrandtag': { list: tags, total: 2 },
    ...more,
  })

/** As a page that is fetched anew: its session is opened with it. */
async function open() {
  vi.resetModules()
  const { startPage } = await import('#src/mobile/page.ts')
  const root = document.createElement('div')
  document.body.append(root)
  startPage(root)
  return userEvent.setup()
}
const sent = ({ asked }: { asked: readonly ReceivedRequest[] }) =>
  asked.filter(({ method }) => method !== 'GET')
const english = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'English name' })

beforeEach(() => {
  history.replaceState(null, '', '/brandDB/brandModification/B1?from=mail')
  localStorage.setItem('atrium.locale', 'en_US')
  localStorage.setItem('atrium.access_token', JSON.stringify({ token: 'session-token', expires_at: null }))
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

describe('the page for phones', () => {
  it('leads who is not signed in to sign-in and back, by a link alone', async () => {
    localStorage.removeItem('atrium.access_token')
    const back = backEnd()
    await open()
    const link = await screen.findByRole('link', { name: 'Sign in' })
    expect(link.getAttribute('href')).toBe(
      `/#/login?target=${encodeURIComponent('/brandDB/brandModification/B1?from=mail')}`,
    )
    expect([location.pathname, back.asked]).toEqual(['/brandDB/brandModification/B1', []])
  })

  it('does the same when the session has ended', async () => {
    backEnd({ 'GET /bdbrand/B1': refusal(555, 'Sign in') })
    await open()
    expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy()
  })

  it('submits what was changed alone, and shows that it waits', async () => {
    let waits = false
    const back = backEnd({
      'GET /bd/brand/audit_inprogress/B1': () => (waits ? { ...free, audit, can_withdraw: true } : free),
      'POST /bdbrandaudit': () => {
        waits = true
        return audit
      },
    })
    const user = await open()
    const button = await screen.findByRole('button', { name: 'Submit for approval' })
    expect(button.getAttribute('aria-disabled')).toBe('true')
    await user.clear(await english())
    await user.type(await english(), 'New name')
    await screen.findByText('Now: Old name')
    await user.click(screen.getByText('Tags (1)'))
    await user.click(screen.getByRole('checkbox', { name: 'Imported' }))
    // Taken off and put on again is as it was.
    await user.click(screen.getByRole('checkbox', { name: 'First store' }))
    await user.click(screen.getByRole('checkbox', { name: 'First store' }))
    await screen.findByText('Changed: 2')
    await user.click(button)
    await screen.findByRole('region', { name: 'Approval in progress' })
    expect(sent(back).map(({ body }) => body)).toEqual([
      {
        kind: 'update',
        brand_id: 'B1',
        base_rev: 3,
        after: { name_en: 'New name', tag_ids: ['t1', 't2'] },
        source: 'mobile',
      },
    ])
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByRole('button', { name: 'Withdraw the request' })).toBeTruthy()
  })

  it('sends a photo for the logo, and proposes it', async () => {
    const picture = { uid: 'up-1', url: '/a', thumbUrl: '/small' }
    const back = backEnd({ 'POST /bdbrandaudit': audit })
    // What jsdom has in its place Node's Response cannot read.
    vi.stubGlobal('Blob', NodeBlob)
    let finish = () => undefined as void
    class Sender extends EventTarget {
      readonly upload = new EventTarget()
      readonly status = 200
      readonly response = new NodeBlob([JSON.stringify({ data: picture, errcode: 0, errmsg: '' })])
      readonly open = () => undefined
      readonly setRequestHeader = () => undefined
      readonly send = () => (finish = () => void this.dispatchEvent(new Event('load')))
    }
    vi.stubGlobal('XMLHttpRequest', Sender)
    const user = await open()
    await user.type(await english(), '!')
    const input = await screen.findByLabelText('Take a photo')
    await user.upload(input, new File(['x'], 'a.png', { type: 'image/png' }))
    // Otherwise the logo would be missing in what is submitted.
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    expect(sent(back)).toEqual([])
    // The form is another one in another language.
    await user.click(screen.getByRole('button', { name: '繁體中文' }))
    await user.click(screen.getByRole('button', { name: 'English' }))
    finish()
    expect((await screen.findByRole('img', { name: 'Logo' })).getAttribute('src')).toBe('/small')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    await waitFor(() => expect(sent(back).at(-1)?.body).toMatchObject({ after: { logo: 'up-1' } }))
  })

  it('says at the field what is wrong, and keeps what was typed', async () => {
    backEnd({ 'POST /bdbrandaudit': refusal(4004, 'wrong', { fields: { 'after.name_en': 'length_max' } }) })
    const user = await open()
    await user.type(await english(), ' that is too long')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    await screen.findByText('This is too long: shorten it')
    expect((await english()).value).toBe('Old name that is too long')
    expect((await english()).getAttribute('aria-invalid')).toBe('true')
  })

  it('shows the brand as it is now when somebody else was faster, and keeps what was typed', async () => {
    let rev = 3
    const back = backEnd({
      'GET /bdbrand/B1': () => ({ ...brand, rev, name: rev === 3 ? '旧名' : '他名' }),
      'POST /bdbrandaudit': ({ body }: ReceivedRequest) => {
        if ((body as { base_rev: number }).base_rev === 4) return envelope(audit)
        rev = 4
        return refusal(4092, 'changed', {})
      },
    })
    const user = await open()
    await user.type(await english(), '!')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    await screen.findByText(phoneWords.newer.en_US)
    expect((await english()).value).toBe('Old name!')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    await waitFor(() =>
      expect(sent(back).at(-1)?.body).toMatchObject({ base_rev: 4, after: { name_en: 'Old name!' } }),
    )
  })

  it('shows the request of somebody else that came first', async () => {
    let waits = false
    backEnd({
      'GET /bd/brand/audit_inprogress/B1': () => (waits ? { ...free, audit } : free),
      'POST /bdbrandaudit': () => {
        waits = true
        return refusal(4094, 'A change waits for approval')
      },
    })
    const user = await open()
    await user.type(await english(), '!')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    await screen.findByRole('region', { name: 'Approval in progress' })
    expect(screen.queryByRole('button', { name: 'Withdraw the request' })).toBeNull()
  })

  it('offers to try again when nothing came', async () => {
    const back = backEnd({ 'GET /bdbrand/B1': new TypeError('offline') })
    const user = await open()
    const retry = await screen.findByRole('button', { name: 'Try again' })
    back.answers['GET /bdbrand/B1'] = brand
    await user.click(retry)
    expect((await english()).value).toBe('Old name')
  })

  it('has what was typed when it is loaded again, until that is submitted or belongs to somebody else', async () => {
    localStorage.setItem('atrium.user_id', 'u1')
    backEnd({ 'POST /bdbrandaudit': audit })
    await (await open()).type(await english(), '!')
    document.body.replaceChildren()
    localStorage.setItem('atrium.user_id', 'u2')
    await open()
    expect((await english()).value).toBe('Old name')
    document.body.replaceChildren()
    localStorage.setItem('atrium.user_id', 'u1')
    const user = await open()
    expect((await english()).value).toBe('Old name!')
    await user.click(screen.getByRole('button', { name: 'Submit for approval' }))
    await screen.findByText(phoneWords.submitted.en_US)
    document.body.replaceChildren()
    await open()
    expect((await english()).value).toBe('Old name')
  })

  it('speaks the other languages at once, and keeps what was typed', async () => {
    backEnd()
    const user = await open()
    await user.type(await english(), '!')
    await user.click(screen.getByRole('button', { name: '繁體中文' }))
    const input = await screen.findByRole<HTMLInputElement>('textbox', { name: '英文名稱' })
    expect([input.value, document.documentElement.lang]).toEqual(['Old name!', 'zh-HK'])
  })
})

describe('a token in the address of the page for phones', () => {
  const officer = { ...editor, _id: 'u2', username: 'gz.officer', name: '陈明', name_en: 'Chen Ming' }
  const owner = { ...editor, access_token: 'session-token' }
  const people = {
    'POST /validity': ({ headers }: ReceivedRequest) =>
      headers['token'] === 'link-token'
        ? officer
        : headers['token'] === 'session-token'
          ? owner
          : refusal(555, ''),
    'POST /refresh': { access_token: 'exchanged' },
    'POST /signout': { ok: true },
    'GET /config': { params: {}, demo: false },
  }
  const stored = () => JSON.stringify({ ...localStorage, ...sessionStorage })
  const address = () => location.pathname + location.search + location.hash
  const tokensOf = ({ asked }: { asked: readonly ReceivedRequest[] }, path: string) =>
    asked.filter((call) => call.path === path).map(({ headers }) => headers['token'])

  it.each([
    ['before the #', '?from=mail&token=link-token'],
    ['after the #', '?from=mail#?token=link-token'],
  ])('%s leaves it at once, and another token takes its place', async (_, given) => {
    localStorage.removeItem('atrium.access_token')
    history.replaceState(null, '', `/brandDB/brandModification/B1${given}`)
    const back = backEnd(people)
    await open()
    expect(address()).toBe('/brandDB/brandModification/B1?from=mail')
    await english()
    expect(back.asked.find(({ path }) => path === '/refresh')?.query).toEqual({ exchange: '1' })
    expect(tokensOf(back, '/bdbrand/B1')).toEqual(['exchanged'])
    expect(stored()).not.toContain('link-token')
    expect(JSON.parse(localStorage.getItem('atrium.access_token') ?? '')).toMatchObject({
      token: 'exchanged',
    })
  })

  it('that does not hold signs in nobody, and is in no link', async () => {
    localStorage.removeItem('atrium.access_token')
    history.replaceState(null, '', '/brandDB/brandModification/B1?token=wrong&from=mail')
    backEnd(people)
    await open()
    const link = await screen.findByRole('link', { name: 'Sign in' })
    expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(
      '/#/login?target=/brandDB/brandModification/B1?from=mail',
    )
    expect([document.body.innerHTML, stored(), address()].join()).not.toContain('wrong')
  })

  it('of somebody else asks first, and who stays keeps their own session', async () => {
    localStorage.setItem('atrium.user_id', 'u1')
    history.replaceState(null, '', '/brandDB/brandModification/B1?token=link-token')
    const back = backEnd(people)
    const user = await open()
    await screen.findByRole('heading', {
      name: 'You are signed in as Lin Xiao. Continue as Chen Ming instead?',
    })
    expect(stored()).not.toContain('link-token')
    // The question is still there in another language.
    await user.click(screen.getByRole('button', { name: '繁體中文' }))
    await user.click(await screen.findByRole('button', { name: '繼續使用 林晓' }))
    await screen.findByRole('textbox', { name: '英文名稱' })
    expect(tokensOf(back, '/bdbrand/B1')).toEqual(['session-token'])
    expect(stored()).not.toContain('link-token')
  })

  it('of somebody else is taken by a person who agrees, and ends the session of the first', async () => {
    localStorage.setItem('atrium.user_id', 'u1')
    history.replaceState(null, '', '/brandDB/brandModification/B1?token=link-token')
    const back = backEnd(people)
    const user = await open()
    await user.click(await screen.findByRole('button', { name: 'Switch to Chen Ming' }))
    await english()
    expect(tokensOf(back, '/signout')).toEqual(['session-token'])
    expect(tokensOf(back, '/bdbrand/B1')).toEqual(['exchanged'])
  })

  it('is not taken where the operator allows none', async () => {
    localStorage.removeItem('atrium.access_token')
    history.replaceState(null, '', '/brandDB/brandModification/B1?token=link-token')
    const back = backEnd({
      ...people,
      'GET /config': { params: { 'auth.allow_url_token': false }, demo: false },
    })
    await open()
    await screen.findByRole('link', { name: 'Sign in' })
    expect(back.asked.map(({ path }) => path)).not.toContain('/validity')
    expect(address()).toBe('/brandDB/brandModification/B1')
  })
})

describe('the page for phones, while another tab is used', () => {
  /** What another tab stores, and the browser tells this one. */
  function elsewhere(entries: Record<string, string | null>): void {
    for (const [key, value] of Object.entries(entries)) {
      if (value === null) localStorage.removeItem(key)
      else localStorage.setItem(key, value)
    }
    window.dispatchEvent(new StorageEvent('storage', { key: 'atrium.access_token' }))
  }
  const token = (text: string) => JSON.stringify({ token: text, expires_at: null })
  beforeEach(() => localStorage.setItem('atrium.user_id', 'u1'))

  it('comes back by itself, with what was typed, when the same person signs in there', async () => {
    const back = backEnd()
    const user = await open()
    await user.type(await english(), '!')
    elsewhere({ 'atrium.access_token': null })
    await screen.findByRole('link', { name: 'Sign in' })
    elsewhere({ 'atrium.access_token': token('t2') })
    expect((await english()).value).toBe('Old name!')
    expect(back.asked.at(-1)?.headers['token']).toBe('t2')
  })

  it('never goes on as somebody else who signs in there', async () => {
    const back = backEnd()
    const user = await open()
    await user.type(await english(), '!')
    const before = back.asked.length
    elsewhere({ 'atrium.user_id': 'u2', 'atrium.access_token': token('of-another') })
    await screen.findByRole('link', { name: 'Sign in' })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(back.asked).toHaveLength(before)
  })
})
