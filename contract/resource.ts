import type { z } from 'zod'
import type { Rule } from './access.ts'
import { flag, integer, recordId, ref, seconds, text, type Field } from './field.ts'
import { stepActions, type Lifecycle } from './lifecycle.ts'
import type { FieldErrors } from './reply.ts'

export type Fields = Readonly<Record<string, Field>>

/** A step in the life of a record, asked for by a PUT that names it in `action`: who may, and what it takes beside. */
export interface Action {
  /** Who may. */
  readonly can: Rule
  /** What the request carries beside `action`. */
  readonly takes: z.ZodObject
}

/** A record as it travels: every field of the resource and the common ones. */
export type RecordOf<R extends Resource> = {
  [K in keyof R['fields']]: R['fields'][K] extends Field<infer T> ? T : never
}

/**
 * A resource that is listed, read and written by the generic calls (specification section 7):
 * list, one, id, create, update, remove on `path`. Its table has the same name and a column per field.
 */
export interface Resource<F extends Fields = Fields, S extends string = string> {
  /** The name of its table, by which references name it: `parking_lot`. */
  readonly name: string
  /** Where it is on the wire, behind `/api/v1`: `/parking/lot`. */
  readonly path: `/${string}`
  /**
   * `site`: every row belongs to the site in its field `site`. `self`: the rows are the sites themselves.
   * `global`: one set of rows for all sites; a `site` parameter is accepted and ignored.
   */
  readonly scope: 'global' | 'site' | 'self'
  /** Rows are added by the server and stay as they are: see `log`. */
  readonly isLog: boolean
  /** Its records are people: a Chinese `name` begins with a surname, which may be spoken otherwise than the word. */
  readonly isPeople: boolean
  /** Its own fields by name, beside those that every record has. */
  readonly fields: F
  /** What a condition can ask for beside the fields, such as a brand by a site it is present at: no record has them. */
  readonly asked: Fields
  /**
   * What is wrong with a record as a whole, by field with the key of the message that says why; `today` is the day at the
   * operator's, `YYYY-MM-DD`. Asked by the server of every record before it is stored, and by forms while one types. A
   * record may lack any field: a form is not filled in at once.
   */
  readonly check?: (record: Readonly<Record<string, unknown>>, today: string) => FieldErrors
  /** The text fields that `$q` looks into. The table has them joined in a column `search_text`. */
  readonly search: readonly string[]
  /** Fields that any session may read within its sites, by `_id` or `$q`, so that pickers and references work. */
  readonly labels: readonly string[]
  /** Order of a list that asks for none. */
  readonly sort: Readonly<Record<string, 1 | -1>>
  /** Who may. An action that is left out is refused to everyone, the built-in administrator included. */
  readonly can: {
    readonly view: Rule
    readonly create?: Rule
    readonly update?: Rule
    readonly remove?: Rule
  }
  /** The steps that a PUT can name in `action`; it then carries what the step takes, and no fields. Those of `lifecycle` too. */
  readonly actions: Readonly<Record<string, Action>>
  /** The states of a record and the steps between them. */
  readonly lifecycle?: Lifecycle<S>
  /** What stands beside `list` and `total` in the answer to a list, once the area that counts it is built. */
  readonly beside: Readonly<Record<string, z.ZodType>>
  /** Changes that the contract has and nobody has built yet: 5003 `call.not_built` to whoever may make them. */
  readonly waiting: readonly ('create' | 'update' | 'remove')[]
  /** Who may take the records that match away as a file; where it is left out there is no such call. */
  readonly exports?: Rule
  /** How records come in from a file; where it is left out none do. */
  readonly imports?: Imports
  /** A small, closed list: `range=ALL` is not limited. */
  readonly dictionary: boolean
  /** The list answers also those who have to change their password first. */
  readonly beforePasswordChange: boolean
}

/** How the rows of a file become records. */
export interface Imports {
  /** Who may, of those who may create or update: what each row does is asked for by those rules besides. */
  readonly can: Rule
  /** The fields by which a row without an `_id` finds its record, such as `['code']`; none: every such row is a new one. */
  readonly key: readonly string[]
}

type ResourceDeclaration<F extends Fields, S extends string = string> = Pick<
  Resource,
  'name' | 'path' | 'can'
> &
  Partial<
    Pick<
      Resource,
      | 'scope'
      | 'isPeople'
      | 'sort'
      | 'asked'
      | 'check'
      | 'actions'
      | 'beside'
      | 'waiting'
      | 'exports'
      | 'imports'
      | 'dictionary'
      | 'beforePasswordChange'
    >
  > & {
    fields: F
    search?: readonly (keyof F & string)[]
    labels?: readonly ((keyof F & string) | '_id')[]
    lifecycle?: Lifecycle<S>
  }

/**
 * Declares a resource; adds the fields that every record has. `name`, `path`, `fields` and `can` are asked for. What else is
 * left out is: global, without search and labels, newest first.
 */
export function resource<const F extends Fields, const S extends string = never>(
  given: ResourceDeclaration<F, S>,
): Resource<typeof commonFields & F, S> {
  return {
    ...usual,
    ...given,
    actions: { ...given.actions, ...stepActions(given.lifecycle) },
    fields: { ...commonFields, ...given.fields },
  }
}

/**
 * Declares a log, which the server alone writes and nobody changes: its records have no revision and are never removed,
 * and they go on naming what is gone.
 */
export function log<const F extends Fields>(
  given: Omit<ResourceDeclaration<F>, 'waiting' | 'actions' | 'lifecycle'>,
): Resource<Pick<typeof commonFields, '_id'> & F> {
  return { ...usual, ...given, isLog: true, fields: { _id: commonFields._id, ...given.fields } }
}

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

/** Who may, where those who change a resource also add to it and remove from it: `can: crudRules('parking.view', 'parking.edit')`. */
export const crudRules = (view: Rule, edit: Rule): Resource['can'] => ({
  view,
  create: edit,
  update: edit,
  remove: edit,
})

/** An area's name in three languages. */
type Names = Readonly<Record<'zh_CN' | 'zh_TW' | 'en_US', string>>

/**
 * The two codes that most areas do with, named after the area: `viewAndEdit('parking', title)` has `parking.view` and
 * `parking.edit`, for `permissions` of both halves and for `crudRules`.
 */
export const viewAndEdit = <const Id extends string>(id: Id, title: Names) =>
  // The compiler takes computed keys for any text.
  ({
    [`${id}.view`]: {
      zh_CN: `${title.zh_CN}·查看`,
      zh_TW: `${title.zh_TW}·檢視`,
      en_US: `${title.en_US}: view`,
    },
    [`${id}.edit`]: {
      zh_CN: `${title.zh_CN}·编辑`,
      zh_TW: `${title.zh_TW}·編輯`,
      en_US: `${title.en_US}: edit`,
    },
  }) as Record<`${Id}.view` | `${Id}.edit`, Names>

/** The fields of every record. `rev` counts its changes; `deleted_at` marks a removed one, which no call shows. */
export const commonFields = {
  _id: { ...text({ assigned: true, writable: 'never' }), schema: recordId } as Field<string>,
  created_at: seconds({ assigned: true, writable: 'never' }),
  created_by: ref('user', { writable: 'never' }),
  updated_at: seconds({ assigned: true, writable: 'never' }),
  updated_by: ref('user', { writable: 'never' }),
  rev: integer({ assigned: true, writable: 'never', min: 1 }),
  is_active: flag({ initial: true, writable: 'never' }),
}

/** The three-language names of a record: `name` is Simplified Chinese, the others may be missing. */
export const names = {
  name: text({ required: true, max: 120 }),
  name_en: text({ max: 200 }),
  name_tc: text({ max: 120 }),
}
