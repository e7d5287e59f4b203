import { site } from '#contract/common/site.ts'
import { resourceScreens } from '#src/kit/page/screens/resourceScreens.tsx'
import { SiteList } from './SiteList.tsx'
import { SiteParams } from './SiteParams.tsx'

/** The malls of the operator: list, page and form. */
export const siteScreens = resourceScreens(site, {
  list: SiteList,
  form: [
    { title: 'System.site.group.names', fields: ['code', 'name_sc', 'name_tc', 'name_en'] },
    {
      title: 'System.site.group.place',
      fields: ['site_region', 'timezone', 'currency', 'open_date', 'gla_area', 'area_unit_secondary'],
    },
    { title: 'System.site.group.ways', fields: ['tags_enabled', 'tax_inclusive'] },
  ],
  related: SiteParams,
})
