// @runs in full runs
import { describeScreens, inTurn, type KnownScreen } from '#tests/support/screenChecks.ts'

/** The screens of brands and of what is asked for them. */
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
  ['a request', 'brand.approver', '/brandDB/brandAudit/BA-0001'],
]

describeScreens(screens, inTurn)
