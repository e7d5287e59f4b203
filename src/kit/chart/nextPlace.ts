import type { ChartData, Place } from './ChartData.ts'

/** Where a key leads from a figure: null is away from all of them, undefined that it is no key of the chart's. */
export function nextPlace(key: string, place: Place | null, data: ChartData): Place | null | undefined {
  if (key === 'Escape') return place && null
  const last = { series: data.series.length - 1, category: data.categories.length - 1 }
  const move = moves[key]
  if (!move) return undefined
  if (!place) return { series: 0, category: key === 'End' ? last.category : 0 }
  const { series = 0, category = 0 } = move
  return {
    series: within(place.series + series, last.series),
    category: within(place.category + category, last.category),
  }
}

/** How far a key leads, among categories and series. */
const moves: Readonly<Record<string, Partial<Place>>> = {
  ArrowRight: { category: 1 },
  ArrowLeft: { category: -1 },
  ArrowDown: { series: 1 },
  ArrowUp: { series: -1 },
  Home: { category: Number.NEGATIVE_INFINITY },
  End: { category: Number.POSITIVE_INFINITY },
}

const within = (value: number, last: number): number => Math.min(Math.max(value, 0), last)
