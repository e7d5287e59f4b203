import { isSignInHash, readTarget, signInHash, type TargetRules } from './target.ts'

/** The parameters of a link into the console (specification section 2), and the address without them. */
export interface StartAddress {
  readonly siteId: string | null
  readonly userId: string | null
  readonly target: string | null
  readonly token: string | null
  /** The address without the token, which is removed before anything is rendered or sent. */
  readonly withoutToken: string
  /** The address without all four parameters. */
  readonly clean: string
  /** Whether the address names no page of the console: the start, or the sign-in page. */
  readonly isStart: boolean
}

/**
 * Reads `site_id`, `user_id`, `target` and `token`, before and after the `#`; the values after it win. Empty
 * values count as missing. Other parameters stay where they are, unchanged.
 */
export function readStartAddress(place: Place): StartAddress {
  const { search, hash } = place
  const [, route = '', inHash = ''] = /^([^?]*)\??(.*)$/s.exec(hash) ?? []
  const inSearch = search.replace(/^\?/, '')
  const value = (name: string) => last(inHash, name) || last(inSearch, name) || null
  const without = (names: readonly string[]) =>
    ownPath(place) + queryWithout(inSearch, names) + route + queryWithout(inHash, names)
  return {
    siteId: value('site_id'),
    userId: value('user_id'),
    target: value('target'),
    token: value('token'),
    withoutToken: without(['token']),
    clean: without(parameters),
    isStart: ['', '#', '#/'].includes(route) || isSignInHash(hash),
  }
}

/**
 * Returns the address of the sign-in page that leads back: to the target in the address if it is acceptable,
 * otherwise to the address itself with its query. A site and a user in it are kept.
 */
export function signInAddress(
  place: Place & Pick<Location, 'origin'>,
  rules: TargetRules = { origin: place.origin, trustedHosts: [] },
): string {
  const { search, hash } = place
  if (isSignInHash(hash)) return ownPath(place) + search + hash
  const { siteId, userId, target, clean } = readStartAddress(place)
  const [, before = '', route = ''] = /^([^#]*)(#.*)?$/s.exec(clean) ?? []
  const rest = new URLSearchParams({
    ...(siteId ? { site_id: siteId } : {}),
    ...(userId ? { user_id: userId } : {}),
  }).toString()
  const found = readTarget(target, rules)
  const back = found === null ? route : 'route' in found ? `#${found.route}` : null
  const address = back === null ? `#/login?target=${encodeURIComponent(target ?? '')}` : signInHash(back)
  return before + address + (rest && `${address.includes('?') ? '&' : '?'}${rest}`)
}

/** The parts of a Location that are needed. */
type Place = Pick<Location, 'pathname' | 'search' | 'hash'>

/** For a browser, `//x` at the start of an address is another host. */
const ownPath = ({ pathname }: Place): string => pathname.replace(/^\/+/, '/')

const parameters = ['site_id', 'user_id', 'target', 'token']

const last = (query: string, name: string): string | undefined =>
  new URLSearchParams(query).getAll(name).at(-1)

/**
 * The rest of a query, spelled as it was, with its question mark if anything is left. A token inside a target
 * is removed as well.
 */
function queryWithout(query: string, names: readonly string[]): string {
  const rest = query.split('&').flatMap((part) => {
    const [[name, value] = ['', '']] = new URLSearchParams(part)
    if (part === '' || names.includes(name)) return []
    const [, before = '', inside = ''] = (name === 'target' && /^([^?]*)\?(.*)$/s.exec(value)) || []
    const hasToken = last(inside, 'token') !== undefined
    return hasToken ? `target=${encodeURIComponent(before + queryWithout(inside, names))}` : part
  })
  return rest.length > 0 ? `?${rest.join('&')}` : ''
}
