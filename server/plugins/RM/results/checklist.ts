import { sql } from 'kysely'
import type { Sql } from '#server/engine/condSql.ts'
import { checkPoints } from './checkPoints.ts'

/** What is checked, in the language of the site. */
const points = (locale: 'zh_CN' | 'zh_TW'): string =>
  JSON.stringify(checkPoints.map(({ category, [locale]: item }) => ({ item, category })))

/** The checklist of a tour, for a statement over tours. */
export const checklistSql: Sql = sql`(
  select case at.site_region when 'HK' then ${points('zh_TW')}::jsonb else ${points('zh_CN')}::jsonb end
  from site at where at._id = tour.site)`
