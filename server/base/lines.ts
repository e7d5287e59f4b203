import { networkOf } from './networkOf.ts'

/** The line of a `FairQueue` in which what a person does waits, wherever they are. */
export const personLine = (person: string): string => `person ${person}`

/** The line of everybody whom nobody knows yet at an address. */
export const addressLine = (address: string | null): string => `address ${networkOf(address)}`
