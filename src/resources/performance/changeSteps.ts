import { idOf, partsOf, type PerformanceReply, type PerformanceRow } from './performanceRow.ts'

interface Step {
  readonly id: string
  readonly label: string
  readonly value: number
  readonly isTotal?: true
}

/** The number of rows that have a step of their own. */
const most = 8

/**
 * From the sales of the earlier period to those of this one: the rows with the largest changes, and the others,
 * among them tenants who have left, as one. Empty if nothing is known of the earlier period.
 */
export function changeSteps(
  reply: PerformanceReply,
  base: 'year' | 'before',
  label: (key: string) => string,
): readonly Step[] {
  const { rows, total } = partsOf(reply)
  const before = (row: PerformanceRow) => (base === 'year' ? row.sales_last_year : row.sales_prev_month)
  const [first, last] = [total && before(total), total?.sales]
  if (typeof first !== 'number' || typeof last !== 'number') return []
  const steps = rows
    .filter(({ currency }) => currency === reply.currency)
    .map((row): Step => ({ id: idOf(row), label: row.name, value: (row.sales ?? 0) - (before(row) ?? 0) }))
    .filter(({ value }) => value !== 0)
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .slice(0, most)
    .toSorted((a, b) => b.value - a.value)
  const others = last - first - steps.reduce((sum, { value }) => sum + value, 0)
  return [
    { id: 'before', label: label(base), value: first, isTotal: true },
    ...steps,
    // Less than a cent is what adding leaves over.
    ...(Math.abs(others) < 0.01 ? [] : [{ id: 'others', label: label('others'), value: others }]),
    { id: 'now', label: label('figure.sales'), value: last, isTotal: true },
  ]
}
