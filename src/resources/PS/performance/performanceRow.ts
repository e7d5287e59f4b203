import type { z } from 'zod'
import type { retailPerformanceList } from '#contract/PS/retailPerformance.ts'

/** The reply to the list of retail performance. */
export type PerformanceReply = z.infer<typeof retailPerformanceList.reply>

/** A row of it: a tenancy, a group, or the Total. */
export type PerformanceRow = PerformanceReply['list'][number]

/** The rows without the Total, and the Total. */
export const partsOf = <R extends { readonly is_total: boolean }>(list: readonly R[]) => ({
  rows: list.filter(({ is_total }) => !is_total),
  total: list.find(({ is_total }) => is_total),
})

/** What tells a row from the others, whatever it is grouped by. */
export const idOf = ({
  site,
  store_id,
  tenant_ship_id,
  brand_id,
  floor_id,
  category_id,
  name,
}: PerformanceRow): string => [site, store_id, tenant_ship_id, brand_id, floor_id, category_id, name].join()
