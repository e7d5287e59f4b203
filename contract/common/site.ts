import { signedIn } from '#contract/access.ts'
import { date } from '#contract/dayFields.ts'
import { choice, code, flag, text } from '#contract/fields.ts'
import { area } from '#contract/numberFields.ts'
import { place } from '#contract/place.ts'
import { resource } from '#contract/resource.ts'
import { currencies } from '#contract/common/currencies.ts'
import { windows } from '#contract/window.ts'

/**
 * A mall. A new one is open to people who have every site; others need it in their `sites`. Its `_id` is a string even
 * if it looks like a number; `site_region` HK switches Hong Kong behaviour on.
 */
export const site = resource({
  name: 'site',
  path: '/bdsite',
  reach: { sites: '_id' },
  scope: 'self',
  fields: {
    code: code({ required: true, max: 40 }),
    site_region: choice(['HK', 'CN-S', 'CN-C', 'CN-E', 'CN-N', 'CN-NE'], { required: true }),
    /** A copy of `name_sc`. */
    name: text({ assigned: true, writable: 'never', max: 120 }),
    name_en: text({ max: 120 }),
    name_sc: text({ required: true, max: 120 }),
    name_tc: text({ max: 120 }),
    currency: choice(currencies, { required: true }),
    timezone: choice(['Asia/Shanghai', 'Asia/Hong_Kong'], { required: true }),
    open_date: date({ window: windows.opening }),
    /** Gross leasable area in square metres. */
    gla_area: area({ max: 1e7 }),
    /** A second unit that areas are shown in (`sqft` in Hong Kong). */
    area_unit_secondary: choice(['sqft']),
    /** Whether shops can be given tags while they are scored. Only sites in Hong Kong have tags. */
    tags_enabled: flag(),
    /** Whether tenants report their sales with tax. If not, there is no tax to take off for sales without tax. */
    tax_inclusive: flag({ initial: true }),
    order: place(),
  },
  search: ['name', 'name_en', 'name_tc', 'code'],
  sort: { order: 1 },
  can: { view: signedIn, create: 'system.site.edit', update: 'system.site.edit' },
  dictionary: true,
})
