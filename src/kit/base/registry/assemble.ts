import type { Composition, OwnedPart } from './compose.ts'
import type { Plugin } from '#src/kit/base/plugin/definePlugin.ts'
import type { SlotExtension } from '#src/kit/base/plugin/slot.ts'
import { coreSlots } from '#src/kit/base/plugin/slots.ts'

type Assembly = Pick<Composition, 'plugins' | 'resources' | 'pages' | 'menu' | 'extensions' | 'dormant'>

/**
 * Combines what the running plugins add. The extensions of `resting` plugins are dormant, as are those in
 * their slots.
 */
export function assemble(plugins: readonly Plugin[], resting: readonly Plugin[] = []): Assembly {
  const slots = offeredBy(plugins)
  const extensions = new Map<string, OwnedPart<SlotExtension>[]>()
  const dormant = ownedBy(resting, 'extensions')
  for (const extension of ownedBy(plugins, 'extensions')) {
    const standing = slots.has(extension.slot) ? extensions.get(extension.slot) : dormant
    if (standing) standing.push(extension)
    else extensions.set(extension.slot, [extension])
  }
  for (const standing of extensions.values()) standing.sort(byPlace)
  return {
    plugins,
    resources: new Map(ownedBy(plugins, 'resources').map((resource) => [resource.name, resource])),
    pages: ownedBy(plugins, 'pages'),
    menu: ownedBy(plugins, 'menu'),
    extensions,
    dormant,
  }
}

/** The ids of all slots: the console's, the plugins', and the names of resources (`extend`). */
export const offeredBy = (plugins: readonly Plugin[]): ReadonlySet<string> =>
  new Set([
    ...[coreSlots, ...plugins.map(({ slots = [] }) => slots)].flatMap((slots) => slots.map(({ id }) => id)),
    ...ownedBy(plugins, 'resources').map(({ name }) => name),
  ])

type List = 'resources' | 'pages' | 'menu' | 'extensions'
type Item<L extends List> = NonNullable<Plugin[L]>[number]

/** The contributions of one kind, ordered by plugin id, so that the order of the list does not matter. */
const ownedBy = <L extends List>(plugins: readonly Plugin[], list: L): OwnedPart<Item<L>>[] =>
  plugins.flatMap((plugin) => (plugin[list] ?? []).map((item) => ({ ...item, plugin })))

const byPlace = (a: OwnedPart<SlotExtension>, b: OwnedPart<SlotExtension>): number =>
  (a.order ?? 100) - (b.order ?? 100) || compare(a.plugin.id, b.plugin.id) || compare(a.id, b.id)

/** By code units, the same everywhere. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
