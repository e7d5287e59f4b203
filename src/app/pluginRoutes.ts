import type { Rule } from '#contract/access.ts'
import type { Composition } from '#src/kit/base/registry/compose.ts'
import { ruleOfScreen, screenKinds, type ScreenKind } from '#src/kit/base/resource/defineResource.ts'
import type { PartSource } from '#src/kit/page/part/partContent.ts'
import type { ScreenLoader } from '#src/kit/base/resource/defineResource.ts'

/** A screen of a plugin and its address, as React Router reads it. */
export interface PluginRoute extends PartSource {
  readonly path: string
  readonly load: ScreenLoader
  /** Who may see it. */
  readonly can: Rule | undefined
  /** The resource that it is a screen of, by its react-admin name. */
  readonly resource?: string
}

/** Every page of the plugins, and every screen of their resources. */
export const pluginRoutes = ({ pages, resources }: Composition): PluginRoute[] => [
  ...pages.map(({ plugin, route, load, can }) => ({ path: route, plugin, contribution: route, load, can })),
  ...[...resources.values()].flatMap(({ plugin, ...resource }) =>
    screenKinds.flatMap((kind) => {
      const { name, [kind]: load } = resource
      if (!load) return []
      const contribution = `${name} ${kind}`
      const can = ruleOfScreen(resource, kind)
      return [{ path: `/${name}${paths[kind]}`, plugin, contribution, load, can, resource: name }]
    }),
  ),
]

/** The addresses below that of the resource, as react-admin's links have them. */
const paths: Readonly<Record<ScreenKind, string>> = {
  list: '/*',
  create: '/create/*',
  edit: '/:id/*',
  show: '/:id/show/*',
}
