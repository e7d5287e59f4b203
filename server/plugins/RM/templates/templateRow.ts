import { sql } from 'kysely'
import type { tourTemplate } from '#contract/RM/tourTemplate.ts'
import type { StoredRecord } from '#contract/resource.ts'
import type { Sql } from '#server/engine/condSql.ts'

/** A stored version of a checklist template. */
export type TemplateRow = StoredRecord<typeof tourTemplate>

type Series = Pick<TemplateRow, 'region' | 'site' | 'code'>

/** Whether a row of `tour_template` is a version of the same template. */
export const isVersionOf = ({ region, site, code }: Series): Sql => sql`(
  tour_template.deleted_at is null and tour_template.region = ${region} and tour_template.code = ${code}
  and tour_template.site is not distinct from ${site})`
