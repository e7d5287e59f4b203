import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Resource } from '#contract/resource.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { Chart } from '#src/kit/value/chart/Chart.tsx'
import { fieldOf } from '#src/kit/base/resource/contractOf.ts'
import type { StatusColors } from '#contract/nounScreens.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { LabelledSelect, PageControls } from './LabelledSelect.tsx'
import type { CountCall, CountedBars, CountQuery, FilterValues, LinkTo } from './statisticsCalls.ts'
import { usePageChoices } from './usePageChoices.ts'

/** A field by which bars are stacked. */
interface StackLook {
  /** The colours of its values. */
  readonly statusColors?: StatusColors
  /** Added to the filter of the list that a part of a bar leads to. */
  readonly filter?: FilterValues
}

/** The bars of a `<StatisticsPage>`. */
export interface BarsParts<D extends string, S extends string> {
  /** The call that counts along a dimension, stacked by a field. */
  readonly bars: CountCall<CountedBars, { readonly dimension: D; readonly stack: S }>
  /** The field of the contract with the time that counts. A dimension with this field is a month. */
  readonly date: string
  /** The dimensions of the call, each with the field of the contract that it groups by. */
  readonly dimensions: Readonly<Record<D, string>>
  /** The fields of the contract by which bars can be stacked. */
  readonly stacks: Readonly<Record<S, StackLook>>
}

interface StatisticsBarsProps<D extends string, S extends string> extends BarsParts<D, S> {
  readonly texts: string
  readonly list: string
  readonly contract: Resource
  readonly query: CountQuery | null
  readonly to: LinkTo
}

/** Bars along a dimension that the user chooses, stacked by a field that they choose. */
export function StatisticsBars<D extends string, S extends string>({
  bars,
  date,
  dimensions,
  stacks,
  ...page
}: StatisticsBarsProps<D, S>) {
  const { texts, list, contract, query, to } = page
  const translate = useTranslate()
  const words = useWords(list)
  const { choice, set } = usePageChoices()
  const dimension = choice('by', namesIn(dimensions))
  const stack = choice('stack', namesIn(stacks))
  const { data, isPending, error, retry } = useCall(
    bars,
    query && { query: { ...query, dimension, stack } },
    {
      refreshOn: [contract],
      keepsPrevious: true,
    },
  )
  const { statusColors, filter } = stacks[stack]
  const labelOf = (name: D) =>
    dimensions[name] === date ? translate('atrium.statistics.month') : words.label(dimensions[name])
  /** Keys are texts; the filter of a number needs numbers. */
  const only = (source: string, key: string) => ({
    [source]: [fieldOf(contract, source).kind === 'integer' && source !== date ? Number(key) : key],
  })
  return (
    <>
      <PageControls>
        <LabelledSelect
          label={translate('atrium.statistics.by')}
          value={dimension}
          options={namesIn(dimensions).map((name) => [name, labelOf(name)])}
          onChange={(by) => set({ by })}
        />
        <LabelledSelect
          label={translate('atrium.statistics.stack')}
          value={stack}
          options={namesIn(stacks).map((name) => [name, words.label(name)])}
          onChange={(chosen) => set({ stack: chosen })}
        />
      </PageControls>
      <Chart
        kind="bars"
        title={translate(`${texts}.chart`)}
        by={labelOf(dimension)}
        categories={(data?.categories ?? []).map((label, index) => ({
          id: data?.keys[index] ?? `none-${index}`,
          label,
        }))}
        series={(data?.series ?? []).map(({ key, name, data: values }) => ({
          id: key,
          label: name,
          values,
          ...(statusColors ? { color: statusColors[key] } : {}),
        }))}
        to={({ category, series }) =>
          data?.keys.includes(category)
            ? to({ ...filter, ...only(dimensions[dimension], category), ...only(stack, series) })
            : undefined
        }
        {...{ isPending, error, retry }}
      />
    </>
  )
}

/** The names in a record, of which there is at least one. */
const namesIn = <K extends string>(record: Readonly<Record<K, unknown>>) =>
  Object.keys(record) as unknown as readonly [K, ...K[]]
