import { daysLater } from '#contract/day.ts'
import { date } from '#contract/dayFields.ts'
import { choice } from '#contract/fields.ts'
import { text } from '#contract/localText.ts'
import { refuseFields } from '#contract/reply.ts'
import type { ParameterWords, ReportPeriod } from './defineReport.ts'
import { momentAt, monthLater } from './zone.ts'

type Days = readonly [first: string, last: string]

const names = {
  today: text('今天', '今日', 'Today'),
  yesterday: text('昨天', '昨日', 'Yesterday'),
  this_week: text('本周', '本週', 'This week'),
  last_week: text('上周', '上週', 'Last week'),
  this_month: text('本月', '本月', 'This month'),
  last_month: text('上月', '上月', 'Last month'),
  this_quarter: text('本季度', '本季度', 'This quarter'),
  last_quarter: text('上季度', '上季度', 'Last quarter'),
  this_year: text('今年', '今年', 'This year'),
  last_year: text('去年', '去年', 'Last year'),
  own: text('自定义', '自訂', 'Other dates'),
}
type PeriodName = keyof typeof names

/** The parameters of a report with a period. The days only count for the period `own`. */
export const periodFields = {
  // The list is not empty, which its type cannot say.
  period: choice(Object.keys(names) as [PeriodName, ...PeriodName[]], { initial: 'this_month' }),
  from: date(),
  to: date(),
}

export const periodWords: Readonly<Record<keyof typeof periodFields, ParameterWords>> = {
  period: { label: text('期间', '期間', 'Period'), choices: names },
  from: { label: text('开始日期', '開始日期', 'First day') },
  to: { label: text('结束日期', '結束日期', 'Last day') },
}

/** The days of each period but `own`, as of a day; periods under way end with that day. */
const daysOf: Readonly<Record<Exclude<PeriodName, 'own'>, (today: string) => Days>> = {
  today: (today) => [today, today],
  yesterday: (today) => [daysLater(today, -1), daysLater(today, -1)],
  this_week: (today) => [monday(today), today],
  last_week: (today) => [daysLater(monday(today), -7), daysLater(monday(today), -1)],
  this_month: (today) => [monthLater(today, 0), today],
  last_month: (today) => before(monthLater(today, -1), monthLater(today, 0)),
  this_quarter: (today) => [quarter(today), today],
  last_quarter: (today) => before(monthLater(quarter(today), -3), quarter(today)),
  this_year: (today) => [`${today.slice(0, 4)}-01-01`, today],
  last_year: (today) => {
    const year = Number(today.slice(0, 4)) - 1
    return [`${year}-01-01`, `${year}-12-31`]
  },
}

/** The days that the parameters mean as of a day. Throws 4004 for days that are missing or in the wrong order. */
export function periodOf(
  params: Readonly<Record<string, unknown>>,
  today: string,
  timeZone: string,
): ReportPeriod {
  const [first, last] = params['period'] === 'own' ? ownDays(params) : namedDays(params['period'], today)
  const start = momentAt(first, '00:00', timeZone)
  return { first, last, start, end: momentAt(last, '24:00', timeZone) }
}

const namedDays = (name: unknown, today: string): Days => {
  const known = Object.entries(daysOf).find(([key]) => key === name)
  return (known?.[1] ?? daysOf.this_month)(today)
}

function ownDays({ from, to }: Readonly<Record<string, unknown>>): Days {
  if (typeof from !== 'string') throw refuseFields('validation.failed', { from: 'required' })
  if (typeof to !== 'string') throw refuseFields('validation.failed', { to: 'required' })
  if (to < from) throw refuseFields('validation.failed', { to: 'before_start' })
  return [from, to]
}

const before = (first: string, next: string): Days => [first, daysLater(next, -1)]

const monday = (day: string): string => daysLater(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

const quarter = (day: string): string => monthLater(day, -((Number(day.slice(5, 7)) - 1) % 3))
