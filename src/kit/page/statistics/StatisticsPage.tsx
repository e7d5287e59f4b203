import type { ReactNode } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Resource } from '#contract/resource.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { FigureCard } from '#src/kit/value/figure/FigureCard.tsx'
import { FigureCards } from '#src/kit/value/figure/FigureCards.tsx'
import type { FigureUnit } from '#src/kit/value/field/formatFigure.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { PlainPage } from '#src/kit/value/frame/PlainPage.tsx'
import { PrintAction } from '#src/kit/page/record/PrintAction.tsx'
import { LabelledSelect, PageControls } from './LabelledSelect.tsx'
import { listAddress } from './listAddress.ts'
import { PeriodSelect } from './PeriodSelect.tsx'
import { StatisticsBars, type BarsParts } from './StatisticsBars.tsx'
import { usePageChoices } from './usePageChoices.ts'
import { usePeriod } from './usePeriod.ts'
import type { CountCall, FilterValues, LinkTo } from './statisticsCalls.ts'

/** A figure of the reply, as a card. */
interface FigureOf<R> {
  /** Its name in the reply, and its label in `texts`. */
  readonly name: keyof R & string
  /** The unit; `count` by default. */
  readonly unit?: FigureUnit
  /** The filter of the list that shows what it counts; without it the card is not a link. */
  readonly filter?: FilterValues
}

/** What a `<StatisticsPage>` counts, and where it leads. */
export interface StatisticsPageProps<R, D extends string, S extends string> extends BarsParts<D, S> {
  /** The message key of the texts: `title`, `chart`, and one for each figure. */
  readonly texts: string
  /** The resource whose list the figures lead to, by its name in react-admin. */
  readonly list: string
  /** Its contract: the figures are fetched again when its records change. */
  readonly contract: Resource
  /** The call for the figures of a period. */
  readonly figures: CountCall<R>
  /** The cards above the bars, each for a figure of the reply. */
  readonly cards: readonly FigureOf<R>[]
  /** Further parts below the chart, such as a `<Ranking>`. */
  readonly renderMore?: (figures: R, to: LinkTo) => ReactNode
}

/**
 * What the records of a period amount to, from two calls of a contract: figures, and bars along a dimension that
 * the user chooses. All choices are in the address. Figures and bars lead to the list of what they count, unless
 * they are those of several sites. `texts` has a `title`, the title of the `chart`, and a text for each figure. Both calls
 * get the period in unix seconds, without its end; the server half makes the reply for the bars with `countedBars`.
 */
export function StatisticsPage<R extends object, D extends string, S extends string>({
  texts,
  list,
  contract,
  figures,
  cards,
  renderMore,
  ...bars
}: StatisticsPageProps<R, D, S>) {
  const translate = useTranslate()
  const { sites } = usePerson().user
  const { choice, set } = usePageChoices()
  const { range, ...period } = usePeriod()
  const scope = choice('scope', ['here', 'all'])
  const query = range && { ...range, ...(scope === 'all' ? { site: 'ALL' } : {}) }
  const { data, isPending, error, retry } = useCall(figures, query && { query }, {
    refreshOn: [contract],
    keepsPrevious: true,
  })
  // The list shows the records of the current site.
  const to: LinkTo = (filter) =>
    range && scope === 'here' ? listAddress({ list, date: bars.date, ...range }, filter) : undefined
  const scopes = (['here', 'all'] as const).map(
    (name) => [name, translate(`atrium.statistics.${name}`)] as const,
  )
  return (
    <PlainPage title={`${texts}.title`} actions={<PrintAction />}>
      <PageControls>
        <PeriodSelect {...period} />
        {sites.length > 1 && (
          <LabelledSelect
            label={translate('atrium.statistics.scope')}
            value={scope}
            options={scopes}
            onChange={(chosen) => set({ scope: chosen })}
          />
        )}
      </PageControls>
      <FigureCards>
        {cards.map(({ name, unit = 'count', filter }) => (
          <FigureCard
            key={name}
            label={translate(`${texts}.${name}`)}
            value={numberIn(data, name)}
            unit={unit}
            to={filter && to(filter)}
            {...{ isPending, error, retry }}
          />
        ))}
      </FigureCards>
      <StatisticsBars {...bars} {...{ texts, list, contract, query, to }} />
      {data && renderMore?.(data, to)}
    </PlainPage>
  )
}

const numberIn = <R extends object>(data: R | undefined, name: keyof R): number | null | undefined => {
  const value = data?.[name]
  return typeof value === 'number' ? value : data && null
}
