import { sql } from 'kysely'
import { scoreItem } from '#contract/RM_evaluate/scoreItem.ts'
import { scoreItemSet } from '#contract/RM_evaluate/scoreItemSet.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Context } from '#server/engine/context.ts'
import { insert } from '#server/engine/create.ts'
import { naturalOrder } from '#server/engine/naturalOrder.ts'
import { authorize } from '#server/engine/refuse.ts'
import { todayOf, type SetRow } from './itemSetSql.ts'

/** Copies a version with its items to a draft of the next version, which begins tomorrow unless it is changed. */
export const revise = (inside: Context, record: SetRow): Promise<Partial<SetRow>> =>
  copyTo(record, inside, record)

/** Copies a set that applies at more sites to a draft for one site of the person. Throws 4032 for another site. */
export async function adapt(
  inside: Context,
  record: SetRow,
  { site }: { readonly site: string },
): Promise<Partial<SetRow>> {
  authorize(scoreItemSet.can.create, inside.who, { site })
  return copyTo({ site, region: null }, inside, record)
}

async function copyTo(
  { site, region }: Pick<SetRow, 'site' | 'region'>,
  inside: Context,
  record: SetRow,
): Promise<Partial<SetRow>> {
  const { category_id, scale } = record
  const { rows: days } = await sql<{ tomorrow: string }>`
    select (${todayOf(inside)} + 1)::text as tomorrow from score_item_set where _id = ${record._id}`.execute(
    inside.db,
  )
  const effective_from = days[0]?.tomorrow
  const { _id: set_id } = await insert(scoreItemSet, inside, {
    site,
    region,
    category_id,
    scale,
    effective_from,
  })
  const { rows } = await sql<StoredRecord<typeof scoreItem>>`
    select code, section, name, name_en, name_tc, weight::float8, max_score::float8, min_score::float8, is_critical,
      remark_below::float8, "order"
    from score_item where set_id = ${record._id} and deleted_at is null and is_active order by "order", ${naturalOrder('code')}`.execute(
    inside.db,
  )
  for (const item of rows) await insert(scoreItem, inside, { ...item, set_id })
  return {}
}
