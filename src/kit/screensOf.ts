import type { ComponentType } from 'react'
import type { ScreenLoader } from './definePlugin.ts'

/**
 * The screens of an area as one chunk: `const screen = screensOf(() => import('./screens.ts'))`, then
 * `screen('BrandList')`. The module exports nothing but components that need no props; a name it does not export
 * does not compile.
 */
export function screensOf<N extends string>(load: () => Promise<Readonly<Record<N, ComponentType>>>) {
  return (name: N): ScreenLoader =>
    async () =>
      (await load())[name]
}
