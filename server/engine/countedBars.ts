import { sql } from 'kysely'
import { text, type Locale } from '#contract/localText.ts'
import type { Resource } from '#contract/resource.ts'
import type { Sql } from './condSql.ts'
import type { Context } from './context.ts'
import { countBars } from './countBars.ts'
import { namesOf } from './namesOf.ts'
import { matchingTable } from './read.ts'

/** Which records are counted, and how. */
interface BarDimensions {
  /** From `from` up to but not including `to`, in unix seconds; at the current site by default. */
  readonly period: { readonly from: number; readonly to: number; readonly site?: string | undefined }
  /** The field with the moment that counts. */
  readonly date: string
  /** A bar for each value of this field: a reference, a choice, or `date` itself for its months. */
  readonly by: string
  /** The choice by which bars are stacked. */
  readonly stack: string
  /** The language of the names. */
  readonly locale: Locale
}

/**
 * The reply of the call for the bars of a `<StatisticsPage>`: how many records of a period the person may see. The largest
 * bar comes first, and the rest after twenty is one bar; months are in order. Choices are called by the
 * words of the resource.
 */
export async function countedBars(
  resource: Resource,
  context: Context,
  { period: { from, to, ...query }, date, by, stack, locale }: BarDimensions,
) {
  const areMonths = by === date
  const bars = await countBars(context, {
    key: areMonths ? monthOf(resource, context, date) : sql`${sql.ref(by)}::text`,
    part: sql.ref(stack),
    rows: sql`${matchingTable(resource, context, query)}
      where ${sql.ref(date)} >= ${from} and ${sql.ref(date)} < ${to}`,
    areMonths,
  })
  const choices = (field: string, value: string): string =>
    context.resources.get(resource.name)?.texts?.choices?.[field]?.[value]?.[locale] ?? value
  const target = context.resources.get(resource.fields[by]?.to ?? '')
  const keys = bars.flatMap(({ key }) => key ?? [])
  const nameOf = target
    ? await namesOf(context, target, keys, locale)
    : (key: string): string => choices(by, key)
  const parts = resource.fields[stack]?.choices ?? []
  return {
    categories: bars.map(({ key, isRest }) => (isRest ? other[locale] : key === null ? '-' : nameOf(key))),
    keys: bars.map(({ key }) => key),
    series: parts.map((key) => ({
      key,
      name: choices(stack, key),
      data: bars.map(({ counts }) => counts[key] ?? 0),
    })),
  }
}

const other = text('其他', '其他', 'Other')

/** A month is one at the site of the record, or of the person. */
function monthOf({ name, scope }: Resource, { who }: Context, date: string): Sql {
  const site = scope === 'site' ? sql.ref(`${name}.site`) : sql`${who.site}`
  return sql`to_char(to_timestamp(${sql.ref(date)}) at time zone (
    select timezone from site at where at._id = ${site}), 'YYYY-MM')`
}
