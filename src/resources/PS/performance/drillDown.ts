import type { PerformanceRow } from './performanceRow.ts'
import { filters, type Filter, type Group } from './usePerformanceChoices.ts'

/** Where a row leads: a tenancy to its months, a group to its tenancies; undefined for the Total. */
export function drillDown(row: PerformanceRow, group: Group): string | undefined {
  if (row.is_total) return undefined
  if (group === 'store')
    return row.tenant_ship_id === null
      ? undefined
      : `/PS/performance/${encodeURIComponent(row.tenant_ship_id)}`
  const name = group === 'site' ? undefined : filterOf[group]
  const id = name && row[filters[name]]
  if (!name || !id) return undefined
  const month = row.stat_month === null ? {} : { from: row.stat_month, to: row.stat_month }
  return `/PS/performance?${new URLSearchParams({ ...month, group: 'store', [name]: id }).toString()}`
}

const filterOf: Readonly<Record<Exclude<Group, 'store' | 'site'>, Filter>> = {
  brand: 'brand',
  floor: 'floor',
  category: 'category',
}
