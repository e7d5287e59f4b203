import { sql } from 'kysely'
import type { Context } from '#server/engine/context.ts'
import type { TemplateRow } from './templateRow.ts'

type Reference = 'department' | 'assignee_id' | 'category_ids' | 'floor_ids'

/** What the points of a template refer to that does not exist, or not at the site of the template, as `keyOf` writes it. */
export async function missingIn({ db }: Context, { site, items }: TemplateRow): Promise<ReadonlySet<string>> {
  const given = (name: Reference) => items.flatMap((item) => item[name] ?? [])
  const { rows } = await sql<{ name: Reference; id: string }>`
    select 'department' as name, id from unnest(${given('department')}::text[]) id
      where not exists (select from department where _id = id and deleted_at is null)
    union all select 'assignee_id', id from unnest(${given('assignee_id')}::text[]) id
      where not exists (select from "user" where _id = id and is_active and deleted_at is null
        and (${site}::text is null or ${site} = any(sites)))
    union all select 'category_ids', id from unnest(${given('category_ids')}::text[]) id
      where not exists (select from brand_category where _id = id and deleted_at is null)
    union all select 'floor_ids', id from unnest(${given('floor_ids')}::text[]) id
      where not exists (select from floor where _id = id and site = ${site} and deleted_at is null)`.execute(
    db,
  )
  return new Set(rows.map(({ name, id }) => keyOf(name, id)))
}

export const keyOf = (name: Reference, id: string): string => `${name} ${id}`
