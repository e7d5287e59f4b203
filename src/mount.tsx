import { CustomRoutes, Resource } from 'react-admin'
import { Route } from 'react-router-dom'
import type { Rule } from '#contract/access.ts'
import type { Plugin, ScreenLoader } from '#src/kit/definePlugin.ts'
import type { ResourceDefinition, ScreenKind } from '#src/kit/defineResource.ts'
import { screenKinds } from '#src/kit/defineResource.ts'
import type { Registry } from '#src/kit/registryContext.ts'
import { Landing, NoMenu, NoSuchPage } from './Landing.tsx'
import { ResourceScreen, Screen } from './Screen.tsx'
import { SignInAgain } from './SignInAgain.tsx'

/**
 * What the plugins add, as the elements that react-admin looks for among its children: it knows Resource,
 * CustomRoutes and Fragment and nothing else, and takes new elements for new resources. So call it once.
 */
export function mount({ composition: { resources, pages }, loadMessages }: Registry) {
  const withMessages =
    (plugin: Plugin, load: ScreenLoader): ScreenLoader =>
    async () => {
      const [screen] = await Promise.all([load(), loadMessages(plugin)])
      return screen
    }

  const screens = (plugin: Plugin, resource: ResourceDefinition) =>
    Object.fromEntries(
      screenKinds.flatMap((kind) => {
        const load = resource[kind]
        if (!load) return []
        const screen = (
          <ResourceScreen
            key={kind}
            plugin={plugin}
            contribution={`${resource.name} ${kind}`}
            load={withMessages(plugin, load)}
            can={ruleOf(resource, kind)}
          />
        )
        return [[kind, screen]]
      }),
    )

  return [
    <CustomRoutes key="">
      <Route path="/" element={<Landing />} />
      <Route path="/login" element={<SignInAgain />} />
      <Route path="/empty" element={<NoMenu />} />
      {pages.map(({ plugin, route, load, can }) => (
        <Route
          key={route}
          path={route}
          element={
            <Screen
              key={route}
              plugin={plugin}
              contribution={route}
              load={withMessages(plugin, load)}
              can={can}
            />
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

function ruleOf({ contract: { can } }: ResourceDefinition, kind: ScreenKind): Rule | undefined {
  return kind === 'create' ? can.create : kind === 'edit' ? can.update : can.view
}
