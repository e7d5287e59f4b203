import type { Call } from '#contract/call.ts'
import type { ParamDefinition } from '#contract/paramDefinition.ts'
import type { Permission } from '#contract/permission.ts'
import type { Resource } from '#contract/resource.ts'
import type { Needs } from '#contract/versionRange.ts'
import type { DemoScale, DemoTable } from '#server/db/demoTable.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'
import type { Route } from '#server/http/handler.ts'
import type { Job } from '#server/services/jobs/defineJob.ts'
import type { ErrorsOfPlugin } from '#server/base/errorCatalogue.ts'
import type { LocalText } from '#server/base/localText.ts'
import type { RecordTexts } from '#server/base/recordTexts.ts'
import type { ServerExtension } from '#server/http/extend.ts'
import type { MenuEntry } from './menuEntry.ts'

/** What a plugin's demo rows are made from. */
export interface DemoContext {
  /** The day that the demo ends on. */
  readonly now: Date
  /** How much there is of it. */
  readonly scale: DemoScale
  /** The operator's sites, in their order. */
  readonly sites: readonly { readonly _id: string; readonly code: string; readonly site_region: string }[]
}

/** The back-end half of a plugin, as data and functions. */
export interface ServerPlugin {
  /** The id of its console half in `console.config.ts`. */
  readonly id: string
  /** Such as `1.2.0`, for those that need it; that of Atrium when left out. */
  readonly version?: string
  /** What its permissions and parameters begin with, before the first dot; its id when left out. */
  readonly codes?: string | readonly string[]
  /** Its permission codes, with their names. New ones are granted to the system administrator. */
  readonly permissions?: Readonly<Partial<Record<Permission, LocalText>>>
  /** Its entries in the side menu, each behind the one above it. */
  readonly menu?: readonly MenuEntry[]
  /** What an operator can set at run time, as `group.key`. Read with `readParams`. */
  readonly params?: Readonly<Record<string, ParamDefinition>>
  /** What the operator reads beside each of its parameters. */
  readonly paramTexts?: Readonly<Record<string, string>>
  /** By key, which starts with its id and a dot, its own errors: `throw new ApiError('parking.full')`. */
  readonly errors?: ErrorsOfPlugin
  /** By key, which starts with its id and a dot, the texts of what it tells people: the `title_key` of `notify`. */
  readonly notices?: Readonly<Record<string, LocalText>>
  /** Resources of its own, served by the engine. Each has a table of its name, which a migration makes. */
  readonly resources?: readonly Resource[]
  /** By the name of such a resource, what the engine does for it beyond its contract: checks, steps, what follows a change. */
  readonly hooks?: Readonly<Record<string, ResourceHooks>>
  /** By resource, how its records are called in files that are exported and imported; else by the names of the fields. */
  readonly sheets?: Readonly<Record<string, RecordTexts>>
  /** What it adds to resources of other areas: derived fields, and hooks that refuse or follow changes. See `extend`. */
  readonly extend?: readonly ServerExtension[]
  /** Resources whose records live at a data source: calls are handed on to it by their rules. They have no table here. */
  readonly externalResources?: readonly Resource[]
  /** What the engine cannot do. Fixed paths come before those with an open part. */
  readonly routes?: readonly Route[]
  /** Calls of its contract that nobody has built yet: they say so to those who may call them. */
  readonly waiting?: readonly Call[]
  /** Long work, which its routes start with `services.jobs` or the clock does. */
  readonly jobs?: readonly Job[]
  /** SQL by names such as `0001_lot`, in whose order they run, each once for ever: a change is a new one. */
  readonly migrations?: Readonly<Record<string, string>>
  /** Rows for the demo operator, inserted once, also where the plugin comes to an operator that is there. */
  readonly demo?: (context: DemoContext) => readonly DemoTable[]
  /**
   * Plugins whose migrations and demo rows come before its own: those whose tables its SQL names. Without one of
   * them it is left out. A list of ids, or by id the versions that will do: `{ parking: '^1.2' }`.
   */
  readonly dependencies?: Needs
  /** Ids of plugins that it works with when they run. Without them, what it adds to their resources has no effect. */
  readonly optionalDependencies?: readonly string[]
}

/** Declares the server half of a plugin. It only checks types; `loadServerPlugins` takes it up. */
export const defineServerPlugin = (plugin: ServerPlugin): ServerPlugin => plugin

/** What the permissions and parameters of a plugin begin with. */
export const codesOf = ({ id, codes = id }: Pick<ServerPlugin, 'id' | 'codes'>): readonly string[] =>
  [codes].flat()
