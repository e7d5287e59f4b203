import type { Subject } from '#contract/access.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { denial } from '#server/engine/refuse.ts'
import { mayBe } from '#server/engine/ruleSql.ts'
import { below } from '#server/http/proxy.ts'

/** The forwarded methods, and their names in the contract. */
const actions = new Map<string, keyof Resource['can']>([
  ['GET', 'view'],
  ['POST', 'create'],
  ['PUT', 'update'],
  ['PATCH', 'update'],
  ['DELETE', 'remove'],
])

/** The target of a call below `/sources/`. */
export interface SourceTarget {
  readonly id: string
  /** The service's own address, with the name and the password that the operator set. */
  readonly base: URL
  readonly to: URL
  /** The path at the service, such as `/parking/lot/7`. */
  readonly path: string
}

/**
 * Parses the address of a call. Throws for an id that no setting has, and for a path that could lead outside
 * the service's path.
 */
export function sourceTarget(address: string, sources: ReadonlyMap<string, URL>): SourceTarget {
  const { pathname, search } = new URL(address)
  const [, id = '', path = ''] = /^\/sources\/([^/]+)(\/.+)$/.exec(pathname) ?? []
  const base = sources.get(id)
  if (!base) throw new ApiError('path.unknown')
  const to = below(base, path, search)
  if (!to) throw refuseFields('param.invalid', { path: 'type' })
  return { id, base, to, path }
}

/**
 * Throws for anything that the contract does not let this person do. The resource is found by the path of the
 * call. A rule that depends on the record is left to the service.
 */
export function requireRight(method: string, noun: Resource | undefined, who: Subject): void {
  const action = actions.get(method)
  if (!action) throw new ApiError('method.unknown')
  if (!noun) throw new ApiError('path.unknown')
  const rule = noun.can[action]
  if (!mayBe(rule, who)) throw denial(rule, who)
}

/** The resource at a path, `/parking/lot` or anything below; if several match, the most specific. */
export const resourceAt = (path: string, nouns: readonly Resource[]): Resource | undefined =>
  nouns
    .filter((noun) => `${path}/`.startsWith(`${noun.path}/`))
    .reduce<Resource | undefined>(
      (best, noun) => (best && best.path.length > noun.path.length ? best : noun),
      undefined,
    )
