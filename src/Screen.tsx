import { lazy, Suspense, useState, type ComponentType, type LazyExoticComponent } from 'react'
import { useLocation, useParams } from 'react-router-dom'
import type { Rule } from '#contract/access.ts'
import { Boundary } from '#src/kit/Boundary.tsx'
import type { Plugin, ScreenLoader } from '#src/kit/definePlugin.ts'
import { useMay } from '#src/kit/subject.ts'
import { Forbidden } from '#src/layout/pages/Forbidden.tsx'
import { PageLoading } from '#src/layout/pages/PageLoading.tsx'
import { NoSuchPage } from './Landing.tsx'

interface Props {
  readonly plugin: Plugin
  /** What it is called where it fails: a route, or a resource and its screen. */
  readonly contribution: string
  readonly load: ScreenLoader
  readonly can: Rule | undefined
}

/** A screen of a resource: nothing stands beneath its address, such as `/create` under a list that nobody adds to. */
export const ResourceScreen = (props: Props) => (useParams()['*'] ? <NoSuchPage /> : <Screen {...props} />)

/**
 * A screen of a plugin: refused before anything of it is fetched, fetched when somebody comes, and alone in its
 * failures, a missing chunk included. Give it a key: two screens at one place in the tree are not one.
 */
export const Screen = ({ plugin, contribution, load, can }: Props) => {
  const may = useMay(can)
  const { pathname } = useLocation()
  const [Content, setContent] = useState(() => lazyOf(load))
  if (!may) return <Forbidden />
  return (
    <Boundary
      plugin={plugin}
      contribution={contribution}
      resetKey={pathname}
      onRetry={() => {
        lazies.delete(load)
        setContent(lazyOf(load))
      }}
    >
      <Suspense fallback={<PageLoading />}>
        <Content />
      </Suspense>
    </Boundary>
  )
}

/** By loader, so that a screen one comes back to is drawn at once. */
const lazies = new WeakMap<ScreenLoader, LazyExoticComponent<ComponentType>>()

/** Nothing is fetched before it is drawn. */
function lazyOf(load: ScreenLoader): LazyExoticComponent<ComponentType> {
  const known = lazies.get(load)
  if (known) return known
  const made = lazy(async () => ({ default: await load() }))
  lazies.set(load, made)
  return made
}
