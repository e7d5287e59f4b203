import { sql } from 'kysely'
import { fitsParam, type ParamDefinition, type ParamKey, type ParamValue } from '#contract/paramDefinition.ts'
import type { ParamKind } from '#contract/paramKinds.ts'
import type { Db } from '#server/db/database.ts'
import { declared } from '#server/base/declared.ts'

/** The current parameters. */
export type Params = <K extends ParamKey>(key: K) => ParamValue<K>

/** The areas with parameters. */
export const paramAreas = declared<{
  readonly id: string
  readonly params?: Readonly<Record<string, ParamDefinition>>
}>()

/** Whether a loaded area declares it. */
export const isParam = (key: ParamKey): boolean => paramDefinition(key) !== undefined

/** What a loaded area declares under a name such as `auth.token_hours`. */
export const paramDefinition = (name: string): ParamDefinition | undefined =>
  paramAreas.all().find(({ params = {} }) => Object.hasOwn(params, name))?.params?.[name]

const definitions = (): readonly [string, ParamDefinition][] =>
  paramAreas.all().flatMap(({ params = {} }) => Object.entries(params))

/** The names of the parameters of a kind. */
export const paramsOfKind = (kind: ParamKind): readonly string[] =>
  definitions().flatMap(([name, definition]) => (definition.kind === kind ? [name] : []))

/** The names of the parameters that are sent to the console before sign-in. */
export const publicParamKeys = (): readonly ParamKey[] =>
  // The catalogue contains only declared parameters.
  definitions().flatMap(([name, { isPublic }]) => (isPublic ? [name as ParamKey] : []))

/**
 * Reads the parameters with one small query, so that a change takes effect in every process with the next
 * call. With `site`, the site's values take precedence over those of all sites. A stored value of another
 * type than the catalogue's counts as not set.
 */
export async function readParams(db: Db, site: string | null = null): Promise<Params> {
  const { rows } = await sql<{ name: string; value: unknown }>`
    select "group" || '.' || key as name, value from param
    where is_active and deleted_at is null and (site is null or site = ${site})
    order by site nulls first`.execute(db)
  const stored = new Map(rows.map(({ name, value }) => [name, value]))
  return (key) => {
    const definition = paramDefinition(key)
    if (!definition) throw new Error(`The parameter ${key} belongs to an area that is not loaded.`)
    const value = stored.get(key)
    // A value that `fitsParam` accepts has the catalogue's type.
    return (fitsParam(definition, value) ? value : definition.initial) as ParamValue<typeof key>
  }
}
