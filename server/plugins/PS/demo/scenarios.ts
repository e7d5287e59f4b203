import { monthStart, momentOf } from '#server/demo/calendar.ts'
import { commonColumns } from '#server/demo/commonColumns.ts'

/** The row of the table `perf_scenario`: what if the shops of a floor sold more and paid a higher share. */
export const scenarios = (today: string, by: string | null) => [
  {
    _id: 'WI-2-1',
    site: '2',
    title: '一层销售增长 8%，提成 14% / L1 sells 8 % more at 14 %',
    from_month: monthStart(today, -3).slice(0, 7),
    to_month: monthStart(today, -1).slice(0, 7),
    is_shared: true,
    floor_ids: ['F-GZ-L1'],
    sales_percent: 0.08,
    turnover_rate: 0.14,
    ...commonColumns(momentOf(monthStart(today), 10)),
    created_by: by,
  },
]
