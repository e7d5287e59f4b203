import { Calendar, calendarViews, chartColors, isDay, shownDays, type CalendarEvent } from 'atrium/parts'
import {
  Chart,
  FigureCard,
  FigureCards,
  formatCompact,
  formatFigure,
  RankingBars,
  RecordCount,
  usePageChoices,
  type FigureReference,
  type FigureUnit,
} from 'atrium/screens'
import { useLocale } from 'react-admin'
import { lot } from './parking.ts'

/**
 * The takings of a year as bars, and the occupancy of the car parks as a line, which has its own axis because
 * its unit is different.
 */
const money: FigureUnit = { currency: 'HKD' }
const months = ['01', '02', '03'].map((id) => ({ id, label: `2026-${id}` }))
export const Takings = () => (
  <Chart
    kind="combination"
    title="Takings and use"
    by="Month"
    categories={months}
    series={[
      { id: 'takings', label: 'Takings', unit: money, values: [1_200_000, 900_000, null] },
      { id: 'use', label: 'Use', unit: 'ratio', as: 'line', values: [0.82, 0.74, 0.9] },
    ]}
    to={({ category }) => `/parking/lot?filter=${JSON.stringify({ month: category })}`}
  />
)

/** What full car parks are coloured with, in charts and on drawings. */
export const fullColor = (theme: 'light' | 'dark') => chartColors[theme].status.red

/** Cards side by side, each with a figure, its change against an earlier figure, and its trend. */
const lastMonth: FigureReference = { value: 14, label: 'last month', good: 'down' }
export const Overview = ({ full, error, retry }: { full: number; error: unknown; retry: () => void }) => (
  <FigureCards>
    <FigureCard label="Full" value={full} reference={lastMonth} trend={[9, 14, full]} to="/parking/lot" />
    <FigureCard label="Takings" value={null} unit={money} error={error} retry={retry} />
  </FigureCards>
)

/** The number of car parks that are closed; the card leads to their list. */
export const ClosedLots = () => <RecordCount contract={lot} label="Closed" cond={{ state: 'closed' }} />

/** When car parks are closed. Day and view are in the address; `shownDays` says which days to ask for. */
const closures: readonly CalendarEvent[] = [
  { id: '1', day: '2026-11-20', title: 'East is closed', to: '/parking/lot/east/show', tone: 'amber' },
]
export function Closures() {
  const { choice, text, set } = usePageChoices()
  const view = choice('view', calendarViews)
  const day = isDay(text('day')) ? text('day') : '2026-11-15'
  const days = shownDays(day, view)
  const events = closures.filter((event) => days.includes(event.day))
  return <Calendar label="Closures" today="2026-11-15" {...{ day, view, events }} onChange={set} />
}

/** A figure in text: in full, and shortened where there is little space. */
export function TakingsText({ amount }: { amount: number }) {
  const locale = useLocale() ?? ''
  return <abbr title={formatFigure(amount, money, locale)}>{formatCompact(amount, money, locale)}</abbr>
}

/** The car parks by their use, with a line at the average. */
const byUse = [
  { id: 'east', rank: 1, name: 'East', to: '/parking/lot/east/show', share: 0.9, text: '90%' },
  { id: 'west', rank: 2, name: 'West', share: 0.74, text: '74%' },
]
export const UseRanking = () => (
  <RankingBars headings={['Rank', 'Car park', 'Use']} rows={byUse} mark={0.82} />
)
