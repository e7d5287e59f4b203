/** `fetch`, and a way to begin readings before the code that makes them is there. */
export interface EarlyFetch {
  /**
   * Like the browser's own; a reading that has begun is not sent again, once. Only replies in an envelope begin
   * early: the body of a stream never ends, and a file is fetched when the user wants it.
   */
  fetch(url: string, init: RequestInit, isEnvelope: boolean): Promise<Response>
  /** The addresses of the readings made so far that the next visit will make, too. */
  made(): readonly string[]
  /** The page is there: what has begun and was not used is aborted, and nothing is noted any more. */
  end(): void
}

/** @param begun what has begun already */
export function createEarlyFetch(begun: BegunReadings = new Map()): EarlyFetch {
  const made = new Set<string>()
  let isOver = false

  function dropBegun(): void {
    for (const { unused } of begun.values()) unused.abort()
    begun.clear()
  }

  return {
    fetch(url, init, isEnvelope) {
      // After a change, a reading that was begun before it would be wrong.
      if (init.method !== 'GET' && !url.endsWith('/validity')) dropBegun()
      if (!isEnvelope || init.method !== 'GET' || hasEffect(url)) return fetch(url, init)
      if (!isOver && !isKept(url)) made.add(url)
      const key = keyOf(url, init)
      const reading = begun.get(key)
      begun.delete(key)
      return reading ? unlessAborted(reading.reply, init.signal) : fetch(url, init)
    },
    made: () => [...made],
    end() {
      isOver = true
      dropBegun()
    },
  }
}

/** Readings under way that nothing needs yet, by address and headers. */
export type BegunReadings = Map<
  string,
  { readonly text: Promise<string>; readonly reply: Promise<Response>; readonly unused: AbortController }
>

declare global {
  /** What the first script has begun; it is a bundle of its own. */
  var atriumBegun: BegunReadings | undefined
}

/** Begins a reading. It is used only by a call with the same address and headers: same user, same language. */
export function beginReading(begun: BegunReadings, url: string, init: RequestInit): void {
  const unused = new AbortController()
  const sent = fetch(url, { ...init, signal: unused.signal })
  // A reply that nobody uses must not keep its request open, so all of it is received.
  const text = sent.then((reply) => reply.text())
  const reply = Promise.all([sent, text]).then(
    ([{ status, headers }, body]) => new Response(body || null, { status, headers }),
  )
  // The code that uses the reply reports the failure.
  reply.catch(() => undefined)
  begun.set(keyOf(url, init), { text, reply, unused })
}

/** GETs that change something (specification section 7): they set the language, or issue what is valid once. */
const hasEffect = (url: string): boolean => effects.test(url)

const effects = /\/(gen_token|captcha|sso\/encrypt-key|system\/i18n\/[^/]+\/switch)(\?|$)/

/** What the browser keeps: a visit reads it again only if it is out of date, or once the page is complete. */
const isKept = (url: string): boolean => kept.test(url)

const kept = /\/(menu|spaceowner|user\/preference|system\/i18n\/\w+)(\?|$)/

const keyOf = (url: string, { method, headers }: RequestInit): string =>
  // A reading is the same on whatever page it begins.
  JSON.stringify([method, url, { ...headers, Page: undefined }])

/** The one reply, or the abort of the call that waits for it. */
function unlessAborted(reply: Promise<Response>, signal: AbortSignal | null = null): Promise<Response> {
  if (!signal) return reply
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })
  return signal.aborted ? Promise.reject(signal.reason) : Promise.race([reply, aborted])
}
