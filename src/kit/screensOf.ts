import type { ComponentType } from 'react'
import type { ScreenLoader } from './definePlugin.ts'

/**
 * The screens of an area as one chunk: `const screen = screensOf(() => import('./screens.ts'))`, then
 * `screen('BrandList')`. A name that the module does not export as a component does not compile.
 */
export function screensOf<M extends object>(load: () => Promise<M>) {
  return <N extends ScreenName<M>>(name: N): ScreenLoader =>
    async () =>
      (await load())[name]
}

/** The exports of the module that can be drawn without props. */
type ScreenName<M> = {
  [N in keyof M]: M[N] extends ComponentType ? N : never
}[keyof M]
