import { sql } from 'kysely'
import type { z } from 'zod'
import { floor } from '#contract/brandDB/floor.ts'
import { department } from '#contract/common/department.ts'
import { site } from '#contract/common/site.ts'
import type { Locale } from '#contract/localText.ts'
import type { Resource } from '#contract/resource.ts'
import type { problemDimension } from '#contract/RM/tourStatistics.ts'
import { tourProblemWords } from '#contract/RM/tourProblem.words.ts'
import type { Sql } from '#server/engine/condSql.ts'
import type { Context } from '#server/engine/context.ts'
import { namesOf } from '#server/engine/namesOf.ts'

/** What problems are grouped by. */
export type Dimension = z.infer<typeof problemDimension>

/** What each problem counts for, as SQL over the table of problems with its site as `at`. A month is one at the site. */
export const keyOf: Readonly<Record<Dimension, Sql>> = {
  floor: sql`floor_id`,
  category: sql`category`,
  department: sql`department`,
  severity: sql`severity::text`,
  month: sql`to_char(to_timestamp(found_at) at time zone at.timezone, 'YYYY-MM')`,
  site: sql`at._id`,
}

const named: Partial<Record<Dimension, Resource>> = { floor, department, site }

/** The names of these members of a dimension in a language. One that nobody named is called as it is stored. */
export async function namesIn(
  context: Context,
  dimension: Dimension,
  keys: readonly string[],
  locale: Locale,
): Promise<(key: string) => string> {
  const resource = named[dimension]
  if (resource) return namesOf(context, resource, keys, locale)
  const words: Readonly<Record<string, Readonly<Record<Locale, string>>>> =
    (dimension === 'category' || dimension === 'severity' ? tourProblemWords.choices[dimension] : null) ?? {}
  return (key) => words[key]?.[locale] ?? key
}
