import type { Needs } from '#contract/versionRange.ts'
import type { Rule } from '#contract/access.ts'
import type { Area } from '#contract/area.ts'
import type { LocalText } from '#contract/localText.ts'
import type { SomeSites } from '#contract/someSites.ts'
import type { MessageLoaders } from '#src/providers/messageSource.ts'
import type { ResourceDefinition, ScreenLoader } from '#src/kit/base/resource/defineResource.ts'
import type { Mount } from '#src/kit/base/text/mounted.ts'
import type { SlotExtension, Slot } from './slot.ts'

/**
 * The version of this kit. A plugin names the version that it was written for; plugins for other versions are
 * not mounted.
 */
export const pluginApi = 1

/** A screen outside of resources, at a route such as `/brandDB/ranking` or `/RM/tour/:id`. */
export interface PluginPage {
  /** Its address after the `#`. Read parameters such as `:id` with `useParams` of react-router-dom. */
  readonly route: `/${string}`
  /** Fetches it: `screen('Map')`, with the `screen` that `screensOf` returns. */
  readonly load: ScreenLoader
  /** Who may see it. */
  readonly can: Rule
  /**
   * The resource whose records it shows one at a time, such as `store`; the last part of its route is their
   * id. References to such records link to it, and so can any screen (`usePageShowing`).
   */
  readonly shows?: string
}

/**
 * A menu entry for a screen. It is used if the operator's menu does not have the screen's address; otherwise
 * the operator's menu takes precedence.
 */
export interface MenuHint {
  /** The address of a page or of a resource's list. */
  readonly uri: `/${string}`
  /** The text in the menu. */
  readonly title: LocalText
  /** The name of a Material icon in snake_case; an unknown icon is shown as a sheet of paper. */
  readonly icon?: string
  /**
   * The id of the plugin whose menu group it belongs to; the top level by default. If an entry names its own
   * plugin, the plugin's entries are grouped, under the plugin's title if the operator's menu has no group
   * for it.
   */
  readonly group?: string
  /** Who sees it in the menu. */
  readonly can: Rule
}

/** The schema of a plugin's settings: anything with a `parse` that throws, such as a zod schema. */
export interface SettingsSchema<T = unknown> {
  /** Returns the settings as the plugin reads them, or throws an error that says what is wrong. */
  parse(value: unknown): T
}

/** A business area: everything it adds to the console, as data and loaders. */
export interface Plugin {
  /**
   * Its name everywhere: its folder and chunk, and the prefix of its routes, resources, slots, messages and
   * permission codes. Letters, digits, `_` and `-`, beginning with a letter.
   */
  readonly id: string
  /** The version of the kit that it is written for, currently 1. */
  readonly api: number
  /**
   * Such as `1.2.0`: shown when a part of the plugin fails, and checked by plugins that need it. Defaults to
   * the version of Atrium.
   */
  readonly version?: string
  /** Its name for users. */
  readonly title: LocalText
  /** The sites where it runs, for everybody including the administrator; every site by default. */
  readonly availableAt?: SomeSites
  /** Its own permission codes, each starting with its id and a dot, with their names for users. */
  readonly permissions?: Readonly<Record<string, LocalText>>
  /** Set by `mount` if its screens are those of another area. */
  readonly mount?: Mount
  /** The resources that it mounts, with their screens. */
  readonly resources?: readonly ResourceDefinition[]
  /** Screens outside of resources, each made with `page`. */
  readonly pages?: readonly PluginPage[]
  /** What it puts into slots of other plugins or its own; each made with `extendSlot`. */
  readonly extensions?: readonly SlotExtension[]
  /** The slots that its screens offer to other plugins; each made with `defineSlot`. */
  readonly slots?: readonly Slot[]
  /** Menu entries for its screens. */
  readonly menu?: readonly MenuHint[]
  /** The schema of its settings in `console.config.ts`; screens read them with `useSettings`. */
  readonly settings?: SettingsSchema
  /**
   * Loads its texts, by language; made with `messagesOf`. They are fetched with the plugin's first rendered
   * screen.
   */
  readonly messages?: MessageLoaders
  /**
   * Plugins that it cannot run without: if one of them is left out, so is this plugin. A list of ids, or
   * version ranges by id: `{ parking: '^1.2' }`.
   */
  readonly dependencies?: Needs
  /**
   * Ids of plugins that it uses if they are present. Extensions for the slots of a missing plugin are
   * ignored.
   */
  readonly optionalDependencies?: readonly string[]
}

/** A plugin of an area that both halves declare: what it is called, and where it runs, is in its `area`. */
export type AreaPlugin = Omit<Plugin, 'id' | 'api' | 'title' | 'availableAt'> & {
  readonly area: Area & Pick<Plugin, 'title'>
}

/** Declares a plugin, or what an area adds to the console; `compose` mounts it. */
export const definePlugin = (plugin: Plugin | AreaPlugin): Plugin =>
  'area' in plugin ? withArea(plugin) : plugin

const withArea = ({ area: { id, title, availableAt }, ...added }: AreaPlugin): Plugin => ({
  id,
  api: pluginApi,
  title,
  ...(availableAt && { availableAt }),
  ...added,
})

/** Declares a page. Every page has a rule; use `signedIn` for pages that everyone may see. */
export const page = (
  route: PluginPage['route'],
  load: ScreenLoader,
  can: Rule,
  more?: Pick<PluginPage, 'shows'>,
): PluginPage => ({ route, load, can, ...more })
