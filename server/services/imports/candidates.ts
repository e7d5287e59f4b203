import { sql } from 'kysely'
import type { Field } from '#contract/field.ts'
import { plainText } from '#contract/fieldSchemas.ts'
import { keyOf, keyText } from '#contract/keyText.ts'
import type { Resource } from '#contract/resource.ts'
import { or } from '#server/engine/condSql.ts'
import type { Context, Row } from '#server/engine/context.ts'
import { listed } from '#server/engine/read.ts'
import { labelTable } from '#server/engine/visible.ts'
import { labelFields, type LabelFields } from '#server/services/sheet/labelFields.ts'

/** The records that a text could mean, as far as this person may know them. */
export interface Candidates {
  readonly of: (text: string) => readonly Row[]
}

/**
 * Looks up all these texts at once: ids, codes, and names in any language, with or without `[code or id]` at
 * the end.
 */
export async function candidates(
  context: Context,
  resource: Resource,
  field: Field,
  texts: ReadonlySet<string>,
): Promise<Candidates> {
  const target = context.resources.get(field.to ?? '')
  if (!target || texts.size === 0) return { of: () => [] }
  const by = labelFields(target)
  const asked = [...texts]
    .filter(({ length }) => length <= longestName)
    .map((text) => [text, partsOf(text)] as const)
  const known = [
    ...new Set(asked.flatMap(([text, { name, mark }]) => [text, text.trim(), name, mark])),
  ].filter((text) => text !== '' && plainText.safeParse(text).success)
  const named = by === undefined ? [] : [...by.names, ...(by.code === undefined ? [] : [by.code])]
  const codes = asked.flatMap(([text, { mark }]) => [keyText(text), keyText(mark)]).filter(Boolean)
  const tests = ['_id', ...named].map((column) =>
    target.fields[column]?.means === 'code'
      ? sql`code_key(${sql.ref(column)}) in (select code_key(code) from unnest(${codes}::text[]) code)`
      : sql`${sql.ref(column)} = any(${known})`,
  )
  const apart = [field.within, resource.scope === 'site' && target.scope === 'site' ? 'site' : undefined]
  const columns = [...new Set(['_id', ...named, ...apart.filter((name) => name !== undefined)])]
  const { rows } = await sql<Row>`
    select ${sql.join(columns.map((column) => sql.ref(column)))}, ${listed({ and: [] }, target, context)} as ${sql.ref(isListed)}
    from ${labelTable(target, context)}
    where ${or(tests)} limit ${most}`.execute(context.db)
  const found = new Map<string, readonly Row[]>()
  for (const [text, parts] of asked) found.set(text, meant(rows, text, { parts, by }))
  return { of: (text) => found.get(text) ?? [] }
}

/** Whether a list shows the record. */
const isListed = 'is_listed__'

/** The maximum length of a name with its code; nothing longer is looked up. */
export const longestName = 1_000
const most = 20_000

/** `其他 [l1-food]` has the name 其他 and the mark l1-food. */
function partsOf(text: string): { name: string; mark: string } {
  const bare = text.trimEnd()
  const at = bare.lastIndexOf('[')
  const mark = bare.slice(at + 1, -1)
  if (at < 0 || !bare.endsWith(']') || mark === '' || mark.includes(']')) return { name: '', mark: '' }
  return { name: bare.slice(0, at).trimEnd(), mark }
}

/**
 * Ids take precedence over codes, and codes over names, because they are more specific; and what a list shows over what it
 * leaves out, such as former units.
 */
function meant(
  rows: readonly Row[],
  text: string,
  { parts: { name, mark }, by }: { parts: { name: string; mark: string }; by: LabelFields | undefined },
): readonly Row[] {
  const bare = text.trim()
  const called = (row: Row, said: string): boolean =>
    by?.names.some((column) => row[column] === said) ?? false
  const coded = (row: Row, said: string): boolean =>
    by?.code !== undefined && keyOf(String(row[by.code])) === keyOf(said)
  const ways: ((row: Row) => boolean)[] = [
    (row) => row._id === bare,
    (row) => coded(row, bare),
    (row) => called(row, text) || called(row, bare),
    (row) => mark !== '' && called(row, name) && (row._id === mark || coded(row, mark)),
  ]
  for (const way of ways) {
    const found = rows.filter(way)
    const present = found.filter((row) => row[isListed] === true)
    if (found.length > 0) return present.length > 0 ? present : found
  }
  return []
}
