import type { ReactNode } from 'react'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { useRegistry } from '#src/kit/base/registry/registryContext.ts'
import { NoSuchPage } from './Landing.tsx'

/** A screen of a plugin, if the plugin runs; otherwise its address is not found. */
export const IfActive = ({ plugin, children }: { plugin: Plugin; children: ReactNode }) =>
  useRegistry().composition.plugins.includes(plugin) ? children : <NoSuchPage />
