import type { ChartData, Place } from './ChartData.ts'

/**
 * Returns the figure to which a key moves from the current figure: null leaves the figures, undefined means
 * that the chart does not use the key.
 */
export function nextPlace(key: string, place: Place | null, data: ChartData): Place | null | undefined {
  if (key === 'Escape') return place && null
  const move = moves[data.kind === 'ranking' ? (turned[key] ?? key) : key]
  if (!move) return undefined
  const all = data.series.flatMap(({ values }, series) =>
    values.flatMap((value, category) => (value === null ? [] : [{ series, category }])),
  )
  if (!place) return key === 'End' ? all.findLast(({ series }) => series === all[0]?.series) : all[0]
  return move(all, place) ?? place
}

/** Returns the figure to which a key moves, among all figures in the order of series and categories. */
type Move = (all: readonly Place[], from: Place) => Place | undefined

const moves: Readonly<Record<string, Move>> = {
  ArrowRight: (all, from) => all.find((to) => to.series === from.series && to.category > from.category),
  ArrowLeft: (all, from) => all.findLast((to) => to.series === from.series && to.category < from.category),
  ArrowDown: (all, from) => all.find((to) => to.category === from.category && to.series > from.series),
  ArrowUp: (all, from) => all.findLast((to) => to.category === from.category && to.series < from.series),
  Home: (all, { series }) => all.find((to) => to.series === series),
  End: (all, { series }) => all.findLast((to) => to.series === series),
}

/** In a ranking the categories are one below the other. */
const turned: Readonly<Record<string, string>> = { ArrowDown: 'ArrowRight', ArrowUp: 'ArrowLeft' }
