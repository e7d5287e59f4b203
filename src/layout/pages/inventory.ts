import type { Rule, Subject } from '#contract/access.ts'
import type { PartFault, ServerProblem } from '#contract/core/pluginReport.ts'
import type { Composition, Problem } from '#src/kit/base/registry/compose.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import { ruleOfScreen, screenKinds } from '#src/kit/base/resource/defineResource.ts'
import { mayOf } from '#src/kit/base/person/subject.ts'
import { pathOf } from '#contract/common/menuAddress.ts'
import { allNodes } from '#src/kit/base/menu/menuTree.ts'
import type { Shell } from '#src/layout/shellContext.ts'

/** The status of a plugin. */
export type PluginState = 'active' | 'disabled' | 'inactive' | 'quarantined'

/** Something that a plugin adds, and whether the current user gets it at this site. */
export interface Contribution {
  readonly kind: 'screen' | 'reference' | 'page' | 'extension' | 'slot' | 'menu'
  readonly name: string
  /** Who may see it; undefined if nobody may, null if everybody may. */
  readonly can: Rule | undefined | null
  readonly state: 'active' | 'dormant' | 'forbidden' | 'inactive' | 'quarantined'
  /** Why it is not in use. */
  readonly why?: 'slot' | 'named' | 'hidden'
}

/** A plugin of the installation with everything that is known about it. */
export interface ListedPlugin {
  readonly id: string
  /** Null if the manifest was not loaded or is invalid. */
  readonly plugin: Plugin | null
  readonly state: PluginState
  readonly contributions: readonly Contribution[]
  readonly problems: readonly Problem[]
  /** What is wrong with its server half. */
  readonly onServer: readonly ServerProblem[]
  /** Parts of it that failed in somebody's browser. */
  readonly faults: readonly PartFault[]
}

/** What the inventory is made from. */
export interface Scene {
  readonly whole: Composition
  /** The part of it that runs for this user at this site. */
  readonly here: Composition
  readonly subject: Subject
  readonly shell: Pick<Shell, 'menus' | 'rawMenuList'>
  /** The back end's report; empty until it is loaded, and if the back end does not have the call. */
  readonly report: { readonly problems: readonly ServerProblem[]; readonly faults: readonly PartFault[] }
}

/** Returns every plugin of the installation, whatever its status. */
export function inventory(scene: Scene): readonly ListedPlugin[] {
  const { whole, here, report } = scene
  const known = new Map([...whole.plugins, ...whole.quarantined].map((plugin) => [plugin.id, plugin]))
  const told = [...whole.problems, ...report.problems, ...report.faults].map(({ plugin }) => plugin)
  const ids = new Set([...known.keys(), ...whole.disabled, ...told])
  const inactive = new Set(here.inactive.map(({ id }) => id))
  return [...ids].toSorted().map((id) => {
    const plugin = known.get(id) ?? null
    const isOfIt = (one: { readonly plugin: string }) => one.plugin === id
    const problems = whole.problems.filter(isOfIt)
    const onServer = report.problems.filter(isOfIt)
    const faults = report.faults.filter(isOfIt)
    const state = whole.disabled.includes(id)
      ? 'disabled'
      : problems.length > 0 || (!plugin && onServer.length > 0)
        ? 'quarantined'
        : inactive.has(id)
          ? 'inactive'
          : 'active'
    const contributions = plugin ? contributionsOf(plugin, state, scene) : []
    return { id, plugin, state, problems, onServer, faults, contributions }
  })
}

function contributionsOf(plugin: Plugin, state: PluginState, scene: Scene): Contribution[] {
  const { resources = [], pages = [], extensions = [], slots = [], menu = [] } = plugin
  const found: Contribution[] = [
    ...resources.flatMap((resource): Contribution[] => {
      const kinds = screenKinds.filter((kind) => resource[kind])
      if (kinds.length === 0) return [listed('reference', resource.name, resource.contract.can.view)]
      return kinds.map((kind) => listed('screen', `${resource.name} ${kind}`, ruleOfScreen(resource, kind)))
    }),
    ...pages.map(({ route, can }) => listed('page', route, can)),
    ...extensions.map((extension) => {
      const isDormant = scene.here.dormant.some(
        (one) => one.plugin.id === plugin.id && one.slot === extension.slot && one.id === extension.id,
      )
      return listed(
        'extension',
        `${extension.slot} ${extension.id}`,
        extension.can,
        isDormant ? 'slot' : undefined,
      )
    }),
    ...slots.map(({ id }) => listed('slot', id, null)),
    ...menu.map(({ uri, can }) => listed('menu', uri, can, whyNotInMenu(uri, scene))),
  ]
  return found.map((one) => settled(one, state, scene.subject))
}

const listed = (
  kind: Contribution['kind'],
  name: string,
  can: Contribution['can'],
  why?: Contribution['why'],
): Contribution => ({ kind, name, can, state: 'active', ...(why ? { why } : {}) })

/**
 * The status of a contribution, from the plugin's state and the user's permissions; the first obstacle
 * counts.
 */
function settled({ why, ...one }: Contribution, state: PluginState, subject: Subject): Contribution {
  if (state === 'inactive' || state === 'quarantined') return { ...one, state }
  if (one.can !== null && !mayOf(subject, one.can)) return { ...one, state: 'forbidden' }
  return why ? { ...one, state: 'dormant', why } : one
}

function whyNotInMenu(uri: string, { shell }: Scene): Contribution['why'] {
  const path = pathOf(uri)
  if (shell.rawMenuList.some((entry) => entry.uri && pathOf(entry.uri) === path)) return 'named'
  return allNodes(shell.menus).some((node) => node.uri && pathOf(node.uri) === path) ? undefined : 'hidden'
}
