import type { ComponentType } from 'react'
import type { ScreenLoader } from './definePlugin.ts'

/**
 * Loads the screens of an area as one chunk: `const screen = screensOf(() => import('./screens.ts'))`, then
 * `screen('BrandList')`. The module exports only components without required props; a name that it does not
 * export does not compile.
 */
export function screensOf<N extends string>(load: () => Promise<Readonly<Record<N, ComponentType>>>) {
  return (name: N): ScreenLoader =>
    async () =>
      (await load())[name]
}
