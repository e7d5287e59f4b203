import type { ComponentType } from 'react'
import type { Rule } from '#contract/access.ts'
import type { ResourceExtension } from './extension/ResourceExtension.ts'

/**
 * A place in a screen that other plugins may fill: tabs of a shop, cards of the dashboard. `Props` is what the screen
 * hands to each extension. Slots are the same when their ids are, so a copy of the kit in a third party's package fits.
 */
export interface Slot<Props extends object = never> {
  /** `<plugin id>.<place>`, or `<screen>.<place>` for those of the console. */
  readonly id: string
  /** Only there for the compiler: ties the props to the slot. */
  readonly handsOver?: (props: Props) => void
}

/** Fetches a component that fits a slot. */
export type ExtensionLoader<Props extends object = never> = () => Promise<ComponentType<Props>>

/** Something that a plugin puts into a slot. */
export interface SlotExtension {
  /** The id of the slot. */
  readonly slot: string
  /** Its name within the plugin and slot. */
  readonly id: string
  /** Fetches what is drawn there. */
  readonly load: ExtensionLoader
  /** Who may see it. What everyone may see says `signedIn`. */
  readonly can: Rule
  /** The key of a message that names it, where the slot shows names: the label of a tab. */
  readonly label?: string
  /** Lower ones come first; 100 unless told. Equal ones go by plugin and id. */
  readonly order?: number
}

/** Declares a slot: `export const shopTabs = defineSlot<{ storeId: string }>('shop.tabs')`. */
export const defineSlot = <Props extends object>(id: string): Slot<Props> => ({ id })

/** Declares n extension. A component that asks for props the slot does not hand over does not compile. */
export const extendSlot = <Props extends object>(
  slot: Slot<Props>,
  given: Omit<SlotExtension, 'slot' | 'load'> & { readonly load: ExtensionLoader<NoInfer<Props>> },
): SlotExtension => ({
  ...given,
  slot: slot.id,
  // What it asks for has been checked against the slot; who draws the slot hands over just that.
  load: given.load as unknown as ExtensionLoader,
})

/**
 * Declares what the screens of another area's resource show beside their own, by the resource's name:
 * `extend('brandDB/store', { id: 'lots', can, load: async () => (await import('./storeLots.ts')).storeLots })`. It stands among
 * the extensions. Nothing of it is fetched for people who may not see it, nor before they come to such a screen.
 */
export const extend = (
  resource: string,
  given: Omit<SlotExtension, 'slot' | 'load' | 'label'> & { readonly load: () => Promise<ResourceExtension> },
): SlotExtension => ({
  ...given,
  slot: resource,
  // The screens of a resource take what this loads for what it is; nobody draws it.
  load: given.load as unknown as ExtensionLoader,
})
