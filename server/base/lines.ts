import { networkOf } from './networkOf.ts'

/** The line of a `FairQueue` for a person, wherever they are. */
export const personLine = (person: string): string => `person ${person}`

/** The line of everybody at an address who is not known yet. */
export const addressLine = (address: string | null): string => `address ${networkOf(address)}`
