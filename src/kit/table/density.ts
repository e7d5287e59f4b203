import { createContext } from 'react'

/** Row heights: 30, 36, 44 px. */
export const densities = ['compact', 'standard', 'comfortable'] as const
export type Density = (typeof densities)[number]

/**
 * The user's row height for all tables, and a function to change it; the shell stores it and puts it on
 * `<html>`. Null without a shell: then there is no choice.
 */
export const DensityContext = createContext<{ density: Density; choose: (density: Density) => void } | null>(
  null,
)
