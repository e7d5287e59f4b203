import { site } from '#contract/common/site.ts'
import { resourceScreens } from '#src/kit/screens/resourceScreens.tsx'
import { SiteParams } from './SiteParams.tsx'

/** The malls of the operator: list, page and form. */
export const siteScreens = resourceScreens(site, {
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
  looks: { gla_area: { as: 'area' } },
  form: [
    { title: 'System.site.group.names', fields: ['code', 'name_sc', 'name_tc', 'name_en'] },
    {
      title: 'System.site.group.place',
      fields: ['site_region', 'timezone', 'currency', 'open_date', 'gla_area', 'area_unit_secondary'],
    },
  ],
  related: SiteParams,
})
