import {
  Chart,
  FigureCard,
  FigureCards,
  formatCompact,
  formatFigure,
  type ChartPoint,
  type ChartSeries,
  type FigureReference,
  type FigureUnit,
} from 'atrium/screens'
import { useLocale } from 'react-admin'

/** Takings of a year as bars and how full the car parks were as a line, which has its own axis because its unit is another. */
const money: FigureUnit = { currency: 'HKD' }
const months = ['01', '02', '03'].map((id) => ({ id, label: `2026-${id}` }))
const takings: ChartSeries = {
  id: 'takings',
  label: 'Takings',
  unit: money,
  values: [1_200_000, 900_000, null],
}
const use: ChartSeries = { id: 'use', label: 'Use', unit: 'ratio', as: 'line', values: [0.82, 0.74, 0.9] }
const lotsOf = ({ category }: ChartPoint) => `/parking/lot?filter=${JSON.stringify({ month: category })}`
export const Takings = () => (
  <Chart
    kind="combination"
    title="Takings and use"
    by="Month"
    categories={months}
    series={[takings, use]}
    to={lotsOf}
  />
)

/** Cards side by side, each with a figure, how it compares with an earlier one and how it came about. */
const lastMonth: FigureReference = { value: 14, label: 'last month', good: 'down' }
export const Overview = ({ full, error, retry }: { full: number; error: unknown; retry: () => void }) => (
  <FigureCards>
    <FigureCard label="Full" value={full} reference={lastMonth} trend={[9, 14, full]} to="/parking/lot" />
    <FigureCard label="Takings" value={null} unit={money} error={error} retry={retry} />
  </FigureCards>
)

/** A figure of one's own in full, and in short where there is little room. */
export function TakingsText({ amount }: { amount: number }) {
  const locale = useLocale() ?? ''
  return <abbr title={formatFigure(amount, money, locale)}>{formatCompact(amount, money, locale)}</abbr>
}
