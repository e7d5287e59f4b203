import { useLocale } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { shiftMonth } from '#contract/month.ts'
import { shipStatuses } from '#contract/leasing/tenantShip.ts'
import { useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { formatDay } from '#src/kit/value/field/formatDate.ts'
import { formatCompact } from '#src/kit/value/field/formatFigure.ts'
import { formatNumber } from '#src/kit/value/field/formatNumber.ts'
import { useWords } from '#src/kit/value/field/useWords.ts'
import { statusColors as shipColors } from '#src/resources/leasing/tenantShip/colors.ts'
import { bandAt, cutsOf, firstEnd } from './bands.ts'
import type { FloorReply, TintName, UnitMonth } from './useLivingFloor.ts'

/** A colour of the drawing and what it means. */
interface Band {
  readonly tone: string
  readonly label: string
}

/** How units are coloured. */
export interface Tint {
  readonly bandOf: (row: UnitMonth) => Band
  /** What is written on a unit. */
  readonly valueOf: (row: UnitMonth) => string
  /** In the order of the legend, with their letters. */
  readonly bands: readonly (Band & { readonly mark: string })[]
}

const soon = [6, 12, 24] as const
const counts = { cuts: [1, 3, 6], labels: ['0', '1–2', '3–5', '6+'] } as const

/** The colours of a tint: by state, by time until the lease ends, or by a figure. */
export function useTint(name: TintName, reply: FloorReply | undefined): Tint {
  const translate = useTranslate()
  const locale = useLocale() ?? ''
  const words = useWords(useResourceOf('tenant_ship'))
  const label = (key: string, values = {}) => translate(`leasing.floor.${key}`, values)
  const list = reply?.list ?? []
  const vacant = { tone: 'vacant', label: label('vacant') }
  const unknown = { tone: 'grey', label: label('no_figure') }
  const levels = (cuts: readonly number[], format: (value: number) => string): Band[] =>
    [...cuts, Number.POSITIVE_INFINITY].map((to, place) => {
      const [from, tone] = [cuts[place - 1], `level${place}`]
      if (from === undefined) return { tone, label: label('below', { to: format(to) }) }
      return place === cuts.length
        ? { tone, label: label('from', { from: format(from) }) }
        : { tone, label: label('between', { from: format(from), to: format(to) }) }
    })
  const figure = (source: 'sales_density' | 'base_rent_per_m2') => {
    const cuts = cutsOf(list.flatMap((row) => row[source] ?? []))
    const money = (value: unknown) => formatCompact(value, 'count', locale)
    const own = levels(cuts, money)
    return {
      order: [...own, unknown, vacant],
      bandOf: (row: UnitMonth) =>
        row.tenants.length === 0 ? vacant : (bandAt(own, cuts, row[source]) ?? unknown),
      valueOf: (row: UnitMonth) => (row.tenants.length === 0 ? vacant.label : money(row[source])),
    }
  }
  const ways = {
    status: () => {
      const own = new Map<string, Band>(
        shipStatuses.map((status) => [
          status,
          { tone: shipColors[status] ?? 'grey', label: words.choice('status', status) },
        ]),
      )
      const bandOf = ({ tenants: [first] }: UnitMonth) => own.get(first?.status ?? '') ?? vacant
      return { order: [...own.values(), vacant], bandOf, valueOf: (row: UnitMonth) => bandOf(row).label }
    },
    expiry: () => {
      const own = [
        { tone: 'red', label: label('over') },
        ...soon.map((months, place) => ({ tone: `soon${place}`, label: label('within', { months }) })),
        { tone: 'green', label: label('later', { months: soon.at(-1) }) },
      ]
      return {
        order: [...own, vacant],
        bandOf: (row: UnitMonth) => {
          const end = firstEnd(row)
          if (end === null) return vacant
          if (end < row.day || row.tenants.some(({ lease_status }) => lease_status === 'holdover'))
            return own[0] ?? vacant
          const after = (months: number) =>
            `${shiftMonth(row.day.slice(0, 7), months)}-${row.day.slice(8)}` >= end
          const place = soon.findIndex(after)
          return own[place === -1 ? own.length - 1 : place + 1] ?? vacant
        },
        valueOf: (row: UnitMonth) => {
          const end = firstEnd(row)
          return end === null ? vacant.label : formatDay(end)
        },
      }
    },
    density: () => figure('sales_density'),
    rent: () => figure('base_rent_per_m2'),
    problems: () => {
      const own = counts.labels.map((text, place) => ({ tone: `alarm${place}`, label: text }))
      return {
        order: own,
        bandOf: (row: UnitMonth) => bandAt(own, counts.cuts, row.open_problems) ?? unknown,
        valueOf: (row: UnitMonth) => formatNumber(row.open_problems),
      }
    },
  }
  const { order, bandOf, valueOf } = ways[name]()
  const seen = new Set(list.map((row) => bandOf(row).label))
  const bands = order
    .filter((band) => seen.has(band.label))
    .map((band, place) => ({ ...band, mark: String.fromCodePoint(65 + place) }))
  return { bands, bandOf, valueOf }
}
