// @runs both databases
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Event } from '#contract/core/event.ts'
import { createEvents } from '#server/services/events/events.ts'
import { openStream } from '#server/plugins/core/openStream.ts'
import { openReader, type EventRow } from '#server/services/events/readEvents.ts'
import { createLog } from '#server/base/log.ts'
import type { Session } from '#server/services/session/session.ts'
import type { Client } from '#tests/support/client.ts'
import { behindProxy, callerFrom } from '#tests/support/signInTries.ts'
import { serverForTests } from '#tests/support/serverForTests.ts'
import { startTestServer } from '#tests/support/testServer.ts'

const open: EventConnection[] = []
const server = await serverForTests()
const admin = await server.as('admin')
afterEach(() => {
  for (const { stop } of open.splice(0)) stop()
})

interface EventConnection {
  /** The next event of the kind; fails when the stream ends before it comes. */
  next: (kind: Event['kind']) => Promise<Event>
  /** What came and was not asked for. */
  passed: Event[]
  response: Response
  stop: () => void
}

/** Listens as a person. Returns when everything from now on will be heard of. */
async function listen({ token = '' }: Client): Promise<EventConnection> {
  const hangUp = new AbortController()
  const response = await fetch(`${server.url}/api/v1/events`, { headers: { token }, signal: hangUp.signal })
  const lines = events(response)
  const passed: Event[] = []
  const next = async (kind: Event['kind']): Promise<Event> => {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Error(`the stream ended before ${kind}`)
      if (value.kind === kind) return value
      passed.push(value)
    }
  }
  const listening = { next, passed, response, stop: () => hangUp.abort() }
  open.push(listening)
  await next('ready')
  return listening
}

async function* events(response: Response): AsyncGenerator<Event> {
  let text = ''
  for await (const part of response.body ?? []) {
    text += Buffer.from(part).toString('utf8')
    const messages = text.split('\n\n')
    text = messages.pop() ?? ''
    for (const message of messages) {
      if (message.startsWith('data: ')) yield JSON.parse(message.slice(6)) as Event
    }
  }
}

/** A change that everybody hears of, behind whatever came before. Returns when it was sent: who listens later does not hear it. */
async function everybodyHears(): Promise<void> {
  const witness = await listen(admin)
  const { data } = await admin.create('/bdbrandtag', { name: `Tag ${(tags += 1)}` })
  const isIt = (event: Event) => event.kind === 'record' && event.ids?.includes(data._id)
  while (!isIt(await witness.next('record')));
}
let tags = 0

describe('whoever listens', () => {
  it('hears of a comment, which changes no field of the record', async () => {
    const reader = await server.as('gz.manager')
    const [problem] = (await reader.list('/TourProblem', { cond: { status: 'open' } })).data.list
    const manager = await listen(reader)
    const comment = { action: 'comment', comment: 'On order' }
    expect((await admin.update('/TourProblem', { _id: problem._id }, comment)).errcode).toBe(0)
    expect(await manager.next('record')).toMatchObject({
      resource: 'tour_problem',
      site: problem.site,
      ids: [problem._id],
    })
  })

  it('hears which records changed, once, within what they may view', async () => {
    const [reader, officer] = [
      await listen(await server.as('leasing.sh')),
      await listen(await server.as('gz.officer')),
    ]
    const query = new URLSearchParams({ cond: JSON.stringify({ _id: 'B1' }) })
    const { headers } = await fetch(`${server.url}/api/v1/bdbrand?${query}`, {
      method: 'PUT',
      headers: { token: admin.token ?? '', 'content-type': 'application/json' },
      body: JSON.stringify({ founded_year: 1950 }),
    })
    expect(await reader.next('record')).toEqual({
      kind: 'record',
      resource: 'brand',
      site: null,
      ids: ['B1'],
      requests: [headers.get('x-request-id')],
    })
    await admin.update('/bdbrand', { _id: 'B2' }, { founded_year: 1950 })
    expect(await reader.next('record')).toMatchObject({ ids: ['B2'] })
    await everybodyHears()
    expect(await officer.next('record')).toMatchObject({ resource: 'brand_tag' })
    expect(officer.passed).toEqual([])
  })

  it('hears nothing of other sites', async () => {
    const [here, there] = [
      await listen(await server.as('leasing.sh')),
      await listen(await server.as('leasing.head')),
    ]
    await sql`
      insert into audit_log (_id, at, action, entity, entity_id, site) values ('A-1', 1, 'update', 'store', 's', '2')`.execute(
      server.database.db,
    )
    expect(await there.next('record')).toMatchObject({ resource: 'store', site: '2' })
    await everybodyHears()
    expect(await here.next('record')).toMatchObject({ resource: 'brand_tag' })
  })

  it('hears of nothing that was taken back', async () => {
    const listener = await listen(admin)
    await server.database.db
      .transaction()
      .execute(async (inside) => {
        await sql`insert into event (kind) values ('notification')`.execute(inside)
        throw new Error('taken back')
      })
      .catch(() => undefined)
    await everybodyHears()
    await listener.next('record')
    expect(listener.passed).toEqual([])
  })

  it('hears of own notifications and jobs, and nobody else does', async () => {
    const person = await server.as('gz.officer')
    const [mine, other] = [await listen(person), await listen(await server.as('hk.officer'))]
    const { data } = await person.call('GET', '/userinfo')
    const { db } = server.database
    await sql`insert into notification (_id, user_id, type, title_key) values ('N-1', ${data._id}, 't', 'k')`.execute(
      db,
    )
    await mine.next('notification')
    await sql`
      insert into job (_id, name, title, body, ticket, cancellable, followers)
      values ('J-1', 'x', '{}', '{}', gen_random_uuid(), false, ${[data._id]})`.execute(db)
    expect(await mine.next('job')).toEqual({ kind: 'job', ids: ['J-1'] })
    await sql`update job set heartbeat_at = 1 where _id = 'J-1'`.execute(db)
    await sql`update job set done = 5 where _id = 'J-1'`.execute(db)
    expect(await mine.next('job')).toEqual({ kind: 'job', ids: ['J-1'] })
    await everybodyHears()
    await other.next('record')
    expect([...mine.passed, ...other.passed]).toEqual([])
  })

  it('gets by the rights of now: a role that grows lets in, a session that ends shuts out', async () => {
    const person = await server.as('nomenu')
    const listener = await listen(person)
    const change = (part: string) =>
      sql`update "user" set ${sql.raw(part)} where username = 'nomenu'`.execute(server.database.db)
    await change(`roles = '{brand_editor}'`)
    expect(await listener.next('access')).toEqual({ kind: 'access' })
    await admin.update('/bdbrand', { _id: 'B3' }, { founded_year: 1950 })
    expect(await listener.next('record')).toMatchObject({ resource: 'brand', ids: ['B3'] })
    await change('is_active = false')
    expect(await listener.next('signed_out')).toEqual({ kind: 'signed_out' })
    await expect(listener.next('record')).rejects.toThrow('the stream ended')
  })

  it('is shut out at once when the session ends by signing out', async () => {
    const person = await server.as('gz.officer')
    const listener = await listen(person)
    await person.call('POST', '/signout')
    await everybodyHears()
    expect(await listener.next('signed_out')).toEqual({ kind: 'signed_out' })
    expect(listener.passed).toEqual([])
  })

  it('hears of those records alone that are in sight, where it depends on the record', async () => {
    const listener = await listen(await server.as('hk.officer'))
    const { db } = server.database
    await sql`
      insert into param (_id, "group", key, value_type, value, is_public) values
        ('hidden', 'x', 'hidden', 'int', '1', false), ('public', 'x', 'public', 'int', '1', true)`.execute(db)
    await sql`
      insert into audit_log (_id, at, action, entity, entity_id) values ('A-2', 1, 'update', 'param', 'hidden')`.execute(
      db,
    )
    await sql`
      insert into audit_log (_id, at, action, entity, entity_id) values
        ('A-3', 1, 'update', 'param', 'hidden'), ('A-4', 1, 'update', 'param', 'public')`.execute(db)
    expect(await listener.next('record')).toEqual({
      kind: 'record',
      resource: 'param',
      site: null,
      ids: ['public'],
    })
    expect(listener.passed).toEqual([])
  })

  it('hears that the menu changed, also when an entry is switched off that they then see no longer', async () => {
    const listener = await listen(await server.as('gz.officer'))
    const cond = { uri: '/RM/tour/list' }
    for (const is_active of [false, true]) {
      const { errcode } = await admin.call('PUT', '/menu', { cond, manage: '1' }, { is_active })
      expect(errcode).toBe(0)
      expect(await listener.next('record')).toEqual({
        kind: 'record',
        resource: 'menu',
        site: null,
        ids: null,
      })
    }
  })

  it('hears nothing of the drafts of others, and of the own', async () => {
    const author = await server.as('brand.editor')
    const [own, other] = [await listen(author), await listen(await server.as('brand.approver'))]
    const doc = { brand_id: 'B7', kind: 'update', status: 'draft', after: { name: '草稿' } }
    const { data } = await author.create('/bdbrandaudit', doc)
    expect(await own.next('record')).toMatchObject({ resource: 'brand_audit', ids: [data._id] })
    await everybodyHears()
    expect(await other.next('record')).toMatchObject({ resource: 'brand_tag' })
    await author.update('/bdbrandaudit', { _id: data._id }, { action: 'submit' })
    expect(await other.next('record')).toMatchObject({ resource: 'brand_audit', ids: [data._id] })
  })

  it('hears of a record that is removed, where it was in sight', async () => {
    const { data } = await admin.create('/bdcontact', { name: '去', brand_ids: ['B1'], sites: ['8'] })
    const [near, far] = [
      await listen(await server.as('leasing.sh')),
      await listen(await server.as('gz.officer')),
    ]
    await admin.remove('/bdcontact', { _id: data._id })
    expect(await near.next('record')).toMatchObject({ resource: 'contact', ids: [data._id] })
    await everybodyHears()
    expect(await far.next('record')).toMatchObject({ resource: 'brand_tag' })
  })

  it('leaves nothing behind that asked for the headers alone', async () => {
    const { token = '' } = admin
    for (let count = 0; count < 40; count += 1) {
      const { headers } = await fetch(`${server.url}/api/v1/events`, { method: 'HEAD', headers: { token } })
      expect(headers.get('content-type')).toBe('text/event-stream')
    }
  })

  it('gets so many streams and no more, and others theirs', async () => {
    const person = await server.as('hk.officer')
    const streams = await Promise.all(Array.from({ length: 30 }, () => listen(person)))
    expect(await person.call('GET', '/events')).toMatchObject({ errcode: 4290, data: { limit: 30 } })
    await listen(admin)
    streams[0]?.stop()
    await expect.poll(async () => (await listen(person).catch(() => null)) !== null).toBe(true)
  })

  it('gets no more than are for the address, which others do not use up', async () => {
    const office = await startTestServer(undefined, undefined, { ...behindProxy, STREAMS_PER_ADDRESS: '3' })
    try {
      const from = async (address: string) => callerFrom(office, address).signIn('gz.officer')
      const [near, far] = [await from('10.0.0.1'), await from('10.0.0.2')]
      const open = async (who: Client, address: string) => {
        const headers = { token: who.token ?? '', 'x-forwarded-for': address }
        const response = await fetch(`${office.url}/api/v1/events`, { headers })
        if (response.headers.get('content-type') === 'text/event-stream') return 0
        return ((await response.json()) as { errcode: number }).errcode
      }
      for (const errcode of [0, 0, 0, 4290]) expect(await open(near, '10.0.0.1')).toBe(errcode)
      expect(await open(far, '10.0.0.2')).toBe(0)
    } finally {
      await office.stop()
    }
  })

  it('needs a session', async () => {
    expect((await server.anonymous.call('GET', '/events')).errcode).toBe(555)
  })

  it('is asked for by no proxy twice, nor kept', async () => {
    const { response } = await listen(admin)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
  })
})

describe('a stream', () => {
  /** A stream that nobody reads, and how it is told of a change. */
  async function unreadStream() {
    let hear = (_rows: readonly EventRow[]): void => undefined
    let isLeft = false
    const stream = await openStream({
      events: {
        listen: async (_owner, callBack) => {
          hear = callBack
          return () => (isLeft = true)
        },
        stopping: new AbortController().signal,
        stop: () => undefined,
        listeners: () => 1,
      },
      records: { db: server.database.db, resources: new Map() },
      now: () => 0,
      session: { subject: { id: 'U1' } } as Session,
      network: '10.0.0.1',
      lookAgain: async () => ({ subject: { id: 'U1' } }) as Session,
      hungUp: new AbortController().signal,
    })
    const ids = ['J'.repeat(100)]
    const row = {
      seq: 1,
      kind: 'job',
      resource: null,
      site: null,
      ids,
      users: ['U1'],
      request: null,
    } as const
    return { stream, tell: () => hear([row]), isLeft: () => isLeft }
  }

  it('is cut off when much waits for somebody who does not read, so that it does not fill the memory', async () => {
    const { stream, tell, isLeft } = await unreadStream()
    await expect
      .poll(() => {
        for (let count = 0; count < 1000; count += 1) tell()
        return isLeft()
      })
      .toBe(true)
    await expect(stream.getReader().read()).rejects.toThrow('nobody reads')
  })

  describe('that nobody reads for long', () => {
    beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval'] }))
    afterEach(() => void vi.useRealTimers())

    it('is cut off though little waits', async () => {
      const { stream, isLeft } = await unreadStream()
      await vi.advanceTimersByTimeAsync(31_000)
      expect(isLeft()).toBe(false)
      await vi.advanceTimersByTimeAsync(15_000)
      expect(isLeft()).toBe(true)
      await expect(stream.getReader().read()).rejects.toThrow('nobody reads')
    })

    it('goes on as long as it is read, however slowly', async () => {
      const { stream, isLeft } = await unreadStream()
      const reader = stream.getReader()
      for (let message = 0; message < 20; message += 1) {
        await vi.advanceTimersByTimeAsync(15_000)
        await reader.read()
      }
      expect(isLeft()).toBe(false)
      await reader.cancel()
    })
  })
})

describe('a reader of events', () => {
  it('finds what was committed late, and nothing twice', async () => {
    const { db, kind } = server.database
    if (kind === 'pglite') return
    const read = await openReader(db)
    const ids = async () => (await read()).map(({ resource }) => resource)
    const begun = Promise.withResolvers<void>()
    const commit = Promise.withResolvers<void>()
    const late = db.transaction().execute(async (inside) => {
      await sql`insert into event (kind, resource) values ('record', 'early')`.execute(inside)
      begun.resolve()
      await commit.promise
    })
    await begun.promise
    await sql`insert into event (kind, resource) values ('record', 'late')`.execute(db)
    expect(await ids()).toEqual(['late'])
    expect(await ids()).toEqual([])
    commit.resolve()
    await late
    expect(await ids()).toEqual(['early'])
    expect(await ids()).toEqual([])
  })

  it('ends all streams when the server is to stop', async () => {
    const events = createEvents(server.database.db, createLog('silent'), server.settings)
    await events.listen({ person: 'U1', network: '10.0.0.1' }, () => undefined)
    events.stop()
    expect(events.stopping.aborted).toBe(true)
  })
})
