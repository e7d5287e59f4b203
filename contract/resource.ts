import type { z } from 'zod'
import type { Rule } from './access.ts'
import type { Action } from './action.ts'
import type { Field } from './field.ts'
import { seconds } from './dayFields.ts'
import { flag, ref, text } from './fields.ts'
import { recordId } from './fieldSchemas.ts'
import { integer } from './numberFields.ts'
import { stepActions, type Lifecycle, type LifecycleSteps } from './lifecycle.ts'
import { permissionNames, type LocalText } from './localText.ts'
import type { NounScreens } from './nounScreens.ts'
import { changesWithinReach, usualReach, withinReach, type Reach } from './reach.ts'
import type { FieldErrors } from './reply.ts'
import type { Source } from './source.ts'
import type { NounWords, Words } from './words.ts'

export type Fields = Readonly<Record<string, Field>>

/** A record on the wire: every field of the resource and the common fields. */
export type RecordOf<R extends Resource> = {
  [K in keyof R['fields']]: R['fields'][K] extends Field<infer T> ? T : never
}

type Actions = Readonly<Record<string, Action>>

/** A record as its table has it: without the fields that are derived when it is read. */
export type StoredRecord<R extends Resource> = {
  [K in keyof R['fields'] as R['fields'][K] extends { derived: true } ? never : K]: RecordOf<R>[K]
}

/**
 * A resource that is listed, read and written by the generic calls (specification section 7):
 * list, one, id, create, update, remove on `path`. Its table has the same name and a column per field.
 */
export interface Resource<
  F extends Fields = Fields,
  S extends LifecycleSteps = LifecycleSteps,
  A extends Fields = Fields,
  T extends Actions = Actions,
> {
  /** The name of its table, by which references name it: `parking_lot`. */
  readonly name: string
  /** Its path on the wire, after `/api/v1`: `/parking/lot`. */
  readonly path: `/${string}`
  /**
   * `site`: every row belongs to the site in its field `site`. `self`: the rows are the sites themselves.
   * `global`: one set of rows for all sites; a `site` parameter is accepted and ignored.
   */
  readonly scope: 'global' | 'site' | 'self'
  /**
   * Which sites a change concerns; the rules for changes in `can` and `actions` include it. With `scope: 'site'` it
   * is always the site of the record.
   */
  readonly reach: Reach
  /** The server adds the rows, and they never change: see `log`. */
  readonly isLog: boolean
  /**
   * Its records are people: a Chinese `name` begins with a surname, which can be pronounced differently from
   * the ordinary word.
   */
  readonly isPeople: boolean
  /** Its own fields by name, without the common fields that every record has. */
  readonly fields: F
  /**
   * Names that a condition can use in addition to the fields, such as a site at which a brand is present.
   * They are not part of a record.
   */
  readonly asked: A
  /**
   * Returns what is wrong with a record as a whole: the message key of each wrong field. `today` is the
   * operator's current day, `YYYY-MM-DD`. The server calls it before it stores a record; forms call it while
   * the user types. Any field of the record can be missing, because a form is not filled in at once.
   */
  readonly check?: (record: Readonly<Record<string, unknown>>, today: string) => FieldErrors
  /**
   * What `$q` searches: text fields and names for conditions; references, by what the records are searched by to which they
   * lead, as far as the person may know these; and a field of such a record, such as `store_id.store_no`. The table has the
   * texts that are stored joined in a column `search_text` (`storedSearch`). A private field finds nothing for people who may
   * not see it.
   */
  readonly search: readonly string[]
  /**
   * Fields that any session may read within its sites, by `_id` or `$q`, so that pickers and references work.
   */
  readonly labels: readonly string[]
  /** The sort order of a list request without `sort`. */
  readonly sort: Readonly<Record<string, 1 | -1>>
  /**
   * Who may do what. An action that is left out is refused to everyone, including the built-in administrator.
   */
  readonly can: {
    readonly view: Rule
    readonly create?: Rule
    readonly update?: Rule
    readonly remove?: Rule
  }
  /**
   * The steps that a PUT can name in `action`, including those of `lifecycle`. Such a PUT carries what the
   * step takes, and no fields.
   */
  readonly actions: T & Actions
  /** The states of a record and the steps between them. */
  readonly lifecycle?: Lifecycle<S>
  /**
   * Values next to `list` and `total` in the reply to a list request, once the area that computes them is
   * built. `counters` are numbers by key over all matching records: the hook `counters` counts them, and
   * `<Counters>` shows them.
   */
  readonly beside: Readonly<Record<string, z.ZodType>>
  /**
   * Changes that the contract has but that are not built yet: 5003 `call.not_built` for anyone who may make
   * them.
   */
  readonly waiting: readonly ('create' | 'update' | 'remove')[]
  /** Who may export the matching records as a file. Without it there is no such call. */
  readonly exports?: Rule
  /** Where the specification has that file; `<path>/export` by default. The console asks there. */
  readonly exportedAt?: `/${string}`
  /** How records are imported from a file. Without it there is no import. */
  readonly imports?: Imports
  /**
   * The fields that identify a record: a POST with those of an existing record changes that record instead of
   * adding another.
   */
  readonly upsertBy?: readonly string[]
  /**
   * The parts of an amount, by its field. A correction of the amount states all of them that there are, as forms do (otherwise
   * `restate` at those that are missing), or none: then they are cleared, because what is stored was a part of another amount.
   * A file that is imported leaves those that it does not state.
   */
  readonly partsOf?: Readonly<Record<string, readonly string[]>>
  /** Many records can be saved with one call, as an editable grid does: see `batchCall`. */
  readonly batch?: true
  /** A small, closed list: `range=ALL` is not limited. */
  readonly dictionary: boolean
  /** The list is also open to people who have to change their password first. */
  readonly beforePasswordChange: boolean
  /**
   * Its figures come from other records. A record is hidden from people for whom a data scope hides one of its
   * sources, so that they do not learn from the sum what they may not read.
   */
  readonly derivedFrom?: readonly Source[]
  /**
   * Fields that compare a record with all others, such as its rank. They are null for people for whom a data scope
   * hides some records.
   */
  readonly amongAll?: readonly string[]
  /** Its standard screens, if it has no others. The area mounts them: see `nounsOf`. */
  readonly screens?: NounScreens
  /**
   * What it and its fields are called. A browser fetches them in one language with the texts of the area: the build leaves
   * them out here. A long list can have a file of its own: see `words`.
   */
  readonly words?: Words
}

/** How the rows of a file become records. */
export interface Imports {
  /** Who may import, among those who may create or update. Those rules apply to each row as well. */
  readonly can: Rule
  /**
   * The fields by which a row without an `_id` finds its record, such as `['code']`. If empty, every such row
   * creates a new record.
   */
  readonly key: readonly string[]
  /**
   * False: the database does not keep the key unique, because entries of a tree may share a name, or because the key is the
   * id anyway. A row that fits several records is then wrong.
   */
  readonly isUnique?: false
}

/** A record while it is filled in: a field may be missing, or hold what cannot be stored. */
type DraftValues<F extends Fields> = { readonly [K in keyof F & string]?: unknown }

/** Only authors are held to the fields: forms and server pass whatever there is. */
type AnyPart = Pick<Resource, 'check' | 'screens' | 'words'>

type ResourceDeclaration<
  F extends Fields,
  S extends LifecycleSteps = LifecycleSteps,
  A extends Fields = Fields,
  T extends Actions = Actions,
> = Pick<Resource, 'name' | 'path' | 'can'> &
  Partial<
    Pick<
      Resource,
      | 'scope'
      | 'reach'
      | 'isPeople'
      | 'sort'
      | 'beside'
      | 'waiting'
      | 'exports'
      | 'exportedAt'
      | 'imports'
      | 'upsertBy'
      | 'batch'
      | 'dictionary'
      | 'beforePasswordChange'
      | 'derivedFrom'
    >
  > & {
    fields: F
    check?: (record: DraftValues<F>, today: string) => { readonly [K in keyof F & string]?: string }
    amongAll?: readonly (keyof F & string)[]
    partsOf?: Readonly<Record<string, readonly (keyof F & string)[]>>
    search?: readonly (((keyof F | keyof A) & string) | `${keyof F & string}.${string}`)[]
    labels?: readonly ((keyof F & string) | '_id')[]
    lifecycle?: Lifecycle<S>
    asked?: A
    actions?: T
    screens?: NounScreens<keyof (typeof commonFields & F) & string, keyof A & string>
    words?: NoInfer<NounWords<F, S, A>>
  }

/**
 * Declares a resource and adds the fields that every record has. `name`, `path`, `fields` and `can` are
 * required. The defaults: global, changed by people who have every site or those that a record names
 * (`usualReach`), no search, no labels, newest first.
 */
export function resource<
  const F extends Fields,
  const S extends LifecycleSteps = Record<never, never>,
  const A extends Fields = Record<never, never>,
  const T extends Actions = Record<never, never>,
  const N extends string = string,
>(
  given: ResourceDeclaration<F, S, A, T> & { name: N },
): Resource<typeof commonFields & F, S, A, T> & { readonly name: N } {
  const { scope = usual.scope, lifecycle } = given
  const reach = scope === 'site' ? { sites: 'site' } : (given.reach ?? usualReach(scope, given.fields))
  // The engine limits a resource with `scope: 'site'` to the sites of the person.
  const limit = scope === 'site' ? 'none' : reach
  const steps = lifecycle && { ...lifecycle, steps: withinReach(lifecycle.steps, limit) }
  return {
    ...usual,
    ...(given as typeof given & AnyPart),
    ...namedWords(given.name, given.words),
    reach,
    can: changesWithinReach(given.can, limit),
    // If it is left out, `A` is empty too.
    asked: given.asked ?? ({} as A),
    ...(steps ? { lifecycle: steps } : {}),
    // Where they are left out, `T` is empty too.
    actions: { ...withinReach(given.actions ?? ({} as T), limit), ...stepActions(steps) },
    fields: { ...commonFields, ...given.fields },
  }
}

/**
 * Declares a log, which only the server writes and nobody changes. Its records have no revision, are never
 * removed, and keep references to records that no longer exist.
 */
export function log<const F extends Fields>(
  given: Omit<ResourceDeclaration<F>, 'waiting' | 'actions' | 'lifecycle'>,
): Resource<Pick<typeof commonFields, '_id'> & F> {
  return {
    ...usual,
    ...(given as typeof given & AnyPart),
    ...namedWords(given.name, given.words),
    isLog: true,
    // Nobody changes it.
    reach: 'none',
    fields: { _id: commonFields._id, ...given.fields },
  }
}

const namedWords = (resource: string, words?: Omit<Words, 'resource'>) =>
  words ? { words: { ...words, resource } } : {}

const usual = {
  scope: 'global',
  isLog: false,
  isPeople: false,
  asked: {},
  search: [],
  labels: [],
  sort: { created_at: -1 },
  actions: {},
  beside: {},
  waiting: [],
  dictionary: false,
  beforePasswordChange: false,
} as const

/**
 * The rules of a resource where the people who change records may also create and remove them: `can:
 * crudRules('parking.view', 'parking.edit')`.
 */
export const crudRules = (view: Rule, edit: Rule): Resource['can'] => ({
  view,
  create: edit,
  update: edit,
  remove: edit,
})

/**
 * The two permission codes that most areas need, named after the area: `viewAndEdit('parking', title)` has
 * `parking.view` and `parking.edit`, for `permissions` of both halves and for `crudRules`.
 */
export const viewAndEdit = <const Id extends string>(id: Id, title: LocalText) =>
  // The compiler widens computed keys to any string.
  permissionNames(title, {
    [`${id}.view`]: { zh_CN: '查看', zh_TW: '檢視', en_US: 'view' },
    [`${id}.edit`]: { zh_CN: '编辑', zh_TW: '編輯', en_US: 'edit' },
  }) as Record<`${Id}.view` | `${Id}.edit`, LocalText>

/**
 * The fields of every record. `rev` counts its changes. `deleted_at` marks a removed record, which no call
 * shows.
 */
export const commonFields = {
  _id: { ...text({ assigned: true, writable: 'never' }), schema: recordId } as Field<string>,
  created_at: seconds({ assigned: true, writable: 'never' }),
  created_by: ref('user', { writable: 'never' }),
  updated_at: seconds({ assigned: true, writable: 'never' }),
  updated_by: ref('user', { writable: 'never' }),
  rev: integer({ assigned: true, writable: 'never', min: 1 }),
  is_active: flag({ initial: true, writable: 'never' }),
}

/** The three-language names of a record: `name` is Simplified Chinese, the others are optional. */
export const names = {
  name: text({ required: true, max: 120 }),
  name_en: text({ max: 200 }),
  name_tc: text({ max: 120 }),
}
