import { createContext, useContext, type ComponentType } from 'react'
import type { BundledText } from '#src/providers/bundledTexts.ts'
import type { Composition } from './compose.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'

/** The combined plugins, for the parts of the console that render them. */
export interface Registry {
  readonly composition: Composition
  /** Loads a plugin's texts; resolves immediately if they are loaded. */
  readonly loadMessages: (plugin: Plugin) => Promise<void>
  /** The components of the parts rendered so far, by their loaders: they are rendered immediately when the user returns. */
  contents?: WeakMap<() => Promise<unknown>, ComponentType<object>>
  /** Reads every text of the console and its plugins, in every language. */
  readonly readTexts?: () => Promise<readonly BundledText[]>
  /** The addresses of the pages that have shown a text since the console was opened, by its key. */
  readonly seenOn?: (key: string) => readonly string[]
  /** Called for every part that fails. It must not throw. */
  readonly onFault?: (fault: PartFailure) => void
}

/** A part of a plugin that failed. */
export interface PartFailure {
  readonly plugin: Pick<Plugin, 'id' | 'version'>
  /** Its name: a route, a resource and its screen, a slot and its extension. */
  readonly contribution: string
  readonly error: unknown
}

/** The application provides it. */
export const RegistryContext = createContext<Registry | null>(null)

/** Returns the combined plugins. Throws outside the console. */
export function useRegistry(): Registry {
  const registry = useContext(RegistryContext)
  if (!registry) throw new Error('useRegistry needs the console around it')
  return registry
}
