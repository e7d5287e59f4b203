import type { Needs } from '#contract/versionRange.ts'
import type { ComponentType } from 'react'
import type { Rule } from '#contract/access.ts'
import type { Locale } from '#src/providers/locale.ts'
import type { MessageLoaders } from '#src/providers/messageSource.ts'
import type { ResourceDefinition } from './defineResource.ts'
import type { SlotExtension, Slot } from './slot.ts'

/** The version of this kit. A plugin names the one it was written for; another one is not mounted. */
export const pluginApi = 1

/** A text in the console's three languages. */
export type LocalText = Readonly<Record<Locale, string>>

/** Fetches a screen. Nothing of the screen is loaded before somebody who may see it goes there. */
export type ScreenLoader = () => Promise<ComponentType>

/** A screen of its own beside the resources, at a route such as `/brandDB/ranking` or `/RM/tour/:id`. */
export interface PluginPage {
  /** Its address behind the `#`. Parts such as `:id` are read with `useParams` of react-router-dom. */
  readonly route: `/${string}`
  /** Fetches it: `screen('Map')`, with the `screen` that `screensOf` makes. */
  readonly load: ScreenLoader
  /** Who may see it. */
  readonly can: Rule
}

/**
 * Where a screen would like to stand in the menu of an operator whose own menu does not name its address. The
 * operator's menu goes before.
 */
export interface MenuHint {
  /** The address that it leads to: that of a page, or of a resource's list. */
  readonly uri: `/${string}`
  /** What stands in the menu. */
  readonly title: LocalText
  /** A Material icon's name in snake_case; one that the console does not have is drawn as a sheet of paper. */
  readonly icon?: string
  /**
   * The id of the plugin beneath whose menu group it stands; on the top level when left out. Where one of
   * a plugin's names its own plugin they stand together, beneath its title if the operator's menu has no group for it.
   */
  readonly group?: string
  /** Who has it in the menu. */
  readonly can: Rule
}

/** What an installation may set for a plugin. Any schema with a `parse` that throws, such as one of zod. */
export interface SettingsSchema<T = unknown> {
  /** Answers the settings as the plugin reads them, or throws what is wrong with them. */
  parse(value: unknown): T
}

/** Some of the sites: those of a region, those outside of one, or the named ones. */
export type SitesOf =
  /** Those of a region: `{ region: 'HK' }`. */
  | { readonly region: string }
  /** All but those of a region. */
  | { readonly outside: string }
  /** The named ones, by their ids: `{ sites: ['9'] }`. */
  | { readonly sites: readonly string[] }

/** A business area: everything it adds to the console, as data and loaders. */
export interface Plugin {
  /**
   * Its name everywhere: folder and chunk, and the start of its routes, resources, slots, messages and permission codes.
   * Letters, digits, `_` and `-`, beginning with a letter.
   */
  readonly id: string
  /** The version of the kit that it is written for, now 1. */
  readonly api: number
  /** Such as `1.2.0`: shown where something of the plugin fails, and asked for by those that need it. Left out, it is that of Atrium. */
  readonly version?: string
  /** What people call it. */
  readonly title: LocalText
  /** Where it runs, for everybody, the administrator too; at every site when left out. */
  readonly availableAt?: SitesOf
  /** Permission codes of its own, each starting with its id and a dot, and what people read for them. */
  readonly permissions?: Readonly<Record<string, LocalText>>
  /** The resources that it mounts, with their screens. */
  readonly resources?: readonly ResourceDefinition[]
  /** Screens beside those of the resources, each made with `page`. */
  readonly pages?: readonly PluginPage[]
  /** What it puts into the slots of others, and of its own; each made with `extendSlot`. */
  readonly extensions?: readonly SlotExtension[]
  /** The slots that its screens offer to others; each made with `defineSlot`. */
  readonly slots?: readonly Slot[]
  /** Where its screens would like to stand in the menu. */
  readonly menu?: readonly MenuHint[]
  /** Reads what the installation set for it (`settings` in `console.config.ts`); screens get it with `useSettings`. */
  readonly settings?: SettingsSchema
  /**
   * How to fetch its words, by language: `messagesOf(() => import('./messages.ts'))`. Fetched with the first screen of the
   * plugin that is drawn.
   */
  readonly messages?: MessageLoaders
  /**
   * Plugins without which it cannot run: where one of them is left out, so is this one. A list of ids, or by id the versions
   * that will do: `{ parking: '^1.2' }`.
   */
  readonly dependencies?: Needs
  /** Ids of plugins that it works with when they are there. Fills for the slots of one that is not there wait. */
  readonly optionalDependencies?: readonly string[]
}

/** Declares a plugin. It only checks types: what a plugin adds is taken up by `compose`. */
export const definePlugin = (plugin: Plugin): Plugin => plugin

/** Declares a page. There is no page without a rule: what everyone may see says `signedIn`. */
export const page = (route: PluginPage['route'], load: ScreenLoader, can: Rule): PluginPage => ({
  route,
  load,
  can,
})
