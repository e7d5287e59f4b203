import type { ReactNode } from 'react'
import type { StatusColors } from '#contract/nounScreens.ts'

/** How a value is shown, if the contract's kind is not enough. */
export interface ValueLook {
  /** Shows a choice, or a step of a scale, as a chip, with the colour of each value. */
  statusColors?: StatusColors | undefined
  /** Formats a number (formatRatio, formatArea, String for a year) or renders it. */
  format?: ((value: number) => ReactNode) | undefined
}
