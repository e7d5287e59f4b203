import type { ComponentType } from 'react'
import type { Rule } from '#contract/access.ts'
import type { ResourceExtension } from '#src/kit/base/resource/ResourceExtension.ts'

/**
 * A place in a screen that other plugins can extend: tabs of a shop, cards of the dashboard. `Props` are
 * passed to each extension. Slots with the same id are the same slot, so a copy of the kit in a third party's
 * package works.
 */
export interface Slot<Props extends object = never> {
  /** `<plugin id>.<place>`, or `<screen>.<place>` for the console's slots. */
  readonly id: string
  /** Only there for the compiler: ties the props to the slot. */
  readonly handsOver?: (props: Props) => void
}

/** Fetches a component for a slot. */
export type ExtensionLoader<Props extends object = never> = () => Promise<ComponentType<Props>>

/** A contribution of a plugin to a slot. */
export interface SlotExtension {
  /** The id of the slot. */
  readonly slot: string
  /** Its id within the plugin and slot. */
  readonly id: string
  /** Fetches its component. */
  readonly load: ExtensionLoader
  /** Who may see it; `signedIn` for everyone. */
  readonly can: Rule
  /** The message key of its name, if the slot shows names: the label of a tab. */
  readonly label?: string
  /** In a grid of cards: how many of four columns it takes unless the user chooses; 1 by default. */
  readonly size?: 1 | 2 | 4
  /** Lower numbers come first; 100 by default. Equal numbers are sorted by plugin and id. */
  readonly order?: number
}

/** Declares a slot: `export const shopTabs = defineSlot<{ storeId: string }>('shop.tabs')`. */
export const defineSlot = <Props extends object>(id: string): Slot<Props> => ({ id })

/** Declares an extension. A component that needs props which the slot does not pass does not compile. */
export const extendSlot = <Props extends object>(
  slot: Slot<Props>,
  given: Omit<SlotExtension, 'slot' | 'load'> & { readonly load: ExtensionLoader<NoInfer<Props>> },
): SlotExtension => ({
  ...given,
  slot: slot.id,
  // Its props were checked against the slot, and the slot passes exactly those.
  load: given.load as ExtensionLoader,
})

/**
 * Declares several extensions of a slot, by their ids: `...extendSlots(dashboardCards, { full: { load, can }, queue: { load, can
 * } })`.
 */
export const extendSlots = <Props extends object>(
  slot: Slot<Props>,
  given: Readonly<Record<string, Omit<Parameters<typeof extendSlot<Props>>[1], 'id'>>>,
): readonly SlotExtension[] => Object.entries(given).map(([id, one]) => extendSlot(slot, { id, ...one }))

/**
 * Declares what is added to the screens of another area's resource, by the resource's name:
 * `extend('brandDB/store', { id: 'lots', can, load: async () => (await import('./storeLots.ts')).storeLots
 * })`. It goes into `extensions`. It is fetched only for people who may see it, and only when they open such
 * a screen.
 */
export const extend = (
  resource: string,
  given: Omit<SlotExtension, 'slot' | 'load' | 'label'> & { readonly load: () => Promise<ResourceExtension> },
): SlotExtension => ({
  ...given,
  slot: resource,
  // The screens of a resource read what this loads as data; it is not rendered as a component.
  load: given.load as unknown as ExtensionLoader,
})
