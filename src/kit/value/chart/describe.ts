import { formatFigure, languageTag } from '#src/kit/value/field/formatFigure.ts'
import type { ChartData, Place } from './ChartData.ts'
import { medianTexts } from './medians.ts'

type Translate = (key: string, options?: Record<string, unknown>) => string

/** A figure as text: `L2, Vacant: 12`. */
export function pointText(data: ChartData, place: Place, translate: Translate, locale: string): string {
  const series = data.series[place.series]
  return translate('atrium.chart.point', {
    category: data.categories[place.category]?.label,
    series: series?.label,
    value: formatFigure(series?.values[place.category], series?.unit ?? 'count', locale),
  })
}

/** Describes a chart: what it shows, its highest and lowest figures, and medians if it shows them. */
export const summaryOf = (data: ChartData, translate: Translate, locale: string): string =>
  [extremesOf(data, translate, locale), ...medianTexts(data, locale)].join(' ')

function extremesOf(data: ChartData, translate: Translate, locale: string): string {
  const { kind, title, by, categories, series } = data
  const summary = translate('atrium.chart.summary', {
    title,
    by,
    kind: translate(`atrium.chart.kind.${kind}`),
    series: new Intl.ListFormat(languageTag(locale)).format(series.map(({ label }) => label)),
    from: categories[0]?.label,
    to: categories.at(-1)?.label,
  })
  const ordered = placesInOrder(data)
  const [lowest, highest] = [ordered[0], ordered.at(-1)]
  if (!lowest || !highest || ordered.length === 1) return summary
  return translate('atrium.chart.extremes', {
    summary,
    lowest: pointText(data, lowest, translate, locale),
    highest: pointText(data, highest, translate, locale),
  })
}

/**
 * The positions of all figures, lowest first. Only figures in the unit of the first series can be compared.
 */
function placesInOrder({ series }: ChartData): Place[] {
  const unit = JSON.stringify(series[0]?.unit ?? 'count')
  return series
    .flatMap(({ values, unit: own = 'count' }, place) =>
      JSON.stringify(own) === unit
        ? values.flatMap((value, category) => (value === null ? [] : [{ value, series: place, category }]))
        : [],
    )
    .toSorted((a, b) => a.value - b.value)
}
