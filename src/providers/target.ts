/** Where sign-in leads to: a route of this console, or an address outside it that the operator trusts. */
export type Target = { readonly route: string } | { readonly address: string }

/** What a target is judged by. */
export interface TargetRules {
  /** The console's own origin, such as `https://console.example.com`. */
  readonly origin: string
  /** Hosts out of `ui.trusted_hosts`, exactly as written; with a port only when it is not the usual one. */
  readonly trustedHosts: readonly string[]
}

/**
 * Reads a `target` that came with an address (G-42): one of our own routes, an address of our own origin with such a
 * route, or an address at a trusted host. Null for anything else. It is strict on purpose: an address counts only as
 * the browser itself would print it, so nothing hides behind odd spellings.
 */
export function readTarget(text: string | null, { origin, trustedHosts }: TargetRules): Target | null {
  if (text === null || isOdd(text)) return null
  if (text.startsWith('/')) return isOwnRoute(text) ? { route: text } : null
  const url = attempt(() => new URL(text))
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null
  // A capital scheme, a port of the scheme, dots of another script, an @: all are gone from what URL prints.
  if (!text.startsWith(`${url.origin}/`) && text !== url.origin) return null
  if (url.origin === origin) {
    const route = url.hash.slice(1)
    return url.pathname === '/' && isOwnRoute(route) ? { route } : null
  }
  return trustedHosts.includes(url.host) ? { address: url.href } : null
}

/** Whether a target speaks of a whole address, which only the operator's configuration can tell. */
export const isAddress = (text: string | null): boolean => /^https?:/.test(text ?? '')

/** The address of the sign-in page that comes back to `hash`, or to the target that `hash` names already. */
export function signInHash(hash: string): string {
  const target = targetOf(hash) ?? hash.replace(/^#/, '')
  return isOwnRoute(target) ? `#/login?target=${encodeURIComponent(target)}` : '#/login'
}

/** What follows `target=` in the address of the sign-in page, unjudged; null when there is nothing. */
const rawTargetOf = (hash: string): string | null =>
  new URLSearchParams(/^#\/login\/?\?(.*)$/i.exec(hash)?.[1] ?? '').get('target')

/** The place to go to after sign-in: one of our own routes, or null. */
export function targetOf(hash: string): string | null {
  const target = rawTargetOf(hash)
  return target !== null && isOwnRoute(target) ? target : null
}

/** Whether an address shows the sign-in page, however it is spelled: the router does not look closely either. */
export const isSignInHash = (hash: string): boolean => isSignInPath(pathOf(hash.replace(/^#/, '')) ?? '')

const longest = 2000

/** Overlong, with a backslash, or with control characters, white space of any script, or marks that nobody sees. */
const isOdd = (text: string): boolean => text.length > longest || /[\\\p{C}\p{Z}]/u.test(text)

const isSignInPath = (path: string): boolean => /^\/login(?:\/|$)/i.test(path)

/** A route as the router takes it: one slash, no way up, not the sign-in page, and inert as a relative address. */
function isOwnRoute(route: string): boolean {
  const path = pathOf(route)
  return (
    path !== null &&
    !isOdd(route) &&
    /^\/(?!\/)./.test(path) &&
    !/[\\\p{Cc}]/u.test(path) &&
    !path.split('/').some((segment) => segment === '..' || segment === '.') &&
    !isSignInPath(path) &&
    attempt(() => new URL(route, nowhere))?.origin === nowhere
  )
}

const nowhere = 'http://own.invalid'

/** The path of a route, decoded until nothing is left to decode; null when that does not end, or is malformed. */
function pathOf(route: string): string | null {
  let path = route.split(/[?#]/, 1)[0] ?? ''
  for (let round = 0; round < 5; round++) {
    const decoded = attempt(() => decodeURIComponent(path))
    if (decoded === undefined) return null
    if (decoded === path) return path
    path = decoded
  }
  return null
}

function attempt<T>(action: () => T): T | undefined {
  try {
    return action()
  } catch {
    return undefined
  }
}
