import { matchPath } from 'react-router-dom'
import type { Subject } from '#contract/access.ts'
import type { MenuEntry } from '#src/providers/menuEntry.ts'

/** An entry of the menu as people see it. `name` is Simplified Chinese. */
export interface MenuNode {
  readonly id: string
  readonly name: string
  readonly name_en: string | null
  readonly name_tc: string | null
  /** A Material icon name in snake_case (`storefront`) or the path of an image. */
  readonly icon: string | null
  /** Where a leaf leads (`/brandDB/brand`); a group's own address, or null. */
  readonly uri: string | null
  /** Leads outside, into the frame page. */
  readonly isOut: boolean
  readonly children: readonly MenuNode[]
}

/**
 * The menu of a person at a site (specification sections 2 and 4): a tree by parent, sorted by order. An entry
 * shows when it is active, its permission is held (one without a permission is the administrator's), its `sites`
 * allow the current site, and it leads somewhere: to one of `routes`, or to children that show. Entries deeper
 * than three levels move up into the third.
 */
export function menuTree(
  list: readonly MenuEntry[],
  subject: Subject,
  routes: readonly string[],
): readonly MenuNode[] {
  const entries = new Map(list.map((entry) => [entry._id, entry]))
  const children = Map.groupBy(
    [...entries.values()].filter((entry) => shows(entry, subject)).toSorted(byOrder),
    (entry) => entry.parent || null,
  )
  const hadChildren = new Set(list.map(({ parent }) => parent))

  function nodesOf(parent: string | null, level: number): MenuNode[] {
    return (children.get(parent) ?? []).flatMap((entry) => {
      const below = nodesOf(entry._id, level + 1)
      if (hadChildren.has(entry._id)) {
        if (below.length === 0) return []
        if (level < deepest) return [nodeOf(entry, below)]
        console.warn(
          `The menu is deeper than ${deepest} levels at ${entry.name}: its entries stand beside it`,
        )
        return below
      }
      const node = nodeOf(entry, [])
      return leads(node.uri, routes) ? [node] : []
    })
  }

  return nodesOf(null, 1)
}

/** The address of the first leaf, where people land who have no other place to go; null for an empty menu. */
export function firstLeaf(tree: readonly MenuNode[]): string | null {
  const [first] = tree
  if (!first) return null
  return first.children.length > 0 ? firstLeaf(first.children) : first.uri
}

/**
 * Where people land who asked for no place (specification section 2): the issue list when it is theirs, else the
 * first leaf of their menu, else `/empty`.
 */
export const landingOf = (tree: readonly MenuNode[]): string =>
  allNodes(tree).some(({ uri }) => uri !== null && pathOf(uri) === defaultLanding)
    ? defaultLanding
    : (firstLeaf(tree) ?? '/empty')

/** All nodes of a tree, parents before their children. */
export const allNodes = (tree: readonly MenuNode[]): readonly MenuNode[] =>
  tree.flatMap((node) => [node, ...allNodes(node.children)])

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

const defaultLanding = '/RM/tourIssue/issueList'

const deepest = 3

/** From the root, no empty and no dotted segment, no backslash, space or control character before the query. */
const isPlainPath = (uri: string): boolean =>
  /^(?:\/(?!\.{1,2}(?:\/|$))[^\s\\/\p{C}]+)+\/?$/u.test(pathOf(uri))

function shows(entry: MenuEntry, { isAdmin, permissions, site }: Subject): boolean {
  if (!entry.is_active) return false
  if (!isAdmin && !(entry.permission_code && permissions.has(entry.permission_code))) return false
  const sites = sitesOf(entry)
  return sites.length === 0 || (site !== null && sites.includes(site))
}

/** The specification allows a list or a single site. */
function sitesOf({ sites }: { sites: unknown }): readonly string[] {
  if (Array.isArray(sites)) return sites.map(String)
  return sites === null || sites === undefined || sites === '' ? [] : [String(sites)]
}

const byOrder = (a: MenuEntry, b: MenuEntry): number =>
  (Number(a.order) || 0) - (Number(b.order) || 0) || (a._id < b._id ? -1 : 1)

const nodeOf = (entry: MenuEntry, children: readonly MenuNode[]): MenuNode => ({
  id: entry._id,
  name: entry.name,
  name_en: textOf(entry.name_en),
  name_tc: textOf(entry.name_tc),
  icon: textOf(entry.icon),
  uri: entry.is_out ? `/Iframe/${encodeURIComponent(entry._id)}` : (entry.uri ?? null),
  isOut: entry.is_out,
  children,
})

/** Another back end may send anything. */
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)
