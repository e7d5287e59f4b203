import type { z } from 'zod'
import type { salesMonth, SalesRow, SoldDay } from '#contract/PS/salesMonth.ts'
import type { GridCell, GridColumn, GridRow } from '#src/kit/table/grid/GridRow.ts'

/** A month of sales as its call returns it. */
export type SalesMonth = z.infer<typeof salesMonth.reply>

/** The texts of the table, in the user's language. */
export interface MonthTexts {
  readonly missing: string
  readonly void: string
  readonly estimated: string
  readonly audited: string
  readonly adjusted: string
  readonly closed: string
  readonly future: string
  readonly notTrading: string
  readonly notOwn: string
  readonly noCategory: string
  readonly weekdays: readonly string[]
  readonly nameOf: (category: NonNullable<SalesRow['category']>) => string
  readonly tenantOf: (row: SalesRow) => string
}

/** The days of a month as columns; the keys are the days. */
export function daysOf(month: string, { weekdays }: Pick<MonthTexts, 'weekdays'>): GridColumn[] {
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0)).getUTCDate()
  return Array.from({ length: last }, (_, at) => {
    const weekday = new Date(dayIn(month, at + 1)).getUTCDay()
    return {
      key: String(at + 1),
      label: String(at + 1),
      below: weekdays[weekday] ?? '',
      names: [dayIn(month, at + 1)],
      width: 116,
      isSpecial: weekday % 6 === 0,
    }
  })
}

/** A day of a month, `YYYY-MM-DD`. */
export const dayIn = (month: string, day: number): string => `${month}-${String(day).padStart(2, '0')}`

/** What a row of the table is about; its id has both. */
export const rowId = ({ tenant_ship_id, sales_category_id }: SalesRow): string =>
  `${tenant_ship_id} ${sales_category_id ?? ''}`

/** The rows of the table: what was reported, which days are missing, and what cannot be changed. */
export const rowsOf = (data: SalesMonth, month: string, texts: MonthTexts): GridRow[] =>
  data.list.map((row) => {
    const lock = data.is_locked
      ? texts.closed
      : row.sales_category_id === null
        ? texts.noCategory
        : row.may_edit
          ? undefined
          : texts.notOwn
    return {
      id: rowId(row),
      heads: [row.store_no, texts.tenantOf(row), row.category ? texts.nameOf(row.category) : ''],
      cells: cellsOf(row, month, data.today, texts),
      ...(lock === undefined ? {} : { lock }),
    }
  })

function cellsOf(row: SalesRow, month: string, today: string, texts: MonthTexts): Record<string, GridCell> {
  const cells: Record<string, GridCell> = {}
  for (let day = 1; day <= 31; day += 1) {
    const lock =
      day < row.first ? texts.notTrading : day > row.last ? lateText(month, day, today, texts) : undefined
    if (lock !== undefined) cells[day] = { value: null, lock }
    else if (isMissing(row, month, day, today))
      cells[day] = { value: null, mark: texts.missing, tone: 'red', isDue: true }
  }
  for (const { _id: id, rev, day, amount: value, status, remark: note } of row.days) {
    cells[day] = {
      value: status === 'void' ? null : value,
      id,
      rev,
      note,
      ...specialOf(status, texts),
    }
  }
  return cells
}

/** What sets a record apart: an estimate is followed by the real figure, and final sales have been checked. */
function specialOf(status: SoldDay['status'], texts: MonthTexts): Partial<GridCell> {
  switch (status) {
    case 'void':
      return { lock: texts.void }
    case 'estimated':
      return { mark: texts.estimated, tone: 'amber' }
    case 'audited':
    case 'adjusted':
      return { mark: texts[status], tone: 'green' }
    case 'reported':
      return {}
  }
}

/** After the last day of trading until now: the day has not come, or the tenant has left. */
const lateText = (month: string, day: number, today: string, texts: MonthTexts): string =>
  dayIn(month, day) > today ? texts.future : texts.notTrading

/** Whether the tenant traded on a past day and reported nothing, neither for the day nor for the month. */
export const isMissing = (row: SalesRow, month: string, day: number, today: string): boolean =>
  day >= row.first &&
  day <= row.last &&
  row.whole_month === null &&
  dayIn(month, day) < today &&
  !row.days.some((one) => one.day === day)

/** The number of days of a month for which there is no report. */
export const missingOf = ({ list, today }: SalesMonth, month: string): number =>
  list.reduce((sum, row) => sum + missingIn(row, month, today), 0)

/** The number of days for which a row has no report. */
export const missingIn = (row: SalesRow, month: string, today: string): number =>
  Array.from({ length: 31 }, (_, at) => at + 1).filter((day) => isMissing(row, month, day, today)).length
