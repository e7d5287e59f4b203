import type { SignedIn } from '#src/providers/credentials.ts'
import { readStartAddress } from '#src/providers/startAddress.ts'

/**
 * Whether the address that led here names the site to work at (specification section 4): one of the person's
 * own, with their user id and a target. The console takes it over when it opens, so it is not asked for.
 */
export function isSiteInAddress({ userId, sites }: SignedIn): boolean {
  const address = readStartAddress(location)
  return (
    address.target !== null && address.userId === userId && sites.some(({ _id }) => _id === address.siteId)
  )
}
