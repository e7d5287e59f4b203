import { z } from 'zod'
import type { Rule } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { seconds } from '#contract/dayFields.ts'
import { choice, email, flag, phone, ref, refs, text } from '#contract/fields.ts'
import { recordId } from '#contract/fieldSchemas.ts'
import { page } from '#contract/page.ts'
import { crudRules, resource } from '#contract/resource.ts'
import { searchQuery } from '#contract/searchQuery.ts'
import { windows } from '#contract/window.ts'

/** Hides contacts of particular sites from people who do not work at any of those sites. */
const atOwnSites = (rule: Rule): Rule => ({ all: [rule, { ownSite: 'sites' }] })
const reach = 'branddb.contact.view_private'

/**
 * A contact person at a company, a brand or a store (at least one of the three). Only a few people may see
 * how to reach them.
 */
export const contact = resource({
  name: 'contact',
  path: '/bdcontact',
  // Of a company or brand, which belong to no site; `sites` says who sees it.
  reach: 'none',
  isPeople: true,
  fields: {
    name: text({ required: true, max: 120 }),
    name_en: text({ max: 120 }),
    gender: choice(['female', 'male', 'other']),
    position: text({ max: 120 }),
    department_text: text({ max: 120 }),
    mobile: phone({ private: reach }),
    /** Of the mobile, such as 86 or 852. */
    country_code: text({ max: 4, pattern: /^\d{1,4}$/, fault: 'calling_code' }),
    email: email({ private: reach }),
    wechat: text({ max: 60, private: reach }),
    company_id: ref('company'),
    brand_ids: refs('brand'),
    store_ids: refs('store'),
    /** The sites that they are the contact for; empty means everywhere. */
    sites: refs('site'),
    /** The first person to contact. A company can have several, for example one for each of its shops. */
    is_primary: flag(),
    /** Can be called at any time. */
    is_emergency: flag(),
    language: choice(['zh_CN', 'zh_TW', 'en_US']),
    remark: text({ max: 2000 }),
    /** When they agreed to the storage of their data. */
    consent_at: seconds({ window: windows.recorded }),
  },
  asked: { brand_id: refs('brand'), store_id: refs('store'), site: refs('site') },
  check: ({ company_id, brand_ids, store_ids }) =>
    company_id || isFilled(brand_ids) || isFilled(store_ids) ? {} : { company_id: 'link' },
  search: ['name', 'name_en', 'position', 'mobile', 'email', 'company_id', 'brand_ids', 'store_ids'],
  sort: { name: 1 },
  can: crudRules(atOwnSites('branddb.contact.view'), {
    all: [atOwnSites('branddb.contact.edit'), { own: 'store_ids', permit: 'contact' }],
  }),
  exports: 'branddb.contact.view',
  imports: { can: 'branddb.contact.edit', key: [] },
})

/** Whether the list is not empty. */
function isFilled(list: unknown): boolean {
  return Array.isArray(list) && list.length > 0
}

/** Finds contacts while the user types. */
export const contactSearch = call({
  method: 'GET',
  path: '/bd/contact/search',
  does: 'Finds contacts by name or position, optionally of one company or brand.',
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
