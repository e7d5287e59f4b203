import { sql } from 'kysely'
import { text, type Locale } from '#contract/localText.ts'
import type { Resource } from '#contract/resource.ts'
import type { Context } from './context.ts'
import { labelTable } from './visible.ts'

/** What these records are called in a language. A record that the person may not know is called by its id. */
export async function namesOf(
  context: Context,
  resource: Resource,
  ids: readonly string[],
  locale: Locale,
): Promise<(id: string) => string> {
  const columns = [nameIn[locale], 'name', ...resource.labels].filter((name) => name in resource.fields)
  const names = [...columns.map((name) => sql`${sql.ref(name)}::text`), sql`_id`]
  const { rows } = await sql<{ _id: string; name: string }>`
    select _id, coalesce(${sql.join(names)}) as name from ${labelTable(resource, context)}
    where _id = any(${[...ids]})`.execute(context.db)
  const known = new Map(rows.map(({ _id, name }) => [_id, name]))
  return (id) => known.get(id) ?? id
}

const nameIn: Readonly<Record<Locale, string>> = text('name', 'name_tc', 'name_en')
