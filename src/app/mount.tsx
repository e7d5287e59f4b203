import { CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import type { Composition } from '#src/kit/compose.ts'
import type { Plugin } from '#src/kit/definePlugin.ts'
import type { ResourceDefinition } from '#src/kit/defineResource.ts'
import { ruleOfScreen, screenKinds } from '#src/kit/defineResource.ts'
import { HelpScreen, helpRoutes } from './HelpScreen.tsx'
import { IfActive } from './IfActive.tsx'
import { Landing, NoMenu, NoSuchPage } from './Landing.tsx'
import { PluginsScreen } from './PluginsScreen.tsx'
import { ResourceScreen, Screen } from './Screen.tsx'
import { SignInAgain } from './SignInAgain.tsx'

/**
 * Returns what the plugins add, as the elements that react-admin looks for among its children: it only knows
 * Resource, CustomRoutes and Fragment, and treats new elements as new resources. So call it once.
 */
export function mount(composition: Composition) {
  const { resources, pages } = composition
  const screens = (plugin: Plugin, resource: ResourceDefinition) =>
    Object.fromEntries(
      screenKinds.flatMap((kind) => {
        const load = resource[kind]
        if (!load) return []
        const screen = (
          <IfActive key={kind} plugin={plugin}>
            <ResourceScreen
              plugin={plugin}
              contribution={`${resource.name} ${kind}`}
              load={load}
              can={ruleOfScreen(resource, kind)}
            />
          </IfActive>
        )
        return [[kind, screen]]
      }),
    )

  return [
    <CustomRoutes key="">
      <Route path="/" element={<Landing />} />
      <Route path="/login" element={<SignInAgain />} />
      <Route path="/empty" element={<NoMenu />} />
      {helpRoutes.map((path) => (
        <Route key={path} path={path} element={<HelpScreen />} />
      ))}
      <Route path="/_plugins" element={<PluginsScreen whole={composition} />} />
      {pages.map(({ plugin, route, load, can }) => (
        <Route
          key={route}
          path={route}
          element={
            <IfActive key={route} plugin={plugin}>
              <Screen plugin={plugin} contribution={route} load={load} can={can} />
            </IfActive>
          }
        />
      ))}
    </CustomRoutes>,
    ...[...resources.values()].map(({ plugin, ...resource }) => (
      <Resource key={resource.name} name={resource.name} {...screens(plugin, resource)}>
        <Route path="*" element={<NoSuchPage />} />
      </Resource>
    )),
  ]
}
