import type { MenuHint, PluginPage, Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import type { Rule } from '#contract/access.ts'
import type { DataSource } from '#src/providers/dataSource.ts'
import { ruleOfScreen, type ResourceDefinition } from '#src/kit/base/resource/defineResource.ts'
import { assemble, compare } from './assemble.ts'
import { collisions } from './collisions.ts'
import { checkManifest } from './manifestChecks.ts'
import { dependentsOf, needProblems } from './needs.ts'
import type { Problem } from './problem.ts'
import { readSettings } from './settings.ts'
import { strangers } from './strangers.ts'
import type { SlotExtension } from '#src/kit/base/plugin/slot.ts'

export type { Problem } from './problem.ts'

/**
 * A plugin as it was loaded: `plugin` is whatever its module exports, `id` its name in `console.config.ts`.
 */
export interface Candidate {
  readonly id: string
  readonly plugin: unknown
}

/** The settings of an installation besides its list of plugins. */
export interface Installation {
  /** Plugins that are listed and switched off; their manifests are not loaded. */
  readonly disabled?: readonly string[]
  /** The settings of plugins, by plugin id. */
  readonly settings?: Readonly<Record<string, unknown>>
  /** Data sources other than the operator's API, by the id that resources name as their `source`. */
  readonly dataSources?: Readonly<Record<string, DataSource>>
}

/** A contribution of a plugin, with its owner. */
export type OwnedPart<T> = T & { readonly plugin: Plugin }

/** What to mount, and what cannot be mounted. */
export interface Composition {
  /** The plugins that run, by id. */
  readonly plugins: readonly Plugin[]
  /** Plugins that are switched off for this user or site; see `compositionFor`. */
  readonly inactive: readonly Plugin[]
  /** Valid plugins that are left out because of a conflict, their settings, or a missing dependency. */
  readonly quarantined: readonly Plugin[]
  /** The ids of plugins that the installation switched off. */
  readonly disabled: readonly string[]
  readonly resources: ReadonlyMap<string, OwnedPart<ResourceDefinition>>
  readonly pages: readonly OwnedPart<PluginPage>[]
  /** By slot, in their order in the slot. */
  readonly extensions: ReadonlyMap<string, readonly OwnedPart<SlotExtension>[]>
  /** Extensions that are not rendered: the slot's owner does not run, or the plugin itself is inactive. */
  readonly dormant: readonly OwnedPart<SlotExtension>[]
  readonly menu: readonly OwnedPart<MenuHint>[]
  /** The parsed settings of each plugin, by plugin id. */
  readonly settings: ReadonlyMap<string, unknown>
  readonly problems: readonly Problem[]
}

/**
 * Combines the plugins. It is pure and never throws, whatever the candidates are, and their order does not
 * matter: a plugin with a problem is left out completely, together with the plugins that need it, and the
 * rest is mounted in the order of ids.
 */
export function compose(candidates: readonly Candidate[], installation: Installation = {}): Composition {
  const { problems, sound } = soundOf(candidates)
  const ids = candidates.map(({ id }) => id)
  const settings = readSettings(sound, installation.settings)
  problems.push(
    ...collisions(sound),
    ...settings.problems,
    ...strangers(sound, installation, ids),
    ...needProblems(sound, new Set(ids)),
  )
  const faulty = new Set(problems.map(({ plugin }) => plugin))
  const fallen = dependentsOf(faulty, sound)
  for (const [id, need] of fallen) {
    problems.push({ code: 'need.quarantined', plugin: id, place: 'dependencies', other: need })
  }
  const isWhole = (id: string) => !faulty.has(id) && !fallen.has(id)
  return {
    ...assemble(sound.filter(({ id }) => isWhole(id))),
    inactive: [],
    quarantined: sound.filter(({ id }) => !isWhole(id)),
    disabled: installation.disabled ?? [],
    problems: sorted(problems),
    settings: new Map([...settings.values].filter(([id]) => isWhole(id))),
  }
}

/** The routes that are mounted and open, as the router knows them: `/brandDB/ranking`, `/brandDB/brand/*`. */
export function routesOf(
  { resources, pages }: Pick<Composition, 'resources' | 'pages'>,
  isOpen: (rule: Rule | undefined) => boolean,
): readonly string[] {
  return [
    ...pages.flatMap(({ can, route }) => (isOpen(can) ? route : [])),
    ...[...resources.values()].flatMap((resource) =>
      resource.list && isOpen(ruleOfScreen(resource, 'list')) ? `/${resource.name}/*` : [],
    ),
  ]
}

/** The candidates that are valid and have a unique id, by id; and the problems of the others. */
function soundOf(candidates: readonly Candidate[]): { sound: Plugin[]; problems: Problem[] } {
  const problems: Problem[] = []
  const sound: Plugin[] = []
  const count = new Map<string, number>()
  for (const { id } of candidates) count.set(id, (count.get(id) ?? 0) + 1)
  for (const { id, plugin } of candidates) {
    const before = problems.length
    if ((count.get(id) ?? 0) > 1) {
      problems.push({ code: 'plugin.duplicate', plugin: id, place: 'id', other: id })
    }
    const manifest = checkManifest(id, plugin, (code, place, what = '') => {
      problems.push({ code, plugin: id, place, ...(what && { what }) })
    })
    if (manifest && problems.length === before) sound.push(manifest)
  }
  return { sound: sound.sort((a, b) => compare(a.id, b.id)), problems }
}

/** Sorted and without duplicates: overlapping routes are found from both sides. */
const sorted = (problems: readonly Problem[]): readonly Problem[] =>
  [...new Map(problems.map((found) => [printed(found), found]))]
    .sort(([a], [b]) => compare(a, b))
    .map(([, found]) => found)

const printed = ({ plugin, place, code, other }: Problem): string => `${plugin} ${place} ${code} ${other}`
