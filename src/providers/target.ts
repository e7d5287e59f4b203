import { attempt } from './storage.ts'

/** Where sign-in leads: a route of this console, or an external address that the operator trusts. */
export type Target = { readonly route: string } | { readonly address: string }

/** The rules for acceptable targets. */
export interface TargetRules {
  /** The console's own origin, such as `https://console.example.com`. */
  readonly origin: string
  /** The hosts in `ui.trusted_hosts`, exactly as written; with a port only if it is not the default port. */
  readonly trustedHosts: readonly string[]
}

/**
 * Reads the `target` of an address (G-42): one of our own routes, an address of our own origin with such a
 * route, or an address at a trusted host. Null for anything else. It is deliberately strict: an address is
 * accepted only in the browser's own spelling, so nothing can hide behind an odd spelling.
 */
export function readTarget(text: string | null, { origin, trustedHosts }: TargetRules): Target | null {
  if (text === null || isOdd(text)) return null
  if (text.startsWith('/')) return isOwnRoute(text) ? { route: text } : null
  const url = attempt(() => new URL(text))
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username || url.password) return null
  // A scheme in capitals, a default port, dots of another script, an @: URL prints none of them.
  if (!text.startsWith(`${url.origin}/`) && text !== url.origin) return null
  if (url.origin === origin) {
    const route = url.hash.slice(1)
    return url.pathname === '/' && isOwnRoute(route) ? { route } : null
  }
  return trustedHosts.includes(url.host) ? { address: url.href } : null
}

/** Whether a target is a full address, which only the operator's configuration can allow. */
export const isAddress = (text: string | null): boolean => /^https?:/.test(text ?? '')

/**
 * Returns the address of the sign-in page that leads back to `hash`, or to the target that `hash` already
 * names.
 */
export function signInHash(hash: string): string {
  const target = targetOf(hash) ?? hash.replace(/^#/, '')
  return isOwnRoute(target) ? `#/login?target=${encodeURIComponent(target)}` : '#/login'
}

/** The text after `target=` in the address of the sign-in page, unchecked; null if there is none. */
const rawTargetOf = (hash: string): string | null =>
  new URLSearchParams(/^#\/login\/?\?(.*)$/i.exec(hash)?.[1] ?? '').get('target')

/** The route to open after sign-in: one of our own routes, or null. */
export function targetOf(hash: string): string | null {
  const target = rawTargetOf(hash)
  return target !== null && isOwnRoute(target) ? target : null
}

/**
 * Whether an address shows the sign-in page, however it is spelled, because the router is not strict either.
 */
export const isSignInHash = (hash: string): boolean => isSignInPath(pathOf(hash.replace(/^#/, '')) ?? '')

const longest = 2000

/** Too long, or with a backslash, control characters, white space of any script, or invisible marks. */
const isOdd = (text: string): boolean => text.length > longest || /[\\\p{C}\p{Z}]/u.test(text)

const isSignInPath = (path: string): boolean => /^\/login(?:\/|$)/i.test(path)

/**
 * A route as the router accepts it: one slash, no `..`, not the sign-in page, and harmless as a relative
 * address.
 */
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

/**
 * The path of a route, decoded until nothing is left to decode; null if that does not end, or it is
 * malformed.
 */
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
