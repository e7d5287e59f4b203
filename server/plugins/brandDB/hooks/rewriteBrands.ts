import { sql } from 'kysely'
import { brand } from '#contract/brandDB/brand.ts'
import type { StoredRecord } from '#contract/resource.ts'
import { brandRequests } from '#server/plugins/brandDB/brandAudit/brandRequests.ts'
import { audit } from '#server/engine/audit.ts'
import { columnsOf } from '#server/engine/columns.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { assignEach, idsOf } from '#server/engine/rows.ts'

const batch = 500

type BrandRow = StoredRecord<typeof brand>

/**
 * Stores other values in every brand of a kind, however many there are, because what they refer to has moved
 * or gone. Each change is audited. Throws 4094 if one of them waits for approval.
 */
export async function rewriteBrands(
  inside: Context,
  where: Sql,
  valuesOf: (record: BrandRow) => Partial<BrandRow>,
): Promise<void> {
  let last = ''
  for (;;) {
    const { rows } = await sql<BrandRow>`
      select ${columnsOf(brand)} from brand where ${where} and deleted_at is null and _id > ${last}
      order by _id limit ${batch} for no key update`.execute(inside.db)
    await brandRequests.requireFree(inside, idsOf(rows))
    const after = await assignEach(
      brand,
      inside,
      rows.map((record) => ({ record, values: valuesOf(record) })),
    )
    const changes = rows.map((before) => ({ before, after: after.get(before._id) ?? null }))
    await audit(brand, inside, 'update', changes)
    if (rows.length < batch) return
    last = rows.at(-1)?._id ?? ''
  }
}
