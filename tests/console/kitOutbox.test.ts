// @runs own window
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { text } from '#contract/fields.ts'
import { resource } from '#contract/resource.ts'
import { createSender } from '#src/kit/form/outbox/createSender.ts'
import type { OutboxEntry } from '#src/kit/form/outbox/outboxStore.ts'
import { sendEntry } from '#src/kit/form/outbox/sendEntry.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createHttp } from '#src/providers/http.ts'
import { openSession } from '#src/providers/session.ts'

// There is no IndexedDB in this environment.
const device = vi.hoisted(() => new Map<string, OutboxEntry>())
vi.mock('#src/kit/form/outbox/outboxStore.ts', () => ({
  onOutboxChange: () => () => undefined,
  readOutbox: async () => [...device.values()],
  changeEntry: async ({ id }: OutboxEntry, from: string[], part: Partial<OutboxEntry>) => {
    const entry = device.get(id)
    if (!entry || !from.includes(entry.state)) return undefined
    device.set(id, { ...entry, ...part })
    return device.get(id)
  },
  removeEntry: async (id: string, from: string[]) => {
    if (from.includes(device.get(id)?.state ?? '')) device.delete(id)
  },
}))

const fault = resource({
  name: 'fault',
  path: '/fault',
  fields: { title: text() },
  can: { view: signedIn, create: signedIn },
})

const waiting = (id: string): OutboxEntry => ({
  id,
  user: 'me',
  site: null,
  resource: 'fault',
  state: 'waiting',
  error: null,
  at: 1,
  values: { title: id },
  files: [],
})

const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
const stored = (title: string) => json({ data: { _id: title, title, rev: 1 } })

/** Sends entries to a server that replies to each title as given, and returns what it received. */
function begin(replies: Record<string, () => Response | Promise<Response>>): string[] {
  const received: string[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    const { title } = JSON.parse(String(body)) as { title: string }
    received.push(title)
    return replies[title]?.()
  })
  for (const id of Object.keys(replies)) device.set(id, waiting(id))
  const backEnd = calls()
  stop = createSender('me', (entry) => sendEntry(backEnd, fault, entry)).start()
  return received
}
function calls() {
  const http = createHttp({ token: () => 'token', locale: () => 'en_US' })
  return createCalls({ http, site: () => null, notify: () => undefined, onSignedOut: () => undefined })
}
const states = () => [...device.values()].map(({ id, state, error }) => [id, state, error])

let stop = () => undefined as void
afterEach(() => {
  stop()
  device.clear()
  vi.unstubAllGlobals()
})

describe('records that wait on the device', () => {
  it('are sent although others before them fail, which say whether they can succeed later', async () => {
    const received = begin({
      cut: () => Promise.reject(new TypeError('Failed to fetch')),
      'too large': () => new Response('<h1>Too large</h1>', { status: 413 }),
      'server away': () => new Response('<h1>Unavailable</h1>', { status: 503 }),
      crash: () => json({}, 500),
      invalid: () => json({ errcode: 4000, errmsg: 'The title is not valid' }),
      good: () => stored('good'),
    })
    await vi.waitFor(() => expect(received).toContain('good'))
    await vi.waitFor(() =>
      expect(states()).toEqual([
        ['cut', 'waiting', null],
        ['too large', 'refused', ''],
        ['server away', 'waiting', null],
        ['crash', 'refused', ''],
        ['invalid', 'refused', 'The title is not valid'],
      ]),
    )
  })

  it('stay if the user opened them while they were sent', async () => {
    begin({
      opened: () => {
        device.set('opened', { ...waiting('opened'), state: 'draft' })
        return stored('opened')
      },
      next: () => stored('next'),
    })
    await vi.waitFor(() => expect(states()).toEqual([['opened', 'draft', null]]))
  })

  it('name a photo that was drawn on in place of its original', async () => {
    const photo = new File(['x'], 'marked.jpg')
    const entry: OutboxEntry = {
      ...waiting('marked'),
      values: { title: 'marked', photos: ['u1', 'u2'] },
      files: [{ source: 'photos', file: photo, isPrepared: true, uid: 'u3', replaces: 'u1' }],
    }
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)))
      return stored('marked')
    })
    device.set(entry.id, entry)
    await sendEntry(calls(), fault, entry)
    expect(sent).toEqual([{ title: 'marked', photos: ['u3', 'u2'] }])
  })
})

describe('records of a shared device', () => {
  /** The session of this page, which is of Ann; another tab of the browser can sign in as Bob. */
  function sessionOfAnn() {
    localStorage.clear()
    const store = (userId: string, token: string) => {
      localStorage.setItem('atrium.user_id', userId)
      localStorage.setItem('atrium.access_token', JSON.stringify({ token, expires_at: null }))
    }
    store('ann', 'token of ann')
    const session = openSession()
    const signInBob = () => {
      store('bob', 'token of bob')
      for (const key of ['atrium.user_id', 'atrium.access_token'])
        window.dispatchEvent(new StorageEvent('storage', { key }))
    }
    const http = createHttp({
      token: () => session.get().token,
      locale: () => 'en_US',
      catchUp: session.catchUp,
    })
    const options = { http, site: () => null, notify: () => undefined, onSignedOut: () => undefined }
    return { backEnd: createCalls(options), signInBob }
  }

  it('are not sent as somebody else who signs in while their photos are uploaded, and wait', async () => {
    const { backEnd, signInBob } = sessionOfAnn()
    const tokens: (string | null)[] = []
    vi.stubGlobal('fetch', async (_url: string, { headers }: RequestInit) => {
      const token = new Headers(headers).get('token')
      tokens.push(token)
      if (token === null) return json({ errcode: 555, errmsg: 'Sign in' })
      signInBob()
      return json({ data: { uid: 'u1', sha256: '' } })
    })
    const photo = (name: string) => ({
      source: 'photos',
      file: new File(['x'], name),
      isPrepared: true,
      uid: null,
    })
    const entry = { ...waiting('two photos'), user: 'ann', files: [photo('a.jpg'), photo('b.jpg')] }
    device.set(entry.id, entry)
    await expect(sendEntry(backEnd, fault, entry)).rejects.toMatchObject({ errcode: 555 })
    expect(tokens).toEqual(['token of ann', null])
    expect(states()).toEqual([['two photos', 'waiting', null]])
  })

  it('that were sent a month ago without a reply are not sent again by themselves', async () => {
    const received: string[] = []
    vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
      const { title } = JSON.parse(String(body)) as { title: string }
      received.push(title)
      return stored(title)
    })
    const month = 30 * 86_400_000
    device.set('old', { ...waiting('old'), triedAt: Date.now() - month })
    // The clock of the device was wrong then, or is now.
    device.set('ahead', { ...waiting('ahead'), triedAt: Date.now() + month })
    device.set('unsent', { ...waiting('unsent'), at: Date.now() - month })
    const all = Array.from(device.values())
    for (const entry of all) await sendEntry(calls(), fault, entry)
    expect(received).toEqual(['unsent'])
    expect(states()).toEqual([
      ['old', 'refused', 'atrium.outbox.sent_before'],
      ['ahead', 'refused', 'atrium.outbox.sent_before'],
    ])
  })
})
