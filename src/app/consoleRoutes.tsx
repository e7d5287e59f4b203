import { lazy, Suspense, useEffect, type ReactNode } from 'react'
import { ResourceContextProvider } from 'react-admin'
import type { RouteObject } from 'react-router-dom'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import type { Composition } from '#src/kit/base/registry/compose.ts'
import { useRegistry } from '#src/kit/base/registry/registryContext.ts'
import { Failed } from '#src/layout/pages/Failed.tsx'
import { Forbidden } from '#src/layout/pages/Forbidden.tsx'
import { PageLoading } from '#src/layout/pages/PageLoading.tsx'
import { Landing, NoMenu, NoSuchPage } from './Landing.tsx'
import { keptHandle } from './Pages.tsx'
import { pluginRoutes, type PluginRoute } from './pluginRoutes.ts'
import { PluginsScreen } from './PluginsScreen.tsx'
import { ResourceScreen, Screen } from './Screen.tsx'

/**
 * Every page of the console and of its plugins. They are react-admin's routes, but known from the start: its own come from
 * elements that it registers one by one, and the console would be rendered five times before its first page.
 */
export const consoleRoutes = (composition: Composition): RouteObject[] => [
  { path: '/', element: <Landing /> },
  { path: '/login', element: <SignInAgain /> },
  { path: '/empty', element: <NoMenu /> },
  ...helpRoutes.map((path) => ({ path, element: <HelpScreen /> })),
  { path: '/_plugins', element: <PluginsScreen whole={composition} /> },
  { path: '/authentication-error', element: <Failed /> },
  { path: '/access-denied', element: <Forbidden /> },
  ...pluginRoutes(composition).map(routeOf),
  { path: '*', element: <NoSuchPage /> },
]

function routeOf({ path, resource, ...screen }: PluginRoute): RouteObject {
  const { plugin, contribution } = screen
  if (resource === undefined) {
    const element = (
      <IfActive key={path} plugin={plugin}>
        <Screen {...screen} />
      </IfActive>
    )
    return { path, element }
  }
  const element = (
    <ResourceContextProvider key={resource} value={resource}>
      <IfActive key={contribution} plugin={plugin}>
        <ResourceScreen {...screen} />
      </IfActive>
    </ResourceContextProvider>
  )
  return { path, element, ...(path === `/${resource}/*` ? { handle: keptHandle } : {}) }
}

/** What react-admin knows about each resource, for its links. */
export const definitionsOf = ({ resources }: Composition) =>
  Object.fromEntries(
    [...resources.values()].map(({ name, list, create, edit, show }) => [
      name,
      { name, hasList: !!list, hasCreate: !!create, hasEdit: !!edit, hasShow: !!show },
    ]),
  )

/** The addresses of the help: of the whole console, and of an area. */
const helpRoutes = ['/help', '/help/:area'] as const

/** The shell's page that explains the areas, and the keys that work in them. */
const HelpScreen = () => (
  <Suspense fallback={<PageLoading />}>
    <Help />
  </Suspense>
)

const Help = lazy(async () => ({ default: (await import('#src/layout/help/Help.tsx')).Help }))

/** A screen of a plugin, if the plugin runs; otherwise its address is not found. */
const IfActive = ({ plugin, children }: { plugin: Plugin; children: ReactNode }) =>
  useRegistry().composition.plugins.includes(plugin) ? children : <NoSuchPage />

/** For users who go to `/login` by hand: reloads the page, which then shows the sign-in page. */
const SignInAgain = () => {
  useEffect(() => location.reload(), [])
  return null
}
