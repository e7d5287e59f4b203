import { createContext } from 'react'

/** What of the demo data is still arriving after the first start: from 0 to 1 how much is there, and what comes next. */
export interface ArrivalProgress {
  readonly part: number
  readonly kind: string
}

/** Null if everything is there. Until then nobody should take what is missing for nothing. */
export const ArrivingContext = createContext<ArrivalProgress | null>(null)
