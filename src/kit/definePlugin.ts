import type { ComponentType } from 'react'
import type { Rule } from '#contract/access.ts'
import type { Locale } from '#src/providers/locale.ts'
import type { MessageLoaders } from '#src/providers/messageSource.ts'
import type { ResourceDefinition } from './defineResource.ts'
import type { Fill, Slot } from './slot.ts'

/** The version of this kit. A plugin names the one it was written for; another one is not mounted. */
export const pluginApi = 1

/** A text in the console's three languages. */
export type LocalText = Readonly<Record<Locale, string>>

/** Fetches a screen. Nothing of the screen is loaded before somebody who may see it goes there. */
export type ScreenLoader = () => Promise<ComponentType>

/** A screen of its own beside the resources, at a route such as `/brandDB/ranking` or `/RM/tour/:id`. */
export interface Page {
  readonly route: `/${string}`
  readonly load: ScreenLoader
  /** Who may see it. */
  readonly can: Rule
}

/**
 * Where a screen would like to stand in the menu of an operator whose own menu does not name its address. The
 * operator's menu goes before.
 */
export interface MenuHint {
  readonly uri: `/${string}`
  readonly title: LocalText
  /** A Material icon's name in snake_case. */
  readonly icon?: string
  /** The id of the plugin beneath whose menu group it stands; on the top level when left out. */
  readonly group?: string
  readonly can: Rule
}

/** What an installation may set for a plugin. Any schema with a `parse` that throws, such as one of zod. */
export interface SettingsSchema<T = unknown> {
  parse(value: unknown): T
}

/** Some of the sites: those of a region, those outside of one, or the named ones. */
export type SitesOf =
  | { readonly region: string }
  | { readonly outside: string }
  | { readonly sites: readonly string[] }

/** A business area: everything it adds to the console, as data and loaders. */
export interface Plugin {
  /** Its name everywhere: folder, chunk and message namespace, spelled as in the specification (`brandDB`). */
  readonly id: string
  readonly api: number
  /** Shown where something of the plugin fails; left out for those that ship with the console. */
  readonly version?: string
  readonly title: LocalText
  /** Where it runs, for everybody, the administrator too; at every site when left out. */
  readonly at?: SitesOf
  /** Permission codes of its own, each starting with its id and a dot, and what people read for them. */
  readonly permissions?: Readonly<Record<string, LocalText>>
  readonly resources?: readonly ResourceDefinition[]
  readonly pages?: readonly Page[]
  /** What it puts into the slots of others, and of its own. */
  readonly fills?: readonly Fill[]
  /** The slots that its screens offer to others. */
  readonly slots?: readonly Slot[]
  readonly menu?: readonly MenuHint[]
  /** Reads what the installation set for it (`settings` in `console.config.ts`). */
  readonly settings?: SettingsSchema
  /** Fetched with the first screen of the plugin that is drawn. */
  readonly messages?: MessageLoaders
  /** Plugins without which it cannot run. */
  readonly needs?: readonly string[]
  /** Plugins that it works with when they are there. */
  readonly wants?: readonly string[]
}

/** Declares a plugin. It only checks types: what a plugin adds is taken up by `compose`. */
export const definePlugin = (plugin: Plugin): Plugin => plugin

/** Declares a page. There is no page without a rule: what everyone may see says `signedIn`. */
export const page = (route: Page['route'], load: ScreenLoader, can: Rule): Page => ({ route, load, can })
