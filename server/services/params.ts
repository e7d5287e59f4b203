import { sql } from 'kysely'
import {
  paramCatalogue,
  type ParamDefinition,
  type ParamKey,
  type ParamValue,
} from '#contract/paramCatalogue.ts'
import type { Db } from '#server/db/database.ts'

/** The parameters as they hold at this moment. */
export type Params = <K extends ParamKey>(key: K) => ParamValue<K>

/**
 * Reads the parameters: one small query, so that a change holds for every process from the next call. With `site` its
 * own values go before those of all sites. A stored value of another type than the catalogue's counts as not set.
 */
export async function readParams(db: Db, site: string | null = null): Promise<Params> {
  const { rows } = await sql<{ name: string; value: unknown }>`
    select "group" || '.' || key as name, value from param
    where is_active and deleted_at is null and (site is null or site = ${site})
    order by site nulls first`.execute(db)
  const stored = new Map(rows.map(({ name, value }) => [name, value]))
  return (key) => {
    const definition: ParamDefinition = paramCatalogue[key]
    const value = stored.get(key)
    // What `holds` lets through has the catalogue's type.
    return (holds(definition, value) ? value : definition.initial) as ParamValue<typeof key>
  }
}

function holds({ type, items, initial, min, max }: ParamDefinition, value: unknown): boolean {
  if (type === 'string') return typeof value === 'string'
  if (type === 'bool') return typeof value === 'boolean'
  if (type === 'json') {
    if (!Array.isArray(initial)) return isRecord(value)
    return Array.isArray(value) && value.every(items ? isRecord : isText)
  }
  if (typeof value !== 'number' || (type === 'int' && !Number.isInteger(value))) return false
  return value >= (min ?? -Infinity) && value <= (max ?? Infinity)
}

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): boolean => typeof value === 'string'
