import { site } from '#contract/common/site.ts'
import type { FieldLooks } from '#src/kit/screens/FieldGroup.ts'
import { listOf } from '#src/kit/screens/listOf.tsx'

/** How fields of a mall are shown where their kind alone is not enough. */
export const siteLooks: FieldLooks<typeof site> = { gla_area: { as: 'area' } }

/** The malls of the operator. */
export const SiteList = listOf(site, {
  looks: siteLooks,
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
