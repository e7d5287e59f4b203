import { useGetMany, type RaRecord } from 'react-admin'
import { store } from '#contract/brandDB/store.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { chartColors } from '#src/kit/value/chart/palette.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { storeStatusColors } from '#src/resources/brandDB/store/storeStatusColors.ts'

/** By what units are coloured on a plan. */
export type TintBy = 'status' | 'category_id'

/** A colour of a plan and what it means. */
export interface PlanTint {
  readonly label: string
  readonly light: string
  readonly dark: string
}

/** The colours of units by status or by category, each with its meaning, in the same order everywhere. */
export function usePlanTints(by: TintBy, units: readonly RaRecord[]): ReadonlyMap<string, PlanTint> {
  const words = useWords(useResourceOf('store'))
  const nameOf = useLocalName()
  const found = [...new Set(units.map((unit) => unit[by]).filter((value) => typeof value === 'string'))]
  const isCategory = by === 'category_id'
  const { data = [] } = useGetMany(
    useResourceOf('brand_category') ?? '',
    { ids: isCategory ? found.toSorted() : [] },
    { enabled: isCategory && found.length > 0, onError: () => undefined },
  )
  if (!isCategory) {
    const statuses = (store.fields.status.choices ?? []).filter((status) => found.includes(status))
    return new Map(
      statuses.map((status) => [status, { ...statusColor(status), label: words.choice('status', status) }]),
    )
  }
  const categories = data.filter((record) => record !== undefined)
  return new Map(
    categories.map((record, place) => [String(record.id), { ...seriesColor(place), label: nameOf(record) }]),
  )
}

const statusColor = (status: string) => {
  const color = storeStatusColors[status] ?? 'grey'
  return { light: chartColors.light.status[color], dark: chartColors.dark.status[color] }
}

const seriesColor = (place: number) => ({
  light: atPlace(chartColors.light.series, place),
  dark: atPlace(chartColors.dark.series, place),
})

const atPlace = (colors: readonly string[], place: number): string => colors[place % colors.length] ?? ''
