import type { SignedIn } from '#src/providers/credentials.ts'
import { readStartAddress } from '#src/providers/startAddress.ts'

/**
 * Whether the address that led here names the site to work at (specification section 4): a site of this user,
 * with their user id and a target. The console then starts at that site, so the page does not ask for it.
 */
export function isSiteInAddress({ userId, sites }: SignedIn): boolean {
  const address = readStartAddress(location)
  return (
    address.target !== null && address.userId === userId && sites.some(({ _id }) => _id === address.siteId)
  )
}
