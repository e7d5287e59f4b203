import { createContext } from 'react'

/** How much of the demo data has arrived since the first start, from 0 to 1, and what arrives next. */
export interface ArrivalProgress {
  readonly part: number
  readonly kind: string
}

/** Null if everything is there. Until then nobody should take what is missing for nothing. */
export const ArrivingContext = createContext<ArrivalProgress | null>(null)
