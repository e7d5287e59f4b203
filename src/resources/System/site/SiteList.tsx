import { site } from '#contract/common/site.ts'
import { listOf } from '#src/kit/page/screens/listOf.tsx'

/** The malls of the operator. */
export const SiteList = listOf(site, {
  columns: [
    { source: 'code', width: 120 },
    { source: 'name', width: 200, grows: true },
    { source: 'site_region', width: 160 },
    { source: 'currency', width: 140 },
    { source: 'gla_area', width: 160 },
    { source: 'open_date', width: 130 },
    { source: 'timezone', width: 140, hidden: true },
  ],
  filters: ['site_region', 'currency'],
})
