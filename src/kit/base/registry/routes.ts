/** The claim of a plugin or the shell to a route. */
export interface Claim {
  /** Empty for the shell. */
  readonly plugin: string
  /** Where in the manifest. */
  readonly place: string
  readonly route: string
}

/** Two claims that cannot both be mounted; `by` conflicts with `with`. */
export interface Collision {
  readonly code: 'resource.duplicate' | 'route.reserved' | 'route.duplicate' | 'route.overlap' | 'route.case'
  readonly by: Claim
  readonly with: Claim
}

/** A node in the tree of all routes, one segment deep, and its claims. */
interface Node {
  readonly fixed: Map<string, Node>
  param: Node | null
  /** The shell's claims come first. */
  readonly pages: Claim[]
  readonly resources: Claim[]
}

/**
 * Finds conflicting routes: the same route twice, routes of the shell, two routes whose parameters let one
 * address match both (`/a/:id/x` and `/a/b/:y`), and a page or resource inside another plugin's resource,
 * which owns everything below its route. A plugin may put pages below its own resources. The names of
 * parameters and the case of letters do not matter.
 */
export function routeCollisions(
  resources: readonly Claim[],
  pages: readonly Claim[],
  reserved: readonly Claim[],
): readonly Collision[] {
  const root = newNode()
  for (const claim of reserved) nodeOf(root, claim).pages.push(claim)
  for (const claim of resources) nodeOf(root, claim).resources.push(claim)
  for (const claim of pages) nodeOf(root, claim).pages.push(claim)
  const found: Collision[] = []
  search(root, [], found)
  return found
}

/** Searches a node and everything below it; `owners` are the resources that it is inside of. */
function search(node: Node, owners: readonly Claim[], found: Collision[]): void {
  const { fixed, param, pages, resources } = node
  const [resource] = resources
  if (pages.length + resources.length > 1) findSame(node, found)
  if (owners.length > 0) {
    for (const claim of [...resources, ...pages]) {
      const owner = owners.find(({ plugin }) => plugin !== claim.plugin)
      if (owner) found.push({ code: 'route.overlap', by: claim, with: owner })
    }
  }
  const inside = resource ? [...owners, resource] : owners
  for (const next of fixed.values()) {
    search(next, inside, found)
    if (param) findCrossing(param, next, false, found)
  }
  if (param) search(param, inside, found)
}

/**
 * A route without the names of its parameters, because routes at one node may differ in these and in case.
 */
const plain = ({ route }: Claim): string => route.replace(/:[^/]+/g, ':').replace(/\/+$/, '')

/** Several claims at one route. */
function findSame({ pages, resources }: Node, found: Collision[]): void {
  const isReserved = pages[0]?.plugin === ''
  const [first, ...others] = isReserved ? [...pages, ...resources] : [...resources, ...pages]
  if (!first) return
  for (const by of others) {
    const code = isReserved
      ? 'route.reserved'
      : plain(by) !== plain(first)
        ? 'route.case'
        : pages.includes(by)
          ? 'route.duplicate'
          : 'resource.duplicate'
    found.push({ code, by, with: first })
  }
}

/**
 * Pages of two subtrees that the same address can match. If `one` was less specific so far, and `other` is
 * less specific further on (`isMixed`), neither has precedence.
 */
function findCrossing(one: Node, other: Node, isMixed: boolean, found: Collision[]): void {
  if (isMixed) {
    for (const a of one.pages) {
      for (const b of other.pages) {
        found.push({ code: 'route.overlap', by: a, with: b }, { code: 'route.overlap', by: b, with: a })
      }
    }
  }
  for (const [segment, next] of other.fixed) {
    const same = one.fixed.get(segment)
    if (same) findCrossing(same, next, isMixed, found)
    if (one.param) findCrossing(one.param, next, isMixed, found)
  }
  if (!other.param) return
  if (one.param) findCrossing(one.param, other.param, isMixed, found)
  for (const next of one.fixed.values()) findCrossing(next, other.param, true, found)
}

/** Returns the node of a route; creates missing nodes on the way. */
function nodeOf(root: Node, { route }: Claim): Node {
  let node = root
  for (const segment of route.split('/')) {
    if (segment.startsWith(':')) node = node.param ??= newNode()
    else if (segment !== '') {
      // The router ignores case.
      const name = segment.toLowerCase()
      const next = node.fixed.get(name) ?? newNode()
      node.fixed.set(name, next)
      node = next
    }
  }
  return node
}

const newNode = (): Node => ({ fixed: new Map(), param: null, pages: [], resources: [] })
