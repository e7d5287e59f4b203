import { ResourceContextProvider } from 'react-admin'
import type { RouteObject } from 'react-router-dom'
import type { Composition, Owned } from '#src/kit/compose.ts'
import {
  ruleOfScreen,
  screenKinds,
  type ResourceDefinition,
  type ScreenKind,
} from '#src/kit/defineResource.ts'
import { Failed } from '#src/layout/pages/Failed.tsx'
import { Forbidden } from '#src/layout/pages/Forbidden.tsx'
import { HelpScreen, helpRoutes } from './HelpScreen.tsx'
import { IfActive } from './IfActive.tsx'
import { Landing, NoMenu, NoSuchPage } from './Landing.tsx'
import { PluginsScreen } from './PluginsScreen.tsx'
import { ResourceScreen, Screen } from './Screen.tsx'
import { SignInAgain } from './SignInAgain.tsx'

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
  ...composition.pages.map(({ plugin, route, load, can }) => ({
    path: route,
    element: (
      <IfActive key={route} plugin={plugin}>
        <Screen plugin={plugin} contribution={route} load={load} can={can} />
      </IfActive>
    ),
  })),
  ...[...composition.resources.values()].flatMap(screensOf),
  { path: '*', element: <NoSuchPage /> },
]

function screensOf({ plugin, ...resource }: Owned<ResourceDefinition>): RouteObject[] {
  const { name } = resource
  return screenKinds.flatMap((kind) => {
    const load = resource[kind]
    if (!load) return []
    const element = (
      <ResourceContextProvider key={name} value={name}>
        <IfActive key={kind} plugin={plugin}>
          <ResourceScreen
            plugin={plugin}
            contribution={`${name} ${kind}`}
            load={load}
            can={ruleOfScreen(resource, kind)}
          />
        </IfActive>
      </ResourceContextProvider>
    )
    return [{ path: `/${name}${paths[kind]}`, element }]
  })
}

/** The addresses below that of the resource, as react-admin's links have them. */
const paths: Readonly<Record<ScreenKind, string>> = {
  list: '/*',
  create: '/create/*',
  edit: '/:id/*',
  show: '/:id/show/*',
}

/** What react-admin knows about each resource, for its links. */
export const definitionsOf = ({ resources }: Composition) =>
  Object.fromEntries(
    [...resources.values()].map(({ name, list, create, edit, show }) => [
      name,
      { name, hasList: !!list, hasCreate: !!create, hasEdit: !!edit, hasShow: !!show },
    ]),
  )
