import { createContext, useContext } from 'react'
import type { Composition } from './compose.ts'
import type { Plugin } from './definePlugin.ts'

/** What the plugins add up to, for the parts of the console that draw it. */
export interface Registry {
  readonly composition: Composition
  /** Brings a plugin's texts; settles at once when they are there. */
  readonly loadMessages: (plugin: Plugin) => Promise<void>
  /** Told of every part that fails. It must not fail itself. */
  readonly onFault?: (fault: PartFailure) => void
}

/** A part of a plugin that failed. */
export interface PartFailure {
  readonly plugin: Pick<Plugin, 'id' | 'version'>
  /** What it is called: a route, a resource and its screen, a slot and its fill. */
  readonly contribution: string
  readonly error: unknown
}

/** The application fills it. */
export const RegistryContext = createContext<Registry | null>(null)

/** What the plugins add up to. Throws outside of the console. */
export function useRegistry(): Registry {
  const registry = useContext(RegistryContext)
  if (!registry) throw new Error('There is no registry here')
  return registry
}
