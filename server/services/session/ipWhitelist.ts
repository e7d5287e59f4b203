import { isListed } from '#server/base/addressList.ts'
import type { Params } from '#server/services/params.ts'

/** Whether an address is on the operator's list (`security.ip_whitelist`). An empty list has everybody on it. */
export function isOnWhitelist(params: Params, ip: string | null): boolean {
  const list = params('security.ip_whitelist')
  return list.length === 0 || isListed(list, ip)
}
