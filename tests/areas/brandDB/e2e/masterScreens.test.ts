// @runs in full runs
import { describeScreens, inTurn, type KnownScreen } from '#tests/support/screenChecks.ts'

/** The screens of companies, contacts, stores and floors, and of what comes in as a file. */
const screens: readonly KnownScreen[] = [
  ['list of companies', 'brand.approver', '/brandDB/company'],
  ['form of a new company', 'brand.editor', '/brandDB/company/create'],
  ['page of a company', 'brand.approver', '/brandDB/company/C0001/show'],
  ['list of contacts', 'brand.approver', '/brandDB/contact'],
  ['form of a new contact', 'brand.editor', '/brandDB/contact/create'],
  ['page of a contact', 'brand.approver', '/brandDB/contact/CT00000/show'],
  ['imports so far', 'brand.approver', '/imports'],
  ['import of brands', 'brand.approver', '/imports/new/brand'],
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

describeScreens(screens, inTurn)
