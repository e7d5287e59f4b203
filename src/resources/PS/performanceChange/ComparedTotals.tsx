import type { ReactNode } from 'react'
import type { ComparedFigure } from '#contract/PS/figures.ts'
import type { changeSides } from '#contract/PS/performanceChanges.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import { ReportCharts } from '#src/kit/page/report/ReportCharts.tsx'
import { PerformanceCard } from '#src/resources/PS/performance/PerformanceCard.tsx'
import { useFigures } from '#src/resources/PS/performance/useFigures.ts'
import { stepsOf, type Step } from './stepsOf.ts'

/** Figures before and after. */
type ComparedRow = Readonly<Record<`${ComparedFigure}_${(typeof changeSides)[number]}`, number | null>>

/** What moved a figure from one total to the other. */
interface Waterfall {
  readonly figure: ComparedFigure
  readonly title: string
  /** What its steps are. */
  readonly by: string
  readonly moves: readonly Step[]
}

interface ComparedTotalsProps {
  readonly total: ComparedRow | undefined
  readonly currency: string | undefined
  /** The figures on cards, and whether more of them is good. */
  readonly cards: readonly (readonly [ComparedFigure, ('up' | 'down')?])[]
  /** What the figures before are called. */
  readonly than: string
  readonly waterfalls: readonly Waterfall[]
  readonly labels: Parameters<typeof stepsOf>[0]['labels']
  /** Cards before the others. */
  readonly children?: ReactNode
  readonly isPending?: boolean
  readonly error?: unknown
  readonly retry?: () => void
}

/** Totals before and after on cards, and as waterfalls where the difference comes from. */
export function ComparedTotals(props: ComparedTotalsProps) {
  const { total, currency, cards, than, waterfalls, labels, children, ...state } = props
  const { isVisible, unit } = useFigures(currency)
  return (
    <>
      <FigureCards>
        {children}
        {cards.map(([figure, good]) => {
          const before = total?.[`${figure}_before`] ?? null
          return (
            <PerformanceCard
              key={figure}
              {...{ figure, currency, ...state }}
              value={total?.[`${figure}_after`] ?? null}
              reference={before === null ? undefined : { value: before, label: than, ...(good && { good }) }}
            />
          )
        })}
      </FigureCards>
      {waterfalls.length > 0 && (
        <ReportCharts>
          {waterfalls
            .filter(({ figure }) => isVisible(figure))
            .map(({ figure, title, by, moves }) => {
              const [from, to] = [total?.[`${figure}_before`] ?? null, total?.[`${figure}_after`] ?? null]
              const steps = stepsOf({ from, to, moves, labels })
              return (
                <Chart
                  key={figure}
                  kind="waterfall"
                  {...{ title, by, ...state }}
                  categories={steps.map(({ value: _, ...category }) => category)}
                  series={[
                    { id: figure, label: by, unit: unit(figure), values: steps.map(({ value }) => value) },
                  ]}
                />
              )
            })}
        </ReportCharts>
      )}
    </>
  )
}

const parts = ['base_rent', 'turnover_rent', 'mgmt_fee', 'promo_fee', 'other_charge'] as const

/** By how much the parts of the occupancy cost moved. */
export const costMoves = (
  total: ComparedRow | undefined,
  label: (name: ComparedFigure) => string,
): readonly Step[] =>
  parts.map((name) => ({ id: name, label: label(name), value: total?.[`${name}_change`] ?? 0 }))
