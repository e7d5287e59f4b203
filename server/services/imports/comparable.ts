import { sql } from 'kysely'
import { keyOf } from '#contract/keyText.ts'
import type { Resource } from '#contract/resource.ts'
import type { Sql } from '#server/engine/condSql.ts'

/** The key of a record as one text: of codes, letter case and accents do not count. */
export const keyJson = ({ fields, imports }: Resource, values: readonly string[]): string =>
  JSON.stringify(values.map((value, at) => (isCode(fields[imports?.key[at] ?? '']) ? keyOf(value) : value)))

/** A part of a key in SQL, in the form in which it is compared. */
export const comparable = ({ fields }: Resource, name: string, value: Sql): Sql =>
  isCode(fields[name]) ? sql`code_key(${value})` : sql`${value}::text`

const isCode = (field: Resource['fields'][string] | undefined): boolean => field?.means === 'code'
