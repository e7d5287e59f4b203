import { sql } from 'kysely'
import { brand } from '#contract/brandDB/brand.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { scopedTable } from '#server/engine/inScope.ts'

/** The names and the code of the brand of a request; the proposed names of a brand that does not exist yet. */
export const brandNames = (context: Context): Sql => sql`coalesce(
  (select joined(brand.name, brand.name_en, brand.name_tc, brand.code) from ${scopedTable(brand, context)} where brand._id = brand_audit.brand_id),
  joined(brand_audit.after ->> 'name', brand_audit.after ->> 'name_en', brand_audit.after ->> 'name_tc'))`
