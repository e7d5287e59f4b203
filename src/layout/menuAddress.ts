import { matchPath } from 'react-router-dom'

/** A menu address without query, fragment and trailing slash, for comparison. */
export const pathOf = (uri: string): string => uri.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')

/**
 * Whether an address is one of the mounted routes: a page `/brandDB/ranking` or `/RM/tour/:id`, or a resource
 * with everything below it, `/brandDB/brand/*`. Anything but a plain path of ours (another host, a script,
 * `..`, characters that browsers drop or replace) leads nowhere, whatever the routes are.
 */
export function leads(uri: string | null, routes: readonly string[]): boolean {
  if (!uri || !isPlainPath(uri)) return false
  const path = pathOf(uri)
  return routes.some((route) => matchPath(route, path) !== null)
}

/**
 * From the root, without empty or dotted segments, and without backslashes, spaces or control characters
 * before the query.
 */
const isPlainPath = (uri: string): boolean =>
  /^(?:\/(?!\.{1,2}(?:\/|$))[^\s\\/\p{C}]+)+\/?$/u.test(pathOf(uri))
