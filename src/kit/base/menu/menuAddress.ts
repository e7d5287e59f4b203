import { matchPath } from 'react-router-dom'
import { ownPath, pathOf } from '#contract/common/menuAddress.ts'

/**
 * Whether an address is one of the mounted routes: a page `/brandDB/ranking` or `/RM/tour/:id`, or a resource
 * with everything below it, `/brandDB/brand/*`. What is not a plain path of ours leads nowhere, whatever the routes are.
 */
export function leads(uri: string | null, routes: readonly string[]): boolean {
  if (!uri || !ownPath.test(uri)) return false
  const path = pathOf(uri)
  // Almost all of them; the others make the router write a pattern for each route.
  if (routes.includes(path) || routes.includes(`${path}/*`)) return true
  return routes.some((route) => matchPath(route, path) !== null)
}
