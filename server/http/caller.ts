import type { Context } from 'hono'
import { getConnInfo } from '@hono/node-server/conninfo'
import { isListed, plainAddress } from './addressList.ts'

/** Where a request comes from, and how it named this server. */
export interface Caller {
  readonly address: string | null
  /** Host, and port unless it is the usual one, in small letters. */
  readonly host: string
  /** Whether the request came over HTTPS, as far as a trusted proxy says so. */
  readonly isSecure: boolean
}

/**
 * The caller of a request. What is forwarded counts only when a proxy of the settings (`TRUSTED_PROXIES`, addresses or
 * ranges) says so; anybody else can write such headers too.
 */
export function callerOf(http: Context, proxies: readonly string[]): Caller {
  const direct = getConnInfo(http).remote.address ?? null
  const isTrusted = isListed(proxies, direct)
  const forwarded = (name: string): string[] =>
    isTrusted ? (http.req.header(`x-forwarded-${name}`) ?? '').split(',').map((part) => part.trim()) : []
  const hop = forwarded('for').findLast((address) => address !== '' && !isListed(proxies, address))
  const address = hop ?? direct
  return {
    address: address === null ? null : plainAddress(address),
    host: (forwarded('host')[0] || http.req.header('host') || '').toLowerCase(),
    isSecure: forwarded('proto')[0] === 'https',
  }
}
