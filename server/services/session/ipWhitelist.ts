import { isListed } from '#server/base/addressList.ts'
import type { Params } from '#server/services/params.ts'

/**
 * Whether an address is on the operator's list (`security.ip_whitelist`). If the list is empty, every address
 * is.
 */
export function isOnWhitelist(params: Params, ip: string | null): boolean {
  const list = params('security.ip_whitelist')
  return list.length === 0 || isListed(list, ip)
}
