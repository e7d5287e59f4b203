import type { Event } from '#contract/core/event.ts'
import type { Session } from '#server/services/session/session.ts'
import type { Events } from '#server/services/events/events.ts'
import { toldTo, type Listener } from '#server/services/events/toldTo.ts'

/** Milliseconds between two signs of life, by which proxies and the other side know that the stream goes on. */
const pulse = 15_000
/** Bytes that wait for somebody who does not read; the stream is cut off then, or it would fill the memory. */
const mostUnread = 64_000
/** Signs of life in a row that find somebody who has taken nothing of what waits since the one before. */
const mostBehind = 3

interface StreamOptions {
  readonly events: Events
  readonly records: Pick<Listener, 'db' | 'resources'>
  /** Unix seconds by the business clock. */
  readonly now: () => number
  readonly session: Session
  /** Where it goes to, as `networkOf` names it. */
  readonly network: string
  /** The session as it is now; null when it is over. */
  readonly lookAgain: () => Promise<Session | null>
  /** Aborts when the other side hangs up. */
  readonly hungUp: AbortSignal
}

/**
 * One person's stream, as server-sent events. What they may is looked at again when anything of it changed, and with every
 * pulse; when the session is over, the stream says so and ends.
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
    // A database that cannot be asked just now says nothing about the session.
    const found = await lookAgain().catch(() => undefined)
    if (found === null) {
      tell({ kind: 'signed_out' })
      end()
    } else if (found) subject = found.subject
  }

  // One after the other: what is told is filtered by what the person may by then.
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
