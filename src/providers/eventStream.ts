import { event, type Event } from '#contract/core/event.ts'
import { HttpError, readEnvelope, type Http } from './http.ts'

interface Options {
  readonly http: Http
  readonly hear: (event: Event) => void
  readonly signal: AbortSignal
}

/**
 * Listens until the stream ends. Rejects like any call if it is refused, cut off or ended by the signal, and
 * if the back end has no stream, which does not count as a network failure.
 */
export const readEventStream = ({ http, hear, signal }: Options): Promise<void> =>
  http.exchange({ method: 'GET', path: '/events', signal }, async (response, unreadable) => {
    const type = response.headers.get('content-type') ?? ''
    if (response.body === null || !type.startsWith('text/event-stream')) {
      const { status } = response
      if (!absent.includes(status)) await refusal(response, unreadable)
      throw new HttpError(unreadable, { status, isNetwork: passing(status) })
    }
    let text = ''
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (;;) {
      const { value, done } = await reader.read()
      if (done) return
      text += value
      const messages = text.split('\n\n')
      text = messages.pop() ?? ''
      for (const message of messages) tell(message, hear)
    }
  })

/** The status of another back end that does not have the path or method, whatever else it returns. */
const absent: readonly number[] = [404, 405, 410, 501]

/** The status of a gateway while the server behind it is unreachable or overloaded. */
const passing = (status: number): boolean => (status >= 500 && status !== 501) || status === 429

/** Throws the error of an envelope; a reply without an envelope is not an error. */
async function refusal(response: Response, unreadable: string): Promise<void> {
  try {
    await readEnvelope(response, unreadable)
  } catch (error) {
    if (error instanceof HttpError && error.errcode !== 0) throw error
  }
}

// Comments between the events keep the stream alive. Newer servers may send events that this page does not
// know.
function tell(message: string, hear: (event: Event) => void): void {
  if (!message.startsWith('data: ')) return
  const parsed = event.safeParse(parse(message.slice('data: '.length)))
  if (parsed.success) hear(parsed.data)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
