import type { Event } from '#contract/core/event.ts'
import type { Session } from '#server/services/session/session.ts'
import type { Events } from '#server/services/events/events.ts'
import { toldTo, type Listener } from '#server/services/events/toldTo.ts'

/** Milliseconds between two heartbeats, by which proxies and the browser know that the stream is alive. */
const pulse = 15_000
/**
 * Bytes that may wait for a client that does not read; beyond this the stream is cut off, because it would
 * fill the memory.
 */
const mostUnread = 64_000
/** The number of heartbeats in a row after which a client that has read nothing in between is cut off. */
const mostBehind = 3

interface StreamOptions {
  readonly events: Events
  readonly records: Pick<Listener, 'db' | 'resources'>
  /** Unix seconds of the business clock. */
  readonly now: () => number
  readonly session: Session
  /** The caller's network, as `networkOf` names it. */
  readonly network: string
  /** The current session; null when it is over. */
  readonly lookAgain: () => Promise<Session | null>
  /** Aborts when the browser disconnects. */
  readonly hungUp: AbortSignal
}

/**
 * One person's stream, as server-sent events. The person's rights are checked again whenever they may have
 * changed, and with every heartbeat; when the session is over, the stream says so and ends.
 */
export async function openStream({
  events,
  records,
  now,
  session,
  network,
  lookAgain,
  hungUp,
}: StreamOptions): Promise<ReadableStream> {
  let { subject } = session
  let work = Promise.resolve()
  let end = (): void => undefined
  const encoder = new TextEncoder()
  let send = (_text: string): void => undefined
  let unread = (): number => 0
  let cutOff = (): void => undefined
  const tell = (event: Event): void => send(`data: ${JSON.stringify(event)}\n\n`)

  async function catchUp(): Promise<void> {
    // A database that is unavailable right now says nothing about the session.
    const found = await lookAgain().catch(() => undefined)
    if (found === null) {
      tell({ kind: 'signed_out' })
      end()
    } else if (found) subject = found.subject
  }

  // One after the other: events are filtered by the person's rights at that time.
  const inTurn = (next: () => Promise<void>): void => {
    work = after(work, next).catch(() => end())
  }
  const forget = await events.listen({ person: subject.id, network }, (rows) =>
    inTurn(async () => {
      if (rows.some(({ kind }) => kind === 'access')) await catchUp()
      for (const event of await toldTo({ ...records, who: subject, now: now() }, rows)) tell(event)
    }),
  )
  let sent = 0
  let takenBefore = 0
  let behind = 0
  const beat = setInterval(() => {
    const taken = sent - unread()
    behind = unread() > 0 && taken === takenBefore ? behind + 1 : 0
    takenBefore = taken
    if (behind === mostBehind) return cutOff()
    send(': here\n\n')
    inTurn(catchUp)
  }, pulse)
  const over = AbortSignal.any([hungUp, events.stopping])

  let isOver = false
  const leave = (): void => {
    isOver = true
    clearInterval(beat)
    forget()
    over.removeEventListener('abort', end)
  }

  return new ReadableStream(
    {
      start: (controller) => {
        unread = () => -(controller.desiredSize ?? 0)
        cutOff = () => {
          leave()
          controller.error(new Error('nobody reads the events'))
        }
        send = (text) => {
          if (isOver) return
          const bytes = encoder.encode(text)
          sent += bytes.length
          controller.enqueue(bytes)
          if (unread() > mostUnread) cutOff()
        }
        end = () => {
          if (isOver) return
          leave()
          controller.close()
        }
        over.addEventListener('abort', end)
        if (over.aborted) end()
        tell({ kind: 'ready' })
      },
      cancel: leave,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
  )
}

async function after(before: Promise<void>, next: () => Promise<void>): Promise<void> {
  await before
  await next()
}
