// @runs own window
import { afterEach, describe, expect, it, vi } from 'vitest'
import { signedIn } from '#contract/access.ts'
import { files, text } from '#contract/fields.ts'
import { resource } from '#contract/resource.ts'
import type { FormEntry } from '#src/kit/form/outbox/entry.ts'
import { outbox } from '#src/kit/form/outbox/outboxStore.ts'
import { sendNow, startSending } from '#src/kit/form/outbox/sender.ts'
import { createCalls } from '#src/providers/calls.ts'
import { createHttp } from '#src/providers/http.ts'
import { openSession } from '#src/providers/session.ts'
import { fakeBackEnd } from '#tests/support/fakeBackEnd.ts'
import { clearDisk, storeOf } from '#tests/support/memoryIdb.ts'

// There is no IndexedDB in this environment.
vi.mock('idb', () => import('#tests/support/memoryIdb.ts'))

const fault = resource({
  name: 'fault',
  path: '/fault',
  fields: { title: text(), photos: files('photo') },
  can: { view: signedIn, create: signedIn },
})
const resources = new Map([['fault', { name: 'fault', contract: fault }]])

const waiting = (id: string): FormEntry => ({
  id,
  kind: 'form',
  version: id,
  user: 'me',
  site: null,
  resource: 'fault',
  state: 'waiting',
  error: null,
  at: 1,
  values: { title: id },
  files: [],
})
const device = () => storeOf('atrium.queue', 'entry')
const put = (entry: FormEntry) => void device().set(entry.id, entry)
const entries = () => [...device().values()] as FormEntry[]
const states = () => entries().map(({ id, state, error }) => [id, state, error])

const json = (body: object, status = 200) => new Response(JSON.stringify(body), { status })
const stored = (title: string) => json({ data: { _id: title, title, rev: 1 } })

function calls(site: string | null = null) {
  const http = createHttp({ token: () => 'token', locale: () => 'en_US' })
  return createCalls({ http, site: () => site, notify: () => undefined, onSignedOut: () => undefined })
}
const start = (backEnd = calls(), user = 'me', site: string | null = null) => {
  const shown = { notify: () => undefined, refresh: () => undefined }
  stop = startSending({ user, site, calls: backEnd, resources, ...shown })
}

/** Sends entries to a server that replies to each title as given, and returns what it received. */
function begin(replies: Record<string, () => Response | Promise<Response>>): string[] {
  const received: string[] = []
  vi.stubGlobal('fetch', (_url: string, { body }: RequestInit) => {
    const { title } = JSON.parse(String(body)) as { title: string }
    received.push(title)
    return replies[title]?.()
  })
  for (const id of Object.keys(replies)) put(waiting(id))
  start()
  return received
}

let stop = () => undefined as void
afterEach(() => {
  stop()
  clearDisk()
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
        put({ ...waiting('opened'), version: 'opened again', state: 'draft' })
        return stored('opened')
      },
      next: () => stored('next'),
    })
    await vi.waitFor(() => expect(states()).toEqual([['opened', 'draft', null]]))
  })

  it('stay with what was changed in them while they were sent, and are sent with it', async () => {
    const received = begin({
      changed: () => {
        put({ ...waiting('changed'), version: 'later', values: { title: 'later' } })
        return stored('changed')
      },
      later: () => stored('later'),
    })
    device().delete('later')
    await vi.waitFor(() => expect(states()).toEqual([]))
    expect(received).toEqual(['changed', 'later'])
  })

  it('that were refused are sent again when the user says so', async () => {
    const received = begin({ again: () => stored('again') })
    put({ ...waiting('again'), state: 'refused', error: 'The store is closed', triedAt: 1 })
    await vi.waitFor(() => expect(outbox.get().entries).toHaveLength(1))
    expect(received).toEqual([])
    for (const entry of entries()) await sendNow(entry)
    await vi.waitFor(() => expect(states()).toEqual([]))
    expect(received).toEqual(['again'])
  })

  const photo = { source: 'photos', file: new File(['x'], 'marked.jpg'), isPrepared: true } as const

  it('name a photo that was drawn on in place of its original', async () => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
      sent.push(JSON.parse(String(body)))
      return stored('marked')
    })
    const values = { title: 'marked', photos: ['u1', 'u2'] }
    put({ ...waiting('marked'), values, files: [{ ...photo, uid: 'u3', replaces: 'u1' }] })
    start()
    await vi.waitFor(() => expect(states()).toEqual([]))
    expect(sent).toEqual([{ title: 'marked', photos: ['u3', 'u2'] }])
  })

  it('upload a photo once more that the server has removed meanwhile, and no other', async () => {
    const sent: unknown[] = []
    vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
      if (url.includes('/upload')) {
        sent.push('photo')
        return json({ data: { uid: 'new', sha256: '' } })
      }
      const record = JSON.parse(String(body)) as { photos: string[] }
      sent.push(record.photos)
      if (record.photos.includes('new')) return stored('kept')
      return json({ errcode: 4004, errmsg: 'No such file', data: { fields: { photos: 'reference' } } })
    })
    put({ ...waiting('kept'), files: [{ ...photo, uid: 'gone' }] })
    start()
    await vi.waitFor(() => expect(states()).toEqual([]))
    expect(sent).toEqual([['gone'], 'photo', ['new']])
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
    put({ ...waiting('two photos'), user: 'ann', files: [photo('a.jpg'), photo('b.jpg')] })
    start(backEnd, 'ann')
    await vi.waitFor(() => expect(tokens).toHaveLength(2))
    await vi.waitFor(() => expect(outbox.get().sending.size).toBe(0))
    expect(tokens).toEqual(['token of ann', null])
    expect(states()).toEqual([['two photos', 'waiting', null]])
    // The photo that the server has is not uploaded again.
    expect(entries()[0]?.files).toMatchObject([{ uid: 'u1' }, { uid: null }])
  })

  it('that were sent a month ago without a reply are not sent again by themselves', async () => {
    const month = 30 * 86_400_000
    const received = begin({ unsent: () => stored('unsent') })
    put({ ...waiting('unsent'), at: Date.now() - month })
    put({ ...waiting('old'), triedAt: Date.now() - month })
    // The clock of the device was wrong then, or is now.
    put({ ...waiting('ahead'), triedAt: Date.now() + month })
    await vi.waitFor(() =>
      expect(states()).toEqual([
        ['old', 'refused', 'atrium.outbox.sent_before'],
        ['ahead', 'refused', 'atrium.outbox.sent_before'],
      ]),
    )
    expect(received).toEqual(['unsent'])
  })

  it('stay, say why, and are not sent if the console has no form for them', async () => {
    const received = begin({})
    put({ ...waiting('unknown'), resource: 'no_such_form' })
    put({ ...waiting('of somebody else'), user: 'somebody else' })
    await vi.waitFor(() =>
      expect(states()).toEqual([
        ['unknown', 'refused', 'atrium.outbox.unknown'],
        ['of somebody else', 'waiting', null],
      ]),
    )
    expect(received).toEqual([])
  })
})

const picture = (name: string) => ({ file: new File(['x'], name, { type: 'image/png' }), isPrepared: true })
const form = { user: 'ann', site: '1', resource: 'fault', error: null, at: 5 }
const target = {
  site: '1',
  method: 'PUT',
  path: '/ts/daily/scoring',
  query: { cond: { report_id: 'r1' } },
  body: { action: 'save' },
  list: ['items', 'item_id'],
  noun: 'scoring_report',
}

it('what waited on a device before there was one queue is sent, and nothing of it is lost', async () => {
  const before = storeOf('atrium.outbox', 'entry')
  before.set('f1', {
    ...form,
    id: 'f1',
    state: 'waiting',
    values: { title: 'Leak' },
    files: [{ ...picture('leak.png'), source: 'photos', uid: null }],
  })
  const draft = { ...form, id: 'f2', state: 'draft', values: { title: 'Half' }, files: [] }
  const other = { ...form, id: 'f3', user: 'bob', state: 'waiting', values: { title: 'His' }, files: [] }
  before.set('f2', draft)
  before.set('f3', other)
  storeOf('atrium.unsent', 'unsent').set('ann/1/scoring/r1', {
    answers: { i1: { score: 3 }, i2: { score: 5, attachs: [], photos: { attachs: [picture('shop.png')] } } },
    target,
  })
  const contested = { i9: { mine: { score: 1 }, theirs: { score: 4 } } }
  sessionStorage.setItem('atrium.contested.ann/1/scoring/r1', JSON.stringify(contested))
  const { asked } = fakeBackEnd({
    'POST /upload': { uid: 'u1', sha256: '' },
    'POST /fault': { _id: 'x', title: 'Leak', rev: 1 },
    'PUT /ts/daily/scoring': {},
  })
  start(calls('1'), 'ann', '1')
  await vi.waitFor(() => expect([...device().keys()]).toEqual(['f2', 'f3', 'answer/ann/1/scoring/r1/i9']))
  expect(entries()).toMatchObject([
    draft,
    other,
    { state: 'refused', values: { score: 1 }, theirs: { score: 4 } },
  ])
  expect(sessionStorage.length).toBe(0)
  expect([before.size, storeOf('atrium.unsent', 'unsent').size]).toEqual([0, 0])
  const sent = asked.filter(({ path }) => path !== '/upload')
  expect(sent.find(({ path }) => path === '/fault')).toMatchObject({
    body: { title: 'Leak', photos: ['u1'] },
    headers: { 'idempotency-key': 'f1' },
  })
  expect(sent.find(({ path }) => path === '/ts/daily/scoring')).toMatchObject({
    query: { site: '1', cond: '{"report_id":"r1"}' },
    body: {
      action: 'save',
      items: [
        { item_id: 'i1', score: 3 },
        { item_id: 'i2', score: 5, attachs: ['u1'] },
      ],
    },
  })
  expect(asked.filter(({ path }) => path === '/upload')).toHaveLength(2)
})
