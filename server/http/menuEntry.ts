import type { Permission } from '#contract/permission.ts'
import type { LocalText } from '#server/base/localText.ts'

/** Some of the sites: those of a region, those outside of one, or the named ones. */
export type MenuSites =
  /** Those of a region: `{ region: 'HK' }`. */
  | { readonly region: string }
  /** All but those of a region. */
  | { readonly outside: string }
  /** The named ones, by their ids. */
  | { readonly sites: readonly string[] }

/** An entry of the side menu, as an area declares it. What an operator changes of it stays changed. */
export interface MenuEntry {
  /** The address that it leads to. */
  readonly uri: `/${string}`
  /** By which later versions know it again: the first address that it had, once `uri` has changed. */
  readonly key?: string
  /** The key of the entry above it, which may be another area's; on the top level when left out. */
  readonly parent?: string
  /** What stands in the menu. */
  readonly title: LocalText
  /** A Material icon's name in snake_case. */
  readonly icon?: string
  /** Its place among its siblings, the lowest first. */
  readonly order: number
  /** The permission that shows it. */
  readonly can: Permission
  /** The sites at which it shows; every site when left out. */
  readonly availableAt?: MenuSites
}

/** By which an entry is known, whatever its address is now. */
export const keyOfEntry = ({ key, uri }: Pick<MenuEntry, 'key' | 'uri'>): string => key ?? uri
