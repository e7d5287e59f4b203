import { sql } from 'kysely'
import { problemCategories } from '#contract/RM/problem.ts'
import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import type { Sql } from '#server/engine/condSql.ts'

/** What is checked in every shop: a point for each category of issues, in the language of the site. */
const points = (locale: 'zh_CN' | 'zh_TW'): string =>
  JSON.stringify(
    problemCategories.map((category) => ({
      item: tourProblemWords.choices.category[category][locale],
      category,
    })),
  )

/** The checklist of a tour, for a statement over tours. */
export const checklistSql: Sql = sql`(
  select case at.site_region when 'HK' then ${points('zh_TW')}::jsonb else ${points('zh_CN')}::jsonb end
  from site at where at._id = tour.site)`
