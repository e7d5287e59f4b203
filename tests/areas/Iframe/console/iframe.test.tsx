// @runs own window
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { FramePage } from '#src/resources/Iframe/frame/FramePage.tsx'
import { frameAddress, wantsToken } from '#src/resources/Iframe/frame/frameAddress.ts'
import plugin from '#src/plugins/Iframe/plugin.ts'
import { fakeBackEnd, menuEntry } from '#tests/support/fakeBackEnd.ts'
import { frameHostRows } from '#tests/support/frameHostRows.ts'
import { asPerson, Here } from '#tests/console/asPerson.tsx'

const fill = { token: 'T&1', site_id: '2', user_id: 'u/1', locale: 'zh_TW' }
const around = {
  origin: 'https://atrium.example',
  allowedHosts: ['bi.example.com', 'ported.example.com:8443', '*.maps.example'],
}
const addressOf = (out_url: string | null, uri: string | null = null) =>
  frameAddress({ out_url, uri }, fill, around)

describe('the address of an external entry', () => {
  it('has its placeholders filled, each encoded', () => {
    expect(addressOf('https://bi.example.com/{site_id}?t={token}&u={user_id}&l={locale}&x={other}')).toEqual({
      kind: 'open',
      href: 'https://bi.example.com/2?t=T%261&u=u%2F1&l=zh_TW&x={other}',
      isOwn: false,
    })
  })

  it('is the uri where there is no out_url, when that leads outside', () => {
    expect(addressOf(null, 'https://bi.example.com/a')).toMatchObject({ kind: 'open' })
    expect(addressOf(' ', '/brandDB/brand')).toEqual({ kind: 'none' })
  })

  it.each([
    'https://bi.example.com/',
    'http://bi.example.com:9000/',
    'HTTPS://BI.Example.COM/x',
    'https://ported.example.com:8443/',
    'https://a.maps.example/',
    'https://a.b.maps.example/',
  ])('%s may be framed', (address) => {
    expect(addressOf(address)).toMatchObject({ kind: 'open', isOwn: false })
  })

  it.each(['/demo/board', 'demo/board', 'https://atrium.example/demo/board?x=1'])(
    '%s is a demo page of the console’s own',
    (address) => {
      expect(addressOf(address)).toMatchObject({ kind: 'open', isOwn: true })
    },
  )

  it.each([
    ['https://evil.example/', 'evil.example'],
    ['//evil.example/', 'evil.example'],
    ['/\\evil.example/', 'evil.example'],
    ['\\\\evil.example/', 'evil.example'],
    ['https://bi.example.com.evil.example/', 'bi.example.com.evil.example'],
    ['https://bi.example.com@evil.example/', 'evil.example'],
    ['https://name:secret@bi.example.com/', 'bi.example.com'],
    ['https://xbi.example.com/', 'xbi.example.com'],
    ['https://bi.example.com./', 'bi.example.com.'],
    ['https://ported.example.com/', 'ported.example.com'],
    ['https://maps.example/', 'maps.example'],
    ['https://notmaps.example/', 'notmaps.example'],
    ['https://{site_id}.evil.example/', '2.evil.example'],
    ['javascript:alert(1)', 'javascript:'],
    ['java\nscript:alert(1)', 'javascript:'],
    ['data:text/html,<b>x</b>', 'data:'],
    ['ftp://bi.example.com/', 'bi.example.com'],
    ['blob:https://atrium.example/demo/x', 'blob:'],
    ['/', 'atrium.example'],
    ['/api/v1/userinfo', 'atrium.example'],
    ['/demo/../api/v1/userinfo', 'atrium.example'],
    ['/demo/%2e%2e/index.html', 'atrium.example'],
    ['/demo', 'atrium.example'],
    ['https://atrium.example/#/brandDB/brand', 'atrium.example'],
  ])('%s may not', (address, host) => {
    expect(addressOf(address)).toEqual({ kind: 'blocked', host })
  })

  it.each(['', '   ', 'https://', 'http://[bad'])('“%s” is none', (address) => {
    expect(addressOf(address)).toEqual({ kind: 'none' })
  })

  it.each(frameHostRows)('with “$entry” on the list is judged as the content policy does', (row) => {
    const list = { ...around, allowedHosts: [row.entry] }
    const kindOf = (out_url: string) => frameAddress({ out_url, uri: null }, fill, list).kind
    expect(row.shown.filter((address) => kindOf(address) !== 'open')).toEqual([])
    expect(row.blocked.filter((address) => kindOf(address) === 'open')).toEqual([])
  })

  it('an entry of the list that says more than a host lets nothing in', () => {
    const loose = { ...around, allowedHosts: ['*', '*.', '', 'https://evil.example', 'evil.example/x'] }
    expect(frameAddress({ out_url: 'https://evil.example/', uri: null }, fill, loose)).toMatchObject({
      kind: 'blocked',
    })
  })

  it('needs a token only when it asks for one', () => {
    expect(wantsToken({ out_url: '/demo/board?token={token}', uri: null })).toBe(true)
    expect(wantsToken({ out_url: '/demo/board?site={site_id}', uri: null })).toBe(false)
  })
})

const board = menuEntry({
  _id: 'm120',
  name: '看板',
  name_en: 'Board',
  is_out: true,
  out_url: '/demo/board?token={token}&site={site_id}&lang={locale}',
})

async function open(entry = board, more: Record<string, object> = {}) {
  let made = 0
  const back = fakeBackEnd({
    'GET /config': { params: { 'iframe.allowed_hosts': ['bi.example.com'] }, demo: true },
    'GET /gen_token': () => ({ token: `once-${++made}`, expires_in: 120 }),
    ...more,
  })
  await asPerson({
    plugin,
    at: `/Iframe/${entry._id}`,
    screens: { '/Iframe/:menuId': FramePage, '*': Here },
    entries: [entry],
  })
  return back
}

const frame = () => screen.findByTitle<HTMLIFrameElement>('Board')
const rights = (found: HTMLElement) => found.getAttribute('sandbox')?.split(' ')
const tokensAsked = (asked: readonly { path: string }[]) => asked.filter(({ path }) => path === '/gen_token')

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('an external page', () => {
  it('opens in a frame with a one-time token, and no more rights than it needs', async () => {
    const { asked } = await open()
    const found = await frame()
    expect(found.src).toBe(`${location.origin}/demo/board?token=once-1&site=2&lang=en_US`)
    expect(found.getAttribute('referrerpolicy')).toBe('no-referrer')
    expect(found.hasAttribute('allow')).toBe(false)
    expect(rights(found)).toEqual(['allow-scripts', 'allow-forms', 'allow-popups', 'allow-downloads'])
    expect(tokensAsked(asked)).toMatchObject([{ query: { menu_id: 'm120', site: '2' } }])
    expect(screen.getByRole('heading', { level: 1, name: 'Board' })).toBeTruthy()
  })

  it('gets its own storage back only on another origin', async () => {
    await open({ ...board, out_url: 'https://bi.example.com/' })
    expect(rights(await frame())).toContain('allow-same-origin')
  })

  it('is told nothing of the session', async () => {
    const { asked } = await open({ ...board, out_url: 'https://bi.example.com/{user_id}' })
    expect((await frame()).src).toBe('https://bi.example.com/u1')
    expect(tokensAsked(asked)).toEqual([])
  })

  it('says that it is on its way until it stands', async () => {
    await open()
    expect(screen.getByText('Opening Board…')).toBeTruthy()
    fireEvent.load(await frame())
    expect(screen.queryByText('Opening Board…')).toBeNull()
  })

  it('reloads with a new token', async () => {
    await open()
    await frame()
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }))
    await waitFor(async () => expect((await frame()).src).toContain('token=once-2'))
  })

  it('opens in a new tab with a new token and no way back to this one', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null)
    await open()
    await frame()
    await userEvent.click(screen.getByRole('button', { name: 'Open in a new tab' }))
    await waitFor(() => expect(opened).toHaveBeenCalledOnce())
    expect(opened.mock.calls[0]).toEqual([
      expect.stringContaining('token=once-2'),
      '_blank',
      'noopener,noreferrer',
    ])
    expect((await frame()).src).toContain('token=once-1')
  })

  it('at a host that is not allowed is not opened, and no token is made for it', async () => {
    const { asked } = await open({ ...board, out_url: 'https://evil.example/?t={token}' })
    expect((await screen.findByRole('alert')).textContent).toContain('evil.example')
    expect(document.querySelector('iframe')).toBeNull()
    expect(tokensAsked(asked)).toEqual([])
    expect(screen.queryByRole('button', { name: 'Open in a new tab' })).toBeNull()
  })

  it('without a token says so and can be tried again', async () => {
    const { answers } = await open(board, { 'GET /gen_token': new TypeError('no network') })
    await screen.findByText('The page could not be opened. Try again in a moment.')
    answers['GET /gen_token'] = { token: 'late', expires_in: 120 }
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect((await frame()).src).toContain('token=late')
  })

  it('that is not in the menu is told to be missing', async () => {
    fakeBackEnd({})
    await asPerson({
      plugin,
      at: '/Iframe/m999',
      screens: { '/Iframe/:menuId': FramePage, '*': Here },
      entries: [board],
    })
    expect(await screen.findByRole('heading', { name: 'This page is not in your menu' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: 'Go to the start page' }))
    expect(await screen.findByText('at /')).toBeTruthy()
  })
})
