// Pages, forms and cards of the area, which are one chunk.
export { BrandModification } from './BrandModification.tsx'
export {
  BrandAuditAddress,
  BrandAuditShow,
  BrandModify,
  BrandPropose,
  PendingAudits,
} from '#src/resources/brandDB/brandAudit/brandAuditScreens.tsx'
export { brandScreens } from '#src/resources/brandDB/brand/brandScreens.tsx'
export {
  Classifications,
  CompanyClassifications,
} from '#src/resources/brandDB/brandDictionary/brandDictionaryScreens.tsx'
export { TagSettings } from '#src/resources/brandDB/brandDictionary/TagSettings.tsx'
export { companyScreens } from '#src/resources/brandDB/company/companyScreens.tsx'
export { ShopContacts } from '#src/resources/brandDB/contact/ContactsOf.tsx'
export { contactScreens } from '#src/resources/brandDB/contact/contactScreens.tsx'
export { FloorList } from '#src/resources/brandDB/floor/FloorList.tsx'
export { floorScreens } from '#src/resources/brandDB/floor/floorScreens.tsx'
export { storeScreens } from '#src/resources/brandDB/store/storeScreens.tsx'
export { StoreMerge } from '#src/resources/brandDB/store/StoreMerge.tsx'
export { StoreSplit } from '#src/resources/brandDB/store/StoreSplit.tsx'
export { BrandRanking } from '#src/resources/brandDB/brandRanking/BrandRanking.tsx'
