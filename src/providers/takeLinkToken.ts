import { replaceAddress } from './replaceAddress.ts'
import { readStartAddress } from './startAddress.ts'

/**
 * Takes the token out of the address before anything is rendered or sent: it must not stay in the address
 * bar, the history, a link or the referrer. Null if there is none, or if the browser refuses to change the
 * address.
 */
export function takeLinkToken(): string | null {
  const { token, withoutToken } = readStartAddress(location)
  const { pathname, search, hash } = location
  const isClean = withoutToken === pathname + search + hash || replaceAddress(withoutToken)
  return isClean ? token : null
}
