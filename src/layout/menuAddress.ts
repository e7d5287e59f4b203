import { matchPath } from 'react-router-dom'

/** A menu address without query, fragment and trailing slash, for comparing. */
export const pathOf = (uri: string): string => uri.replace(/[?#].*$/, '').replace(/(.)\/+$/, '$1')

/**
 * Whether an address is one of the mounted routes: a page `/brandDB/ranking` or `/RM/tour/:id`, a resource with
 * all beneath it, `/brandDB/brand/*`. What is no plain path of ours (another host, a script, a way up, signs that
 * browsers drop or turn) leads nowhere, whatever the routes are.
 */
export function leads(uri: string | null, routes: readonly string[]): boolean {
  if (!uri || !isPlainPath(uri)) return false
  const path = pathOf(uri)
  return routes.some((route) => matchPath(route, path) !== null)
}

/** From the root, no empty and no dotted segment, no backslash, space or control character before the query. */
const isPlainPath = (uri: string): boolean =>
  /^(?:\/(?!\.{1,2}(?:\/|$))[^\s\\/\p{C}]+)+\/?$/u.test(pathOf(uri))
