import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { choice, flag, recordId, ref, refs, seconds, text } from '#contract/field.ts'
import { page } from '#contract/page.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { searchQuery } from '#contract/searchQuery.ts'

/** Whoever is for one site alone is not for those who do not work there. */
const atOwnSites = (rule: Rule): Rule => ({ all: [rule, { ownSite: 'sites' }] })
const reach = 'branddb.contact.view_private'

/** A person to speak to at a company, a brand or a store; at least one of the three. How to reach them is for a few. */
export const contact = resource({
  name: 'contact',
  path: '/bdcontact',
  isPeople: true,
  fields: {
    name: text({ required: true, max: 120 }),
    name_en: text({ max: 120 }),
    gender: choice(['female', 'male', 'other']),
    position: text({ max: 120 }),
    department_text: text({ max: 120 }),
    mobile: text({ max: 20, pattern: /^\d{5,15}$/, private: reach }),
    /** Of the mobile, such as 86 or 852. */
    country_code: text({ max: 4, pattern: /^\d{1,4}$/ }),
    email: text({ max: 200, pattern: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, private: reach }),
    wechat: text({ max: 60, private: reach }),
    company_id: ref('company'),
    brand_ids: refs('brand'),
    store_ids: refs('store'),
    /** Where they can be spoken to about the brand; empty means everywhere. */
    sites: refs('site'),
    /** To be asked first. A company may have several, one for each shop of its, say. */
    is_primary: flag(),
    /** May be called at any hour. */
    is_emergency: flag(),
    language: choice(['zh_CN', 'zh_TW', 'en_US']),
    remark: text({ max: 2000 }),
    /** When they agreed that their data are kept. */
    consent_at: seconds(),
  },
  asked: { brand_id: refs('brand'), store_id: refs('store'), site: refs('site') },
  check: ({ company_id, brand_ids, store_ids }) =>
    company_id || isFilled(brand_ids) || isFilled(store_ids) ? {} : { company_id: 'link' },
  search: ['name', 'name_en', 'position'],
  sort: { name: 1 },
  can: crudRules(atOwnSites('branddb.contact.view'), {
    all: [atOwnSites('branddb.contact.edit'), { own: 'store_ids', permit: 'contact' }],
  }),
  exports: 'branddb.contact.view',
  imports: { can: 'branddb.contact.edit', key: [] },
})

/** Whether a list names anything. */
function isFilled(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0
}

/** Finds people while one types. */
export const contactSearch = call({
  method: 'GET',
  path: '/bd/contact/search',
  does: 'Finds contacts by name or position, of one company or brand if asked.',
  can: 'branddb.contact.view',
  query: searchQuery.extend({ company_id: recordId.optional(), brand_id: recordId.optional() }),
  reply: page({
    _id: z.string(),
    name: z.string(),
    position: z.string().nullable(),
    company_name: z.string().nullable(),
    brand_names: z.array(z.string()),
    /** Always masked. */
    mobile: z.string().nullable(),
  }),
})
