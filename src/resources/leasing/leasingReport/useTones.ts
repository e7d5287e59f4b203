import { useGetMany } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { shipStatuses } from '#contract/leasing/tenantShip.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { statusColors as shipColors } from '#src/resources/leasing/tenantShip/colors.ts'
import type { Line } from './floors.ts'
import { legendOf } from './legendOf.ts'

/** How the units are coloured: by the state of their tenants, the year in which they leave, or their category. */
export function useTones(mode: 'status' | 'expiry' | 'category', lines: readonly Line[]) {
  const translate = useTranslate()
  const nameOf = useLocalName()
  const words = useWords(useResourceOf('tenant_ship'))
  const resource = useResourceOf('brand_category')
  const ids = [...new Set(lines.flatMap(({ category_id }) => category_id ?? []))].toSorted()
  const { data: categories = [] } = useGetMany(
    resource ?? '',
    { ids },
    { enabled: resource !== undefined && mode === 'category' && ids.length > 0, onError: () => undefined },
  )
  const years = [...new Set(lines.flatMap(({ end_date }) => end_date?.slice(0, 4) ?? []))].toSorted()
  const ways = {
    status: ({ status }: Line) => ({
      tone: shipColors[status ?? ''] ?? 'grey',
      label: words.choice('status', status),
      place: shipStatuses.findIndex((one) => one === status),
    }),
    expiry: ({ end_date, lease_status }: Line) => {
      if (lease_status === 'holdover')
        return { tone: 'red', label: translate('leasing.report.bucket.holdover'), place: -1 }
      const year = end_date?.slice(0, 4) ?? ''
      const place = years.indexOf(year)
      return { tone: `y${Math.min(5, place)}`, label: year, place }
    },
    category: ({ category_id }: Line) => {
      const category = categories.find((one) => one?.id === category_id)
      return {
        tone: `c${ids.indexOf(category_id ?? '') % 8}`,
        label: category ? nameOf(category) : translate('leasing.report.no_category'),
        place: typeof category?.order === 'number' ? category.order : ids.length,
      }
    },
  }
  const toneOf = (line: Line) =>
    line.tenant_ship_id === null
      ? { tone: 'vacant', label: translate('leasing.report.vacant'), place: Number.MAX_VALUE }
      : ways[mode](line)
  return { toneOf, legend: legendOf(lines.map(toneOf)) }
}
