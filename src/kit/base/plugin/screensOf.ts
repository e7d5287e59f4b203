import type { ComponentType } from 'react'
import { screenKinds, type ScreenKind, type ScreenLoader } from '#src/kit/base/resource/defineResource.ts'

/**
 * Loads screens of an area: `const screen = screensOf(() => import('./screens.tsx'))`, then `screen('Map')` for a page or
 * an extension, and `...screen.all('lotScreens')` for the four screens of `resourceScreens`, or for some of them:
 * `...screen.all('lotScreens', ['list', 'show'])`. A name that the module does not export does not compile, nor does a
 * component that needs props where it gets none. `make` makes the screens of what the module exports, once.
 */
export function screensOf<M extends object>(load: () => Promise<M>): Screens<M>
export function screensOf<M, S extends object>(load: () => Promise<M>, make: (module: M) => S): Screens<S>
export function screensOf<S extends object>(
  load: () => Promise<S>,
  make = (module: S) => module,
): Screens<S> {
  let made: S | undefined
  const screens = async () => {
    const module = await load()
    return (made ??= make(module))
  }
  const screen: LoaderByName<S> = (name) => async () => (await screens())[name]
  const all: ScreensByKind<S> = (name, kinds) => {
    const loadKind =
      (kind: ScreenKind): ScreenLoader =>
      async () =>
        ((await screens())[name] as FourScreens)[kind]
    return Object.fromEntries((kinds ?? screenKinds).map((kind) => [kind, loadKind(kind)])) as Record<
      ScreenKind,
      ScreenLoader
    >
  }
  return Object.assign(screen, { all })
}

type Screens<S> = LoaderByName<S> & { readonly all: ScreensByKind<S> }

type LoaderByName<S> = <N extends keyof S & string>(name: N) => () => Promise<S[N]>

type ScreensByKind<S> = <K extends ScreenKind = ScreenKind>(
  name: NameOf<S, FourScreens>,
  kinds?: readonly K[],
) => Readonly<Record<K, ScreenLoader>>

type FourScreens = Readonly<Record<ScreenKind, ComponentType>>

/** The names of the exports of a type. */
type NameOf<S, T> = { [N in keyof S & string]: S[N] extends T ? N : never }[keyof S & string]
