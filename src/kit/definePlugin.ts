import type { ComponentType } from 'react'
import type { Rule } from '#contract/access.ts'
import type { Locale } from '#src/providers/locale.ts'
import type { MessageLoaders } from '#src/providers/messageSource.ts'
import type { ResourceDefinition } from './defineResource.ts'

/** The version of this kit. A plugin names the one it was written for; another one is not mounted. */
export const pluginApi = 1

/** Fetches a screen. Nothing of the screen is loaded before somebody who may see it goes there. */
export type ScreenLoader = () => Promise<ComponentType>

/** A screen of its own beside the resources, at a route such as `/brandDB/ranking` or `/RM/tour/:id`. */
export interface Page {
  readonly route: `/${string}`
  readonly load: ScreenLoader
  /** Who may see it. */
  readonly can: Rule
}

/** A business area: everything it adds to the console, as data and loaders. */
export interface Plugin {
  /** Its name everywhere: folder, chunk and message namespace, spelled as in the specification (`brandDB`). */
  readonly id: string
  readonly api: number
  /** Shown where something of the plugin fails; left out for those that ship with the console. */
  readonly version?: string
  readonly title: Readonly<Record<Locale, string>>
  readonly resources?: readonly ResourceDefinition[]
  readonly pages?: readonly Page[]
  /** What stands above every page, such as a reminder; a notice with nothing to say draws nothing. */
  readonly notices?: readonly ScreenLoader[]
  /** Fetched with the first screen of the plugin that is drawn. */
  readonly messages?: MessageLoaders
}

/** Declares a plugin. It only checks types: what a plugin adds is taken up by `compose`. */
export const definePlugin = (plugin: Plugin): Plugin => plugin

/** Declares a page. There is no page without a rule: what everyone may see says `signedIn`. */
export const page = (route: Page['route'], load: ScreenLoader, can: Rule): Page => ({ route, load, can })
