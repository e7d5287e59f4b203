import { matchPath } from 'react-router-dom'
import type { Subject } from '#contract/access.ts'
import { ownPath, pathOf } from '#contract/common/menuAddress.ts'
import { routesOf, type Composition, type OwnedPart } from '#src/kit/base/registry/compose.ts'
import type { MenuHint } from '#src/kit/base/plugin/definePlugin.ts'
import { mayOf } from '#src/kit/base/person/subject.ts'
import type { MenuEntry } from '#src/providers/menuEntry.ts'
import { hintsByParent } from './menuHints.ts'

/** A menu entry as users see it. `name` is Simplified Chinese. */
export interface MenuNode {
  readonly id: string
  readonly name: string
  readonly name_en: string | null
  readonly name_tc: string | null
  /** A Material icon name in snake_case (`storefront`) or the path of an image. */
  readonly icon: string | null
  /** Where a leaf leads (`/brandDB/brand`); a group's own address, or null. */
  readonly uri: string | null
  /** Leads to another site, shown in the frame page. */
  readonly isOut: boolean
  readonly children: readonly MenuNode[]
}

/** What a menu entry can lead to: `mountedFor` somebody. */
export interface MenuTargets {
  readonly routes: readonly string[]
  /** The menu entries that plugins suggest. */
  readonly hints?: readonly OwnedPart<MenuHint>[]
}

/** What of the console somebody may open: an entry and the page that it leads to have one rule. */
export const mountedFor = (
  composition: Pick<Composition, 'resources' | 'pages' | 'menu'>,
  subject: Subject,
): MenuTargets => ({
  routes: routesOf(composition, (rule) => mayOf(subject, rule)),
  hints: composition.menu,
})

/**
 * Returns the menu of a user at a site (specification sections 2 and 4): a tree by parent, sorted by order.
 * An entry is visible if it is active, the user has its permission (without a permission it is for
 * administrators), its `sites` include the current site, and it leads somewhere: to one of `routes`, or to
 * visible children. Entries deeper than three levels move up into the third. Visible hints that lead
 * somewhere come after the entries of their level; a hidden group hides the hints below it.
 */
export function menuTree(
  list: readonly MenuEntry[],
  subject: Subject,
  { routes, hints = [] }: MenuTargets,
): readonly MenuNode[] {
  const entries = new Map(list.map((entry) => [entry._id, entry]))
  const children = Map.groupBy(
    [...entries.values()].filter((entry) => shows(entry, subject)).toSorted(byOrder),
    (entry) => entry.parent || null,
  )
  const shown = hints.filter(({ uri, can }) => mayOf(subject, can) && leads(uri, routes))
  const hinted = hintsByParent(shown, list)
  const hadChildren = new Set(list.map(({ parent }) => parent))

  function nodesOf(parent: string | null, level: number): MenuNode[] {
    const nodes = (children.get(parent) ?? []).flatMap((entry) => {
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
    return [...nodes, ...(hinted.get(parent) ?? [])]
  }

  return nodesOf(null, 1)
}

/** The address of the first leaf, the last choice for the start page; null for an empty menu. */
export function firstLeaf(tree: readonly MenuNode[]): string | null {
  const [first] = tree
  if (!first) return null
  return first.children.length > 0 ? firstLeaf(first.children) : first.uri
}

/**
 * The start page of users who did not ask for a page (specification section 2): the issue list if they may
 * see it, otherwise the first leaf of their menu, otherwise `/empty`. Without a site all of these are empty:
 * whoever may set it up begins there.
 */
export function landingOf(tree: readonly MenuNode[], site: unknown): string {
  const first = site === null ? [setUp, defaultLanding] : [defaultLanding]
  const leads = (page: string) => allNodes(tree).some(({ uri }) => uri !== null && pathOf(uri) === page)
  return first.find(leads) ?? firstLeaf(tree) ?? '/empty'
}

/** All nodes of a tree, parents before their children. */
export const allNodes = (tree: readonly MenuNode[]): readonly MenuNode[] =>
  tree.flatMap((node) => [node, ...allNodes(node.children)])

const defaultLanding = '/RM/tourIssue/issueList'
const setUp = '/System/setup'

const deepest = 3

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
