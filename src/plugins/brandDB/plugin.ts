import { area } from '#contract/brandDB/area.ts'
import { signedIn, type Rule } from '#contract/access.ts'
import { brand } from '#contract/brandDB/brand.ts'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { brandCategory } from '#contract/brandDB/brandCategory.ts'
import { brandCompany } from '#contract/brandDB/brandCompany.ts'
import { brandTag } from '#contract/brandDB/brandTag.ts'
import { company } from '#contract/brandDB/company.ts'
import { companyClassification } from '#contract/brandDB/companyClassification.ts'
import { contact } from '#contract/brandDB/contact.ts'
import { floor } from '#contract/brandDB/floor.ts'
import { level1Classification } from '#contract/brandDB/level1Classification.ts'
import { level2Classification } from '#contract/brandDB/level2Classification.ts'
import { store } from '#contract/brandDB/store.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { defineResource } from '#src/kit/base/resource/defineResource.ts'
import { extendSlot } from '#src/kit/base/plugin/slot.ts'
import { dashboardCards, shopTabs } from '#src/kit/base/plugin/slots.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import words from './words.ts'

const splitsStores: Rule = { all: ['leasing.split_merge', 'branddb.store.view'] }

const list = screensOf(() => import('./screens.ts'))
const screen = screensOf(() => import('./pages.ts'))

/** Brand, store and floor master data. */
export default definePlugin({
  id: area.id,
  api: 1,
  title: area.title,
  resources: [
    defineResource({
      name: 'brandDB/brand',
      contract: brand,
      list: list('BrandList'),
      ...screen.all('brandScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'brandDB/brandAudit',
      contract: brandAudit,
      list: list('BrandAuditList'),
      show: screen('BrandAuditShow'),
    }),
    defineResource({
      name: 'brandDB/store',
      contract: store,
      list: list('StoreList'),
      ...screen.all('storeScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'brandDB/floor',
      contract: floor,
      can: 'branddb.store.view',
      list: screen('FloorList'),
      ...screen.all('floorScreens', ['create', 'edit']),
    }),
    defineResource({
      name: 'brandDB/company',
      contract: company,
      list: list('CompanyList'),
      ...screen.all('companyScreens', ['create', 'edit', 'show']),
    }),
    defineResource({
      name: 'brandDB/contact',
      contract: contact,
      list: list('ContactList'),
      ...screen.all('contactScreens', ['create', 'edit', 'show']),
    }),
    defineResource({ name: 'brandDB/brandCompany', contract: brandCompany }),
    defineResource({
      name: 'brandDB/settings/category',
      menuPlace: '/brandDB/settings/classification',
      contract: brandCategory,
      can: 'branddb.dict.edit',
      list: screen('Classifications'),
    }),
    defineResource({ name: 'brandDB/settings/level1', contract: level1Classification }),
    defineResource({ name: 'brandDB/settings/level2', contract: level2Classification }),
    defineResource({
      name: 'brandDB/settings/tag',
      contract: brandTag,
      can: 'branddb.dict.edit',
      list: screen('TagSettings'),
    }),
    defineResource({
      name: 'brandDB/settings/companyClassification',
      contract: companyClassification,
      can: 'branddb.dict.edit',
      list: screen('CompanyClassifications'),
    }),
  ],
  pages: [
    // They only redirect; the target checks the permission.
    page('/brandDB/brandModification/:id', screen('BrandModification'), signedIn),
    page('/brandDB/store/:id/split', screen('StoreSplit'), splitsStores),
    page('/brandDB/store/:id/merge', screen('StoreMerge'), splitsStores),
    page('/brandDB/brandModifyPC/:id', screen('BrandModify'), signedIn),
    page('/brandDB/brandPropose', screen('BrandPropose'), 'branddb.brand.edit'),
    page('/brandDB/settings', screen('Classifications'), 'branddb.dict.edit'),
    page('/brandDB/settings/classification', screen('Classifications'), 'branddb.dict.edit'),
    page('/brandDB/ranking', screen('BrandRanking'), 'branddb.ranking.view'),
    page('/brandDB/brandAudit/:id', screen('BrandAuditAddress'), brandAudit.can.view),
  ],
  extensions: [
    extendSlot(shopTabs, {
      id: 'contacts',
      label: 'brandDB.shop.tab',
      load: async () => (await import('./pages.ts')).ShopContacts,
      can: contact.can.view,
      order: 70,
    }),
    extendSlot(dashboardCards, {
      id: 'pending',
      label: 'brandDB.card.pending',
      load: async () => (await import('./pages.ts')).PendingAudits,
      can: brandAudit.can.view,
      order: 23,
    }),
  ],
  messages: words,
})
