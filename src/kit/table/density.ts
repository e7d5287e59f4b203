import { createContext } from 'react'

/** Row heights: 30, 36, 44 px. */
export const densities = ['compact', 'standard', 'comfortable'] as const
export type Density = (typeof densities)[number]

/**
 * The person's row height for all tables, and a way to choose another; the shell keeps it and puts it on `<html>`.
 * Null where no shell is round the screen: then there is nothing to choose.
 */
export const DensityContext = createContext<{ density: Density; choose: (density: Density) => void } | null>(
  null,
)
