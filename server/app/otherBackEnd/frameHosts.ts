import { whole } from '#server/base/wholeReply.ts'
import { withPrefix } from './handOver.ts'

/**
 * The hosts that a back end lets the console show in frames: the parameter `iframe.allowed_hosts` of its call
 * `/config`, fetched again every minute. None if it has no such call.
 */
export function frameHostsOf(api: URL): () => Promise<readonly string[]> {
  let known: Promise<readonly string[]> | undefined
  let askedAt = 0
  return () => {
    if (known && Date.now() - askedAt < aMinute) return known
    askedAt = Date.now()
    known = ask(api)
    return known
  }
}

const aMinute = 60_000

/** Bytes of its largest reply. */
const longest = 1_000_000
/** Milliseconds that the page waits for it. */
const patience = 2000

async function ask(api: URL): Promise<readonly string[]> {
  try {
    const base = withPrefix(api)
    const config = new URL(`${base.pathname.replace(/\/+$/, '')}/config`, base.origin)
    const response = await fetch(config, { redirect: 'error', signal: AbortSignal.timeout(patience) })
    const { data } = JSON.parse((await whole(response, longest)).toString()) as {
      data?: { params?: Record<string, unknown> }
    }
    const hosts = data?.params?.['iframe.allowed_hosts']
    return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : []
  } catch {
    return []
  }
}
