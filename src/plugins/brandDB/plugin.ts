import { signedIn, type Rule } from '#contract/access.ts'
import { area } from '#contract/brandDB/area.ts'
import { brandAudit } from '#contract/brandDB/brandAudit.ts'
import { dictionaryTexts } from '#contract/brandDB/brandDictionary.words.ts'
import { brandRankingTexts } from '#contract/brandDB/brandRanking.words.ts'
import { cardTexts, movedTexts, shopTexts } from '#contract/brandDB/card.words.ts'
import { contact } from '#contract/brandDB/contact.ts'
import { duplicatesTexts } from '#contract/brandDB/duplicates.words.ts'
import { helpTexts } from '#contract/brandDB/help.words.ts'
import { definePlugin, page } from '#src/kit/base/plugin/definePlugin.ts'
import { messagesOf, nounWords } from '#src/providers/messagesOf.ts'
import { screensOf } from '#src/kit/base/plugin/screensOf.ts'
import { extendSlots } from '#src/kit/base/plugin/slot.ts'
import { dashboardCards, shopTabs } from '#src/kit/base/plugin/slots.ts'
import { nounsOf } from '#src/kit/page/screens/nounsOf.ts'

const splitsStores: Rule = { all: ['leasing.split_merge', 'branddb.store.view'] }

const audit = screensOf(() => import('#src/resources/brandDB/brandAudit/brandAuditScreens.tsx'))
const dictionary = screensOf(
  () => import('#src/resources/brandDB/brandDictionary/brandDictionaryScreens.tsx'),
)
const tags = screensOf(() => import('#src/resources/brandDB/brandDictionary/TagSettings.tsx'))
const ranking = screensOf(() => import('#src/resources/brandDB/brandRanking/BrandRanking.tsx'))
const merge = screensOf(() => import('#src/resources/brandDB/store/StoreMerge.tsx'))
const split = screensOf(() => import('#src/resources/brandDB/store/StoreSplit.tsx'))
const modification = screensOf(() => import('./BrandModification.tsx'))

/** Brand, store and floor master data. */
export default definePlugin({
  area,
  resources: nounsOf(area, {
    brand: {
      ...screensOf(() => import('#src/resources/brandDB/brand/brandScreens.tsx')).all('brandScreens'),
      list: screensOf(() => import('#src/resources/brandDB/brand/BrandList.tsx'))('BrandList'),
    },
    brandAudit: {
      list: screensOf(() => import('#src/resources/brandDB/brandAudit/BrandAuditList.tsx'))('BrandAuditList'),
      show: audit('BrandAuditShow'),
    },
    store: {
      ...screensOf(() => import('#src/resources/brandDB/store/storeScreens.tsx')).all('storeScreens'),
      list: screensOf(() => import('#src/resources/brandDB/store/StoreList.tsx'))('StoreList'),
    },
    floor: {
      can: 'branddb.store.view',
      ...screensOf(() => import('#src/resources/brandDB/floor/floorScreens.tsx')).all('floorScreens', [
        'create',
        'edit',
      ]),
      list: screensOf(() => import('#src/resources/brandDB/floor/FloorList.tsx'))('FloorList'),
    },
    company: {
      ...screensOf(() => import('#src/resources/brandDB/company/companyScreens.tsx')).all('companyScreens'),
      list: screensOf(() => import('#src/resources/brandDB/company/CompanyList.tsx'))('CompanyList'),
    },
    contact: {
      ...screensOf(() => import('#src/resources/brandDB/contact/contactScreens.tsx')).all('contactScreens'),
      list: screensOf(() => import('#src/resources/brandDB/contact/ContactList.tsx'))('ContactList'),
    },
    brandCompany: {},
    'settings/category': {
      menuPlace: '/brandDB/settings/classification',
      can: 'branddb.dict.edit',
      list: dictionary('Classifications'),
    },
    'settings/level1': {},
    'settings/level2': {},
    'settings/tag': { can: 'branddb.dict.edit', list: tags('TagSettings') },
    'settings/companyClassification': {
      can: 'branddb.dict.edit',
      list: dictionary('CompanyClassifications'),
    },
  }),
  pages: [
    // They only redirect; the target checks the permission.
    page('/brandDB/brandModification/:id', modification('BrandModification'), signedIn),
    page('/brandDB/store/:id/split', split('StoreSplit'), splitsStores),
    page('/brandDB/store/:id/merge', merge('StoreMerge'), splitsStores),
    page('/brandDB/brandModifyPC/:id', audit('BrandModify'), signedIn),
    page('/brandDB/brandPropose', audit('BrandPropose'), 'branddb.brand.edit'),
    page('/brandDB/settings', dictionary('Classifications'), 'branddb.dict.edit'),
    page('/brandDB/settings/classification', dictionary('Classifications'), 'branddb.dict.edit'),
    page('/brandDB/ranking', ranking('BrandRanking'), 'branddb.ranking.view'),
    page('/brandDB/brandAudit/:id', audit('BrandAuditAddress'), brandAudit.can.view),
  ],
  extensions: [
    ...extendSlots(shopTabs, {
      contacts: {
        label: 'brandDB.shop.tab',
        load: screensOf(() => import('#src/resources/brandDB/contact/ContactsOf.tsx'))('ShopContacts'),
        can: contact.can.view,
        order: 70,
      },
    }),
    ...extendSlots(dashboardCards, {
      pending: {
        label: 'brandDB.card.pending',
        load: audit('PendingAudits'),
        can: brandAudit.can.view,
        order: 23,
      },
    }),
  ],
  messages: messagesOf(nounWords(area), {
    brandDB: {
      help: helpTexts,
      alike: duplicatesTexts,
      card: cardTexts,
      dictionary: dictionaryTexts,
      ranking: brandRankingTexts,
      shop: shopTexts,
    },
    resources: movedTexts,
  }),
})
