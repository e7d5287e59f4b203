import { isIP } from 'node:net'
import type { Context } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'
import { isListed, plainAddress } from '#server/base/addressList.ts'

/** Where a request comes from, and how. */
export interface Caller {
  readonly address: string | null
  /** Whether the request came over HTTPS, as far as a trusted proxy says so. */
  readonly isSecure: boolean
}

/**
 * The caller of a request. What is forwarded counts only when a proxy of the settings (`TRUSTED_PROXIES`, addresses or
 * ranges) says so; anybody else can write such headers too. What is no address there, such as `unknown`, is passed over.
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

/** An address without the port and the brackets that some proxies add, and without a zone; null for what is none. */
function addressOf(given: string): string | null {
  if (given.length > 100) return null
  const bare =
    /^\[([^\]]*)\](?::\d+)?$/.exec(given)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(given)?.[1] ?? given
  const address = plainAddress(bare.replace(/%.*$/, ''))
  return isIP(address) === 0 ? null : address
}
