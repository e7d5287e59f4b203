import { sql } from 'kysely'
import { refuseFields } from '#contract/reply.ts'
import type { Context } from '#server/engine/context.ts'
import type { TemplateRow } from './templateRow.ts'

/** Throws 4004 unless everything that the points refer to exists, and belongs to the site of the template if it has one. */
export async function requirePoints({ db }: Context, { site, items }: TemplateRow): Promise<void> {
  const given = (name: 'department' | 'assignee_id') => items.flatMap((item) => item[name] ?? [])
  const listed = (name: 'category_ids' | 'floor_ids') => items.flatMap((item) => item[name])
  const { rows } = await sql<{ missing: string }>`
    select id as missing from unnest(${given('department')}::text[]) id
      where not exists (select from department where _id = id and deleted_at is null)
    union all select id from unnest(${given('assignee_id')}::text[]) id
      where not exists (select from "user" where _id = id and is_active and deleted_at is null
        and (${site}::text is null or ${site} = any(sites)))
    union all select id from unnest(${listed('category_ids')}::text[]) id
      where not exists (select from brand_category where _id = id and deleted_at is null)
    union all select id from unnest(${listed('floor_ids')}::text[]) id
      where not exists (select from floor where _id = id and site = ${site} and deleted_at is null)
    limit 1`.execute(db)
  if (rows.length > 0) throw refuseFields('validation.failed', { items: 'reference' })
}
