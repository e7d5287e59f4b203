import { sql } from 'kysely'
import { fitsParam, type ParamDefinition, type ParamKey, type ParamValue } from '#contract/paramDefinition.ts'
import type { ParamKind } from '#contract/paramKinds.ts'
import type { Db } from '#server/db/database.ts'

/** The current parameters. */
export type Params = <K extends ParamKey>(key: K) => ParamValue<K>

// The loaded areas determine which parameters exist; no reader could be given another catalogue.
const catalogue = new Map<string, ParamDefinition>()

/** Registers the parameters of an area for `readParams`. The loader of the areas calls it once for each. */
export function defineParams(definitions: Readonly<Record<string, ParamDefinition>>): void {
  for (const [name, definition] of Object.entries(definitions)) catalogue.set(name, definition)
}

/** Whether a loaded area declares it. */
export const isParam = (key: ParamKey): boolean => catalogue.has(key)

/** What a loaded area declares under a name such as `auth.token_hours`. */
export const paramDefinition = (name: string): ParamDefinition | undefined => catalogue.get(name)

/** The names of the parameters of a kind. */
export const paramsOfKind = (kind: ParamKind): readonly string[] =>
  [...catalogue].flatMap(([name, definition]) => (definition.kind === kind ? [name] : []))

/** The names of the parameters that are sent to the console before sign-in. */
export const publicParamKeys = (): readonly ParamKey[] =>
  // The catalogue contains only declared parameters.
  [...catalogue].flatMap(([name, { isPublic }]) => (isPublic ? [name as ParamKey] : []))

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
    const definition = catalogue.get(key)
    if (!definition) throw new Error(`The parameter ${key} belongs to an area that is not loaded.`)
    const value = stored.get(key)
    // A value that `fitsParam` accepts has the catalogue's type.
    return (fitsParam(definition, value) ? value : definition.initial) as ParamValue<typeof key>
  }
}
