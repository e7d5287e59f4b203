import type { ChartData, Place } from './ChartData.ts'

/** Where a key leads from a figure to the next that there is: null is away from all of them, undefined that it is no key of the chart's. */
export function nextPlace(key: string, place: Place | null, data: ChartData): Place | null | undefined {
  if (key === 'Escape') return place && null
  const move = moves[key]
  if (!move) return undefined
  const all = data.series.flatMap(({ values }, series) =>
    values.flatMap((value, category) => (value === null ? [] : [{ series, category }])),
  )
  if (!place) return key === 'End' ? all.findLast(({ series }) => series === all[0]?.series) : all[0]
  return move(all, place) ?? place
}

/** Of the figures there are, in the order of series and categories, the one to which a key leads. */
type Move = (all: readonly Place[], from: Place) => Place | undefined

const moves: Readonly<Record<string, Move>> = {
  ArrowRight: (all, from) => all.find((to) => to.series === from.series && to.category > from.category),
  ArrowLeft: (all, from) => all.findLast((to) => to.series === from.series && to.category < from.category),
  ArrowDown: (all, from) => all.find((to) => to.category === from.category && to.series > from.series),
  ArrowUp: (all, from) => all.findLast((to) => to.category === from.category && to.series < from.series),
  Home: (all, { series }) => all.find((to) => to.series === series),
  End: (all, { series }) => all.findLast((to) => to.series === series),
}
