import type { Rule } from './access.ts'
import { flag, integer, recordId, ref, seconds, text, type Field } from './field.ts'

export type Fields = Readonly<Record<string, Field>>

/** A record as it travels: every field of the resource and the common ones. */
export type RecordOf<R extends Resource> = {
  [K in keyof R['fields']]: R['fields'][K] extends Field<infer T> ? T : never
}

/**
 * A noun that is listed, read and written by the generic calls (specification section 7):
 * list, one, id, create, update, remove on `path`. Its table has the same name and a column per field.
 */
export interface Resource<F extends Fields = Fields> {
  readonly name: string
  readonly path: `/${string}`
  /**
   * `site`: every row belongs to the site in its field `site`. `self`: the rows are the sites themselves.
   * `global`: one set of rows for all sites; a `site` parameter is accepted and ignored.
   */
  readonly scope: 'global' | 'site' | 'self'
  readonly fields: F
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
  /** Changes that the contract has and nobody has built yet: 5003 `call.not_built` to whoever may make them. */
  readonly waiting: readonly ('create' | 'update' | 'remove')[]
  /** A small, closed list: `range=ALL` is not limited. */
  readonly dictionary: boolean
  /** The list answers also those who have to change their password first. */
  readonly beforePasswordChange: boolean
}

type Given<F extends Fields> = Pick<Resource, 'name' | 'path' | 'can'> &
  Partial<Pick<Resource, 'scope' | 'sort' | 'waiting' | 'dictionary' | 'beforePasswordChange'>> & {
    fields: F
    search?: readonly (keyof F & string)[]
    labels?: readonly ((keyof F & string) | '_id')[]
  }

/** Declares a resource; adds the fields that every record has. */
export function resource<const F extends Fields>(given: Given<F>): Resource<typeof commonFields & F> {
  return {
    scope: 'global',
    search: [],
    labels: [],
    sort: { created_at: -1 },
    waiting: [],
    dictionary: false,
    beforePasswordChange: false,
    ...given,
    fields: { ...commonFields, ...given.fields },
  }
}

/** Who may, where those who change a noun also add to it and remove from it. */
export const keptBy = (view: Rule, edit: Rule): Resource['can'] => ({
  view,
  create: edit,
  update: edit,
  remove: edit,
})

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
