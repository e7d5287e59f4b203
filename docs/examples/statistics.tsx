import { Ranking, StatisticsPage } from 'atrium/parts'
import {
  LabelledSelect,
  PageControl,
  PageControls,
  SearchControl,
  PeriodSelect,
  PlainPage,
  usePageChoices,
  usePeriod,
  type Period,
} from 'atrium/screens'
import { fault, faultBars, faultFigures } from './parking.ts'

/**
 * What the faults of a period amount to: figures, bars, and the car parks with the most faults. The period and
 * the other choices are in the address; figures and bars lead to the list of what they count.
 */
export const FaultStatistics = () => (
  <StatisticsPage
    texts="parking.fault.statistics"
    list="parking/fault"
    contract={fault}
    date="created_at"
    figures={faultFigures}
    cards={[
      { name: 'total', filter: {} },
      { name: 'dismissed', filter: { state: ['dismissed'] } },
    ]}
    bars={faultBars}
    dimensions={{ lot: 'lot_id', month: 'created_at' }}
    stacks={{ state: {} }}
    renderMore={({ top }, to) => (
      <Ranking title="parking.fault.top" entries={top} to={(id) => to({ lot_id: [id] })} />
    )}
  />
)

/** A custom page of figures, with a period and another choice. */
export function Takings() {
  const { range, ...period } = usePeriod()
  const { choice, text, set } = usePageChoices()
  const by = choice('by', ['day', 'month'])
  return (
    <PlainPage title="parking.takings">
      <PageControls>
        <PeriodSelect {...period} />
        <LabelledSelect
          label="By"
          value={by}
          options={[
            ['day', 'Day'],
            ['month', 'Month'],
          ]}
          onChange={(chosen) => set({ by: chosen })}
        />
        <SearchControl label="Car park" value={text('q')} onChange={(q) => set({ q })} />
        <PageControl label="From place">
          <input value={text('place')} onChange={({ target }) => set({ place: target.value })} />
        </PageControl>
      </PageControls>
      {range && daysIn(range)}
    </PlainPage>
  )
}
const daysIn = ({ from, to }: Period): number => (to - from) / 86_400
