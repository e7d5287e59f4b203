import type { LocalText } from './localText.ts'
import type { Permission } from './permission.ts'
import type { SomeSites } from './someSites.ts'

/** An entry of the side menu, as an area declares it. Changes by an operator are kept. */
export interface MenuEntry {
  /** The address that it leads to. */
  readonly uri: `/${string}`
  /** Identifies it for later versions: the first address that it had, after `uri` has changed. */
  readonly key?: string
  /** The key of the parent entry, which can belong to another area; by default it is on the top level. */
  readonly parent?: string
  /** The text in the menu. */
  readonly title: LocalText
  /** A Material icon's name in snake_case. */
  readonly icon?: string
  /** Its position among its siblings, lowest first. */
  readonly order: number
  /** The permission that is needed to see it. */
  readonly can: Permission
  /** The sites at which it is shown; by default those of its area. */
  readonly availableAt?: SomeSites
}

/** The key of an entry, whatever its address is now. */
export const keyOfEntry = ({ key, uri }: Pick<MenuEntry, 'key' | 'uri'>): string => key ?? uri
