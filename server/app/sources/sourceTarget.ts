import type { Subject } from '#contract/access.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import type { Resource } from '#contract/resource.ts'
import { denial } from '#server/engine/refuse.ts'
import { mayBe } from '#server/engine/ruleSql.ts'
import { below } from '#server/http/proxy.ts'

/** The methods that are handed on, and what the contract calls them. */
const actions = new Map<string, keyof Resource['can']>([
  ['GET', 'view'],
  ['POST', 'create'],
  ['PUT', 'update'],
  ['PATCH', 'update'],
  ['DELETE', 'remove'],
])

/** Where a call below `/sources/` goes. */
export interface SourceTarget {
  readonly id: string
  /** The service's own address, with the name and the password that the operator gave it. */
  readonly base: URL
  readonly to: URL
  /** Below the service's address, such as `/parking/lot/7`. */
  readonly path: string
}

/** Reads the address of a call. Refuses an id that no setting names, and a path that could lead out of the service's. */
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
 * Refuses what the contract does not let this person do: the resource is the one whose path is asked for, or something below
 * it. A rule that depends on the record is the service's to decide.
 */
export function requireRight(method: string, noun: Resource | undefined, who: Subject): void {
  const action = actions.get(method)
  if (!action) throw new ApiError('method.unknown')
  if (!noun) throw new ApiError('path.unknown')
  const rule = noun.can[action]
  if (!mayBe(rule, who)) throw denial(rule, who)
}

/** The resource at a path, `/parking/lot` or anything below; the one whose own path says most. */
export const resourceAt = (path: string, nouns: readonly Resource[]): Resource | undefined =>
  nouns
    .filter((noun) => `${path}/`.startsWith(`${noun.path}/`))
    .reduce<Resource | undefined>(
      (best, noun) => (best && best.path.length > noun.path.length ? best : noun),
      undefined,
    )
