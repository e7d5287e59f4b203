/** Somebody's claim to a route. */
export interface Claim {
  readonly plugin: string
  /** Where in the manifest. */
  readonly place: string
  readonly route: string
}

/** Two claims that cannot both be mounted; `by` came into the way of `with`. */
export interface Collision {
  readonly code: 'route.reserved' | 'route.duplicate' | 'route.overlap'
  readonly by: Claim
  readonly with: Claim
}

/** A place in the tree of all routes, one segment deep. */
interface Node {
  readonly fixed: Map<string, Node>
  param: Node | null
  page: Claim | null
  resource: Claim | null
}

/**
 * Finds the routes that get in each other's way: the same route twice, the shell's own, two whose parameters stand so
 * that one address fits both (`/a/:id/x` and `/a/b/:y`), and a page or resource inside another plugin's resource, which
 * owns all beneath its route. A plugin may put pages beneath its own resources. The names of parameters do not count.
 */
export function routeCollisions(
  resources: readonly Claim[],
  pages: readonly Claim[],
  reserved: readonly Claim[],
): Collision[] {
  const root = newNode()
  const found: Collision[] = []
  for (const claim of reserved) walk(root, claim).page ??= claim
  for (const claim of resources) claimRoute(root, claim, 'resource', found)
  for (const claim of pages) claimRoute(root, claim, 'page', found)
  for (const claim of [...resources, ...pages]) findInside(root, claim, found)
  for (const claim of pages) {
    if (claim.route.includes(':')) findOverlaps(root, segmentsOf(claim.route), 0, claim, false, false, found)
  }
  return found
}

function claimRoute(root: Node, claim: Claim, as: 'page' | 'resource', found: Collision[]): void {
  const node = walk(root, claim)
  const other = node.page ?? node.resource
  if (other === null) node[as] = claim
  // Two resources of one name are reported as that.
  else if (as === 'page' || node.page !== null) {
    found.push({ code: other.plugin === '' ? 'route.reserved' : 'route.duplicate', by: claim, with: other })
  }
}

/** Beneath the route of somebody else's resource. */
function findInside(root: Node, claim: Claim, found: Collision[]): void {
  let node: Node | undefined = root
  for (const segment of segmentsOf(claim.route)) {
    const owner: Claim | null = node.resource
    if (owner !== null && owner.plugin !== claim.plugin) {
      found.push({ code: 'route.overlap', by: claim, with: owner })
      return
    }
    node = node.fixed.get(segment)
    if (node === undefined) return
  }
}

/** Pages that are the more fixed here and the less fixed there: neither goes before the other. */
function findOverlaps(
  node: Node,
  segments: readonly string[],
  depth: number,
  claim: Claim,
  isMoreFixed: boolean,
  isLessFixed: boolean,
  found: Collision[],
): void {
  const segment = segments[depth]
  if (segment === undefined) {
    if (node.page !== null && isMoreFixed && isLessFixed && node.page.plugin !== '') {
      found.push({ code: 'route.overlap', by: claim, with: node.page })
    }
    return
  }
  if (isParam(segment)) {
    for (const next of node.fixed.values())
      findOverlaps(next, segments, depth + 1, claim, isMoreFixed, true, found)
    if (node.param) findOverlaps(node.param, segments, depth + 1, claim, isMoreFixed, isLessFixed, found)
    return
  }
  const same = node.fixed.get(segment)
  if (same) findOverlaps(same, segments, depth + 1, claim, isMoreFixed, isLessFixed, found)
  if (node.param) findOverlaps(node.param, segments, depth + 1, claim, true, isLessFixed, found)
}

/** The node of a route; what is missing on the way is made. */
function walk(root: Node, { route }: Claim): Node {
  let node = root
  for (const segment of segmentsOf(route)) {
    if (isParam(segment)) node = node.param ??= newNode()
    else {
      const next = node.fixed.get(segment) ?? newNode()
      node.fixed.set(segment, next)
      node = next
    }
  }
  return node
}

const newNode = (): Node => ({ fixed: new Map(), param: null, page: null, resource: null })

const segmentsOf = (route: string): readonly string[] => {
  const inner = route.replace(/^\/+|\/+$/g, '')
  return inner === '' ? [] : inner.split('/')
}

const isParam = (segment: string): boolean => segment.startsWith(':')
