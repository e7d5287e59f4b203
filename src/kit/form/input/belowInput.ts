import { createContext, type ReactNode } from 'react'

/** Renders what a form shows below each of its inputs, such as the current value while a change is proposed. */
export const BelowInputContext = createContext<((source: string) => ReactNode) | null>(null)
