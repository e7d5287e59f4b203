import type { ConsolePage } from '#tests/support/browser.ts'

/** A call that the console made, and its reply. Without an errcode the reply was no JSON: a file, for example. */
export interface LoggedCall {
  readonly method: string
  /** Behind `/api/v1`, without the query. */
  readonly path: string
  readonly status: number
  readonly errcode: number
  readonly data: unknown
}

/** Notes every call of a page from now on. What is read after `replies()` is complete up to then. */
export function logCalls(page: ConsolePage) {
  const calls: LoggedCall[] = []
  const reading = new Set<Promise<void>>()
  page.on('response', (response) => {
    const { pathname } = new URL(response.url())
    if (!pathname.startsWith(prefix) || pathname.endsWith('/events')) return
    const request = response.request()
    const read = (async () => {
      const isJson = response.headers()['content-type']?.includes('json') ?? false
      const envelope: unknown = isJson ? await response.json().catch(() => null) : null
      const { errcode = 0, data = null } = (envelope ?? {}) as { errcode?: number; data?: unknown }
      calls.push({
        method: request.method(),
        path: pathname.slice(prefix.length),
        status: response.status(),
        errcode,
        data,
      })
    })()
    reading.add(read)
    void read.finally(() => reading.delete(read))
  })
  return {
    calls,
    /** The calls since the last time, once all of their replies are read. */
    replies: async (): Promise<LoggedCall[]> => {
      await Promise.all(reading)
      return calls.splice(0)
    },
  }
}

const prefix = '/api/v1'
