import { useTranslate } from 'react-admin'
import { tourProblem } from '#contract/RM/tourProblem.ts'
import { tourProblemStatistics, tourProblemStatisticsBar } from '#contract/RM/tourStatistics.ts'
import { useCall } from '#src/kit/call/useCall.ts'
import { Chart } from '#src/kit/chart/Chart.tsx'
import { useWords } from '#src/kit/field/useWords.ts'
import { FigureCard } from '#src/kit/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/figure/FigureCards.tsx'
import { usePerson } from '#src/kit/personContext.ts'
import { PlainPage } from '#src/kit/record/PlainPage.tsx'
import { severityColors } from './colors.ts'
import { fieldOf, listAddress } from './listAddress.ts'
import { Choice, PeriodChoice, Row } from './StatisticsChoices.tsx'
import { TopStores } from './TopStores.tsx'
import { usePeriod } from './usePeriod.ts'

interface ProblemStatisticsProps {
  /** The resource whose list the figures lead to. */
  readonly list: string
  readonly texts: string
}

const dimensions = ['floor', 'category', 'department', 'severity', 'month', 'site'] as const
const stacks = ['status', 'severity'] as const
const refreshOn = [tourProblem]
const options = { refreshOn, keepsPrevious: true }

/** What the problems of a period amount to: figures, bars, and the shops with the most. Each leads to the list. */
export function ProblemStatistics({ list, texts }: ProblemStatisticsProps) {
  const translate = useTranslate()
  const words = useWords(list)
  const { sites } = usePerson().user
  const choices = usePeriod()
  const { range } = choices
  const scope = choices.choice('scope', ['here', 'all'])
  const dimension = choices.choice('by', dimensions)
  const stack = choices.choice('stack', stacks)
  const query = range && { ...range, ...(scope === 'all' ? { site: 'ALL' } : {}) }
  const figures = useCall(tourProblemStatistics, query && { query }, options)
  const bars = useCall(tourProblemStatisticsBar, query && { query: { ...query, dimension, stack } }, options)
  const { data } = figures
  const state = (call: typeof figures | typeof bars) => ({
    isPending: call.isPending,
    error: call.error,
    retry: call.retry,
  })
  // The list shows the problems of the current site.
  const to = (filter: Readonly<Record<string, unknown>>) =>
    range && scope === 'here' ? listAddress(list, range, filter) : undefined
  const labelOf = (name: string) => translate(`${texts}.statistics.${name}`)
  const card = (
    name: string,
    value: number | null | undefined,
    filter?: Readonly<Record<string, unknown>>,
  ) => (
    <FigureCard
      label={labelOf(name)}
      value={value}
      unit={name.endsWith('rate') ? 'ratio' : 'count'}
      to={filter && to(filter)}
      {...state(figures)}
    />
  )
  return (
    <PlainPage title={`${texts}.statistics.title`}>
      <PeriodChoice {...choices} texts={`${texts}.statistics`}>
        {sites.length > 1 && (
          <Choice
            label={labelOf('scope')}
            value={scope}
            of={[
              ['here', labelOf('here')],
              ['all', labelOf('all')],
            ]}
            onChoose={(value) => choices.set({ scope: value })}
          />
        )}
      </PeriodChoice>
      <FigureCards>
        {card('total', data?.total, {})}
        {card('overdue', data?.overdue, { is_overdue: true })}
        {card('overdue_rate', data?.overdue_rate)}
        {card('fix_rate', data?.fix_rate)}
        {card('avg_fix_hours', data?.avg_fix_hours)}
        {card('median_fix_hours', data?.median_fix_hours)}
        {card('reopen_rate', data?.reopen_rate)}
      </FigureCards>
      <Row>
        <Choice
          label={labelOf('by')}
          value={dimension}
          of={dimensions.map((one) => [one, one === 'month' ? labelOf('month') : words.label(fieldOf[one])])}
          onChoose={(by) => choices.set({ by })}
        />
        <Choice
          label={labelOf('stack')}
          value={stack}
          of={stacks.map((one) => [one, words.label(one)])}
          onChoose={(value) => choices.set({ stack: value })}
        />
      </Row>
      <Chart
        kind="bars"
        title={labelOf('chart')}
        by={dimension === 'month' ? labelOf('month') : words.label(fieldOf[dimension])}
        categories={(bars.data?.categories ?? []).map((label, index) => ({
          id: bars.data?.keys[index] ?? `none-${index}`,
          label,
        }))}
        series={(bars.data?.series ?? []).map(({ key, name, data: values }) => ({
          id: key,
          label: name,
          values,
          ...(stack === 'severity' ? { color: severityColors[key] } : {}),
        }))}
        to={({ category, series }) => {
          if (!bars.data?.keys.includes(category)) return undefined
          const part =
            stack === 'severity'
              ? { severity: [Number(series)], status: { $nin: ['void'] } }
              : { status: [series] }
          return to({
            [fieldOf[dimension]]: dimension === 'severity' ? [Number(category)] : [category],
            ...part,
          })
        }}
        {...state(bars)}
      />
      {data && (
        <TopStores
          stores={data.top_stores}
          title={`${texts}.statistics.top_stores`}
          to={(id) => to({ store_id: [id] })}
        />
      )}
    </PlainPage>
  )
}
