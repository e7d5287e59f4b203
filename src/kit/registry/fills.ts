import type { Plugin } from '#src/kit/definePlugin.ts'
import type { Fill } from '#src/kit/slot.ts'
import { coreSlots } from '#src/kit/slots.ts'
import { problem, type Problem } from './problem.ts'

type OwnedFill = Fill & { readonly plugin: Plugin }

/**
 * The fills of slots that nobody offers: neither the kit, nor a plugin of the list, nor one that is switched off or only
 * wanted, whose slots begin with its id.
 */
export function strangeFills(plugins: readonly Plugin[], disabled: readonly string[]): Problem[] {
  const offered = new Set([...core, ...plugins.flatMap(({ slots = [] }) => slots.map(({ id }) => id))])
  return plugins.flatMap(({ id, fills = [], wants = [] }) => {
    const mayBeAbsent = [...disabled, ...wants]
    return fills.flatMap(({ slot }, i) =>
      offered.has(slot) || mayBeAbsent.some((owner) => slot.startsWith(`${owner}.`))
        ? []
        : [problem('slot.unknown', id, `fills[${i}].slot`, `Nobody offers the slot ${slot}.`)],
    )
  })
}

/** The fills of the plugins that run: by slot and in order, and those whose slot's owner does not run. */
export function sortFills(plugins: readonly Plugin[]): {
  fills: ReadonlyMap<string, readonly OwnedFill[]>
  dormant: readonly OwnedFill[]
} {
  const offered = new Set([...core, ...plugins.flatMap(({ slots = [] }) => slots.map(({ id }) => id))])
  const fills = new Map<string, OwnedFill[]>()
  const dormant: OwnedFill[] = []
  for (const plugin of plugins) {
    for (const fill of plugin.fills ?? []) {
      const owned = { ...fill, plugin }
      const standing = offered.has(fill.slot) ? fills.get(fill.slot) : dormant
      if (standing) standing.push(owned)
      else fills.set(fill.slot, [owned])
    }
  }
  for (const standing of fills.values()) standing.sort(byPlace)
  return { fills, dormant: dormant.sort(byPlace) }
}

const core: readonly string[] = coreSlots.map(({ id }) => id)

const byPlace = (a: OwnedFill, b: OwnedFill): number =>
  (a.order ?? 100) - (b.order ?? 100) || compare(a.plugin.id, b.plugin.id) || compare(a.id, b.id)

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
