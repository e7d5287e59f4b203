import type { MessageLoaders } from '#src/providers/messageSource.ts'
import type { Page, Plugin } from './definePlugin.ts'
import type { ResourceDefinition } from './defineResource.ts'
import { check } from './pluginChecks.ts'

/** A plugin as it arrived: `plugin` is whatever its module gave, `id` its name in `console.config.ts`. */
export interface Candidate {
  readonly id: string
  readonly plugin: unknown
}

/** What is wrong with a plugin. It is for those who write and install plugins, hence in English. */
export interface Problem {
  readonly code:
    | 'plugin.load'
    | 'plugin.shape'
    | 'plugin.id'
    | 'plugin.duplicate'
    | 'plugin.api'
    | 'title.locale'
    | 'messages.locale'
    | 'resource.shape'
    | 'resource.duplicate'
    | 'page.shape'
    | 'route.duplicate'
    | 'loader'
  /** Its name in `console.config.ts`. */
  readonly plugin: string
  /** Where in its manifest: `resources[1].list`. */
  readonly place: string
  /** What is wrong and what to do. */
  readonly text: string
  /** The plugin it collides with. */
  readonly other?: string
}

/** Something of a plugin, with its owner. */
export type Owned<T> = T & { readonly plugin: Plugin }

/** What to mount, and what cannot be. */
export interface Composition {
  readonly plugins: readonly Plugin[]
  readonly resources: ReadonlyMap<string, Owned<ResourceDefinition>>
  readonly pages: readonly Owned<Page>[]
  /** By plugin id. */
  readonly messages: ReadonlyMap<string, MessageLoaders>
  readonly problems: readonly Problem[]
}

/**
 * Puts the plugins together, in the order given. Pure, and never throws, whatever the candidates are: a plugin with
 * a problem is left out whole, the others are mounted. Of two that collide the first one stays.
 */
export function compose(candidates: readonly Candidate[]): Composition {
  const plugins: Plugin[] = []
  const problems: Problem[] = []
  for (const candidate of candidates) {
    const { plugin, problems: faults } = check(candidate, plugins)
    problems.push(...faults)
    if (plugin) plugins.push(plugin)
  }
  return {
    plugins,
    problems,
    resources: new Map(
      plugins.flatMap((plugin) =>
        (plugin.resources ?? []).map((resource) => [resource.name, { ...resource, plugin }] as const),
      ),
    ),
    pages: plugins.flatMap((plugin) => (plugin.pages ?? []).map((page) => ({ ...page, plugin }))),
    messages: new Map(plugins.flatMap(({ id, messages }) => (messages ? [[id, messages] as const] : []))),
  }
}

/** The routes that are mounted, as the router knows them: `/brandDB/ranking`, `/brandDB/brand/*`. */
export const routesOf = ({
  resources,
  pages,
}: Pick<Composition, 'resources' | 'pages'>): readonly string[] => [
  ...pages.map(({ route }) => route),
  ...[...resources.values()].filter(({ list }) => list).map(({ name }) => `/${name}/*`),
]
