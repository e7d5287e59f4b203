import { choice, country, file, files, flag, list, ref, refs, text } from '#contract/fields.ts'
import { integer, scale } from '#contract/numberFields.ts'
import { names, resource } from '#contract/resource.ts'
import { webAddress } from './webAddress.ts'

/** A shop brand in the group's brand database, present in the malls or wanted there. Shared by all sites. */
export const brand = resource({
  name: 'brand',
  path: '/bdbrand',
  reach: 'none',
  fields: {
    ...names,
    code: text({
      assigned: true,
      writable: 'create',
      min: 3,
      max: 20,
      pattern: /^[A-Z0-9-]{3,20}$/,
      fault: 'capitals',
    }),
    aliases: list(),
    /** First letters of the pinyin of the name, lower case. */
    initials: text({ writable: 'never' }),
    category_id: ref('brand_category', { required: true }),
    level1_id: ref('level1_classification', { within: 'category_id' }),
    level2_id: ref('level2_classification', { within: 'level1_id' }),
    tag_ids: refs('brand_tag'),
    origin_country: country(),
    founded_year: integer({ min: 1500, max: 2100 }),
    /** 1 is the cheapest, 5 the most expensive. */
    price_band: scale(5),
    target_group: text(),
    website: webAddress(300),
    logo: file('picture'),
    photos: files('picture'),
    description: text({ max: 2000 }),
    description_en: text({ max: 4000 }),
    description_tc: text({ max: 2000 }),
    status: choice(['prospect', 'active', 'inactive', 'blacklisted'], { initial: 'prospect' }),
    /** The brand's first store in its city or region. */
    is_first_store: flag(),
    /** The number of stores in which it trades today. */
    store_count: integer({ assigned: true, writable: 'never' }),
    /** The sites at which it trades today. */
    site_ids: refs('site', { writable: 'never' }),
    audit_status: choice(['none', 'audit_inprogress'], { assigned: true, writable: 'never' }),
    /** Whether the reader has marked it as a favourite. */
    is_favourite: flag({ writable: 'never', derived: true }),
  },
  asked: {
    /** A site at which it trades today. */
    present_site: refs('site'),
    /** A company behind the brand. */
    company_id: refs('company'),
  },
  check: ({ founded_year }, today) =>
    Number(founded_year) > Number(today.slice(0, 4)) ? { founded_year: 'future' } : {},
  search: ['name', 'name_en', 'name_tc', 'aliases', 'initials', 'code'],
  labels: ['_id', 'name', 'name_en', 'name_tc', 'code'],
  sort: { name_en: 1 },
  can: {
    view: 'branddb.brand.view',
    create: 'branddb.brand.create',
    // Without the right to edit directly, a change becomes a request; see brandAudit.
    update: { any: ['branddb.brand.edit_direct', 'branddb.brand.edit'] },
    remove: 'branddb.brand.delete',
  },
  exports: 'branddb.brand.export',
  exportedAt: '/bd/brand/list/export',
  imports: { can: { any: ['branddb.brand.create', 'branddb.brand.edit_direct'] }, key: ['code'] },
})
