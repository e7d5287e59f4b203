import { isIP } from 'node:net'
import type { Context } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'
import { isListed, plainAddress } from '#server/base/addressList.ts'

/** Where a request comes from, and how. */
export interface Caller {
  readonly address: string | null
  /** Whether the request came over HTTPS, as reported by a trusted proxy. */
  readonly isSecure: boolean
}

/**
 * The caller of a request. Forwarding headers count only if they come from a proxy of the settings
 * (`TRUSTED_PROXIES`, addresses or ranges), because anybody can send them. Entries that are not addresses,
 * such as `unknown`, are skipped.
 */
export function callerOf(http: Context, proxies: readonly string[]): Caller {
  const direct = getConnInfo(http).remote.address ?? null
  const isTrusted = isListed(proxies, direct)
  const forwarded = (name: string): string[] =>
    isTrusted ? (http.req.header(`x-forwarded-${name}`) ?? '').split(',').map((part) => part.trim()) : []
  const hop = forwarded('for')
    .map(addressOf)
    .findLast((address) => address !== null && !isListed(proxies, address))
  return {
    address: hop ?? (direct === null ? null : addressOf(direct)),
    isSecure: forwarded('proto')[0] === 'https',
  }
}

/**
 * An address without the port and the brackets that some proxies add, and without a zone; null if it is not
 * an address.
 */
function addressOf(given: string): string | null {
  if (given.length > 100) return null
  const bare =
    /^\[([^\]]*)\](?::\d+)?$/.exec(given)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(given)?.[1] ?? given
  const address = plainAddress(bare.replace(/%.*$/, ''))
  return isIP(address) === 0 ? null : address
}
