import type { ComponentType } from 'react'
import { screenKinds, type ScreenKind, type ScreenLoader } from '#src/kit/base/resource/defineResource.ts'

/**
 * Loads the screens of an area as one chunk: `const screen = screensOf(() => import('./screens.ts'))`, then
 * `screen('Map')` for a component without required props, and `...screen.all('lotScreens')` for the four
 * screens of `resourceScreens`, or for some of them: `...screen.all('lotScreens', ['list', 'show'])`. A name
 * that the module does not export does not compile.
 */
export function screensOf<M extends object>(load: () => Promise<M>) {
  const screen = (name: NameOf<M, ComponentType>): ScreenLoader => {
    // The names are those of components.
    return async () => (await load())[name] as ComponentType
  }
  const all = <K extends ScreenKind = ScreenKind>(
    name: NameOf<M, Screens>,
    kinds: readonly K[] = screenKinds as readonly ScreenKind[] as readonly K[],
  ): Readonly<Record<K, ScreenLoader>> => {
    const loadKind =
      (kind: K): ScreenLoader =>
      async () =>
        ((await load())[name] as Screens)[kind]
    return Object.fromEntries(kinds.map((kind) => [kind, loadKind(kind)])) as Record<K, ScreenLoader>
  }
  return Object.assign(screen, { all })
}

type Screens = Readonly<Record<ScreenKind, ComponentType>>

/** The names of the exports of a type. */
type NameOf<M, T> = { [N in keyof M & string]: M[N] extends T ? N : never }[keyof M & string]
