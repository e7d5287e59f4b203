import { describeScreens, looks, type KnownScreen } from '#tests/support/screenChecks.ts'

/** The screens of master data. */
const screens: readonly KnownScreen[] = [
  ['page of a brand', 'brand.approver', '/brandDB/brand/B123/show'],
  ['form of a brand', 'brand.approver', '/brandDB/brand/B123'],
  ['form of a new brand', 'brand.approver', '/brandDB/brand/create'],
  ['a brand that is not there', 'brand.approver', '/brandDB/brand/none/show'],
  ['quick look of a brand', 'brand.approver', '/brandDB/brand?look=B123'],
  ['categories of brands', 'brand.approver', '/brandDB/settings'],
  ['a category of brands', 'brand.approver', '/brandDB/settings?node=category:BC1'],
  ['tags of brands', 'brand.approver', '/brandDB/settings/tag'],
  ['company classifications', 'brand.approver', '/brandDB/settings/companyClassification'],
  ['form that proposes a change', 'brand.editor', '/brandDB/brandModifyPC/B123'],
  ['inbox of requests', 'brand.approver', '/brandDB/brandAudit'],
  ['list of companies', 'brand.approver', '/brandDB/company'],
  ['form of a new company', 'brand.editor', '/brandDB/company/create'],
  ['list of contacts', 'brand.approver', '/brandDB/contact'],
  ['form of a new contact', 'brand.editor', '/brandDB/contact/create'],
  ['list of stores', 'brand.approver', '/brandDB/store'],
  ['form of a new store', 'brand.approver', '/brandDB/store/create'],
  ['list of floors', 'brand.approver', '/brandDB/floor'],
  ['form of a new floor', 'brand.approver', '/brandDB/floor/create'],
  ['page of a store', 'brand.approver', '/brandDB/store/S-GZ-L2-118/show'],
  ['page of a store that was merged away', 'brand.approver', '/brandDB/store/S-GZ-L2-115/show'],
  ['form of a store', 'brand.approver', '/brandDB/store/S-GZ-L2-118'],
  ['dividing of a store', 'leasing.head', '/brandDB/store/S-GZ-L2-210/split'],
  ['merging of stores', 'leasing.head', '/brandDB/store/S-GZ-L2-210/merge'],
  ['units of a floor', 'brand.approver', '/brandDB/floor?floor=F-GZ-L2'],
  ['form of a floor', 'brand.approver', '/brandDB/floor/F-GZ-L2'],
]

// Each in two of the looks, which together are tried as often as one another: there are many screens.
describeScreens(screens, (screen, look) => [screen, screen + 2].some((one) => one % looks.length === look))
