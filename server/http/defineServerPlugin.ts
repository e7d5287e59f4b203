import type { Area } from '#contract/area.ts'
import type { Call } from '#contract/call.ts'
import type { Permission } from '#contract/permission.ts'
import type { Resource } from '#contract/resource.ts'
import type { Needs } from '#contract/versionRange.ts'
import type { Words } from '#contract/words.ts'
import type { DemoScale, DemoTable } from '#server/db/demoTable.ts'
import type { ResourceHooks } from '#server/engine/hooks.ts'
import type { Route } from '#server/http/handler.ts'
import type { Job } from '#server/services/jobs/defineJob.ts'
import type { Report } from '#server/services/reports/defineReport.ts'
import type { AreaSetup } from '#server/services/setup/setupStep.ts'
import type { TodoSource } from '#server/services/todos/todo.ts'
import type { ErrorsOfPlugin } from '#server/base/errorCatalogue.ts'
import type { LocalText } from '#contract/localText.ts'
import type { RecordTexts } from '#server/base/recordTexts.ts'
import type { ServerExtension } from '#server/http/extend.ts'
import type { NoticeText } from '#server/services/notifications/noticeText.ts'
import type { JobTools } from './jobTools.ts'

/** What a plugin's demo rows are generated from. */
export interface DemoContext {
  /** The last day of the demo data. */
  readonly now: Date
  /** The amount of demo data. */
  readonly scale: DemoScale
  /** The operator's sites, in order. */
  readonly sites: readonly { readonly _id: string; readonly code: string; readonly site_region: string }[]
  /** Its stores that are neither split nor merged, by site and number. */
  readonly stores: readonly {
    readonly _id: string
    readonly site: string
    readonly store_no: string
    readonly floor_id: string | null
  }[]
  /** The brands in use, by code. */
  readonly brands: readonly { readonly _id: string; readonly code: string; readonly name: string }[]
  /** Everybody who can sign in, with the ids of their roles, departments and sites. */
  readonly people: readonly {
    readonly _id: string
    readonly username: string
    readonly roles: readonly string[]
    readonly department: readonly string[]
    readonly sites: readonly string[]
  }[]
  /** Grants permissions of the area to a role of the demo operator: `grant('rm_officer', ['parking.view'])`. */
  readonly grant: (role: string, codes: readonly Permission[]) => void
}

/** The server half of a plugin, as data and functions: what its area declares, and what only a server does. */
export interface ServerPlugin extends Omit<Area, 'permissions'> {
  /** A version such as `1.2.0`, for plugins that depend on it; by default the version of Atrium. */
  readonly version?: string
  /** Its permission codes, with their names. New ones are granted to the system administrator. */
  readonly permissions?: Readonly<Partial<Record<Permission, LocalText>>>
  /** Its own errors by key, which starts with its id and a dot: `throw new ApiError('parking.full')`. */
  readonly errors?: ErrorsOfPlugin
  /**
   * The texts of its notifications by key, which starts with its id and a dot: the `title_key` of `notify`
   * and `announce`; and where they go besides the bell.
   */
  readonly notices?: Readonly<Record<string, NoticeText>>
  /**
   * What the kinds of its notifications are called, where people choose which of them they want. A kind is the part of
   * a `type` before the first dot.
   */
  readonly noticeKinds?: Readonly<Record<string, LocalText>>
  /**
   * Its resources besides `nouns`: those that no screen of its own shows. The engine serves them; each has a table with its
   * name, created by a migration.
   */
  readonly resources?: readonly Resource[]
  /**
   * Hooks by the name of such a resource: what the engine does for it beyond its contract, such as checks,
   * steps and follow-up work.
   */
  readonly hooks?: Readonly<Record<string, ResourceHooks>>
  /** What its resources and their fields are called, as far as they do not have their `words` themselves. */
  readonly words?: readonly Words[]
  /**
   * What is different in exported and imported files, by resource: another heading, the format of a number.
   */
  readonly sheets?: Readonly<Record<string, Partial<RecordTexts>>>
  /**
   * What it adds to resources of other areas: derived fields, and hooks that refuse changes or follow them
   * up. See `extend`.
   */
  readonly extend?: readonly ServerExtension[]
  /**
   * Resources whose records are at a data source: calls are forwarded to it according to their rules. They
   * have no table here.
   */
  readonly externalResources?: readonly Resource[]
  /** Calls that the engine does not provide. Fixed paths come before paths with an open segment. */
  readonly routes?: readonly Route[]
  /** Calls of its contract that are not built yet: they say so to people who may call them. */
  readonly waiting?: readonly Call[]
  /** Background jobs, started by its routes with `services.jobs` or by a schedule. */
  readonly jobs?: readonly Job[]
  /** Background jobs that store files or start other jobs. */
  readonly jobsWith?: (tools: JobTools) => readonly Job[]
  /** Its reports, which the report centre offers to everybody who may run them. See `defineReport`. */
  readonly reports?: readonly Report[]
  /** What has to be done about its records: the inbox lists it for those who may do it. See `todosOf`. */
  readonly todos?: readonly TodoSource[]
  /** Its steps in the set-up of an installation, and those of any area without which it has nothing to show. */
  readonly setup?: AreaSetup
  /**
   * SQL by names such as `0001_lot`, run in the order of the names. Each runs only once: put every change
   * into a new migration.
   */
  readonly migrations?: Readonly<Record<string, string>>
  /** Rows for the demo operator, inserted once, even if the plugin is added to an existing operator. */
  readonly demo?: (context: DemoContext) => readonly DemoTable[] | Promise<readonly DemoTable[]>
  /**
   * Plugins whose migrations and demo rows must come first: those whose tables its SQL uses. If one of them
   * is missing, this plugin is left out. A list of ids, or the accepted versions by id: `{ parking: '^1.2'
   * }`.
   */
  readonly dependencies?: Needs
  /**
   * Ids of plugins that it works with if they run. Without them, what it adds to their resources has no
   * effect.
   */
  readonly optionalDependencies?: readonly string[]
}

/** Declares the server half of a plugin, with the resources of its area and their words; `loadServerPlugins` loads it. */
export function defineServerPlugin<
  const R extends readonly Resource[] = readonly [],
  const N extends Readonly<Record<string, Resource>> = Record<never, never>,
>(given: TypedServerPlugin<R, N>): ServerPlugin {
  // The compiler takes a hook that may be left out for one that may be undefined.
  const plugin = given as ServerPlugin
  const resources = [...Object.values(plugin.nouns ?? {}), ...(plugin.resources ?? [])]
  const words = [...resources.flatMap((resource) => resource.words ?? []), ...(plugin.words ?? [])]
  return {
    ...plugin,
    ...(resources.length > 0 && { resources }),
    ...(words.length > 0 && { words }),
  }
}

/** A plugin whose hooks are typed by the resources that it declares: `hooks: { lot: { beforeSave … } }`. */
type TypedServerPlugin<R extends readonly Resource[], N extends Readonly<Record<string, Resource>>> = Omit<
  ServerPlugin,
  'resources' | 'hooks' | 'nouns'
> & {
  readonly resources?: R
  readonly nouns?: N
  readonly hooks?: {
    readonly [Name in (R[number] | N[keyof N])['name']]?: ResourceHooks<
      Extract<R[number] | N[keyof N], { readonly name: Name }>
    >
  }
}

/** The prefixes of a plugin's permissions and parameters. */
export const codesOf = ({ id, codes = id }: Pick<ServerPlugin, 'id' | 'codes'>): readonly string[] =>
  [codes].flat()
