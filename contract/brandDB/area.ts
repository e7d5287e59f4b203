import type { Area } from '#contract/area.ts'
import { permissionNames, plural, text } from '#contract/localText.ts'
import { intParam, publicParam, textParam, type ParamValues, withText } from '#contract/paramDefinition.ts'
import { brand } from './brand.ts'
import { brandWords } from './brand.words.ts'
import { brandAudit } from './brandAudit.ts'
import { brandAuditWords } from './brandAudit.words.ts'
import { brandCategory } from './brandCategory.ts'
import { brandCategoryWords } from './brandCategory.words.ts'
import { brandCompany } from './brandCompany.ts'
import { brandCompanyWords } from './brandCompany.words.ts'
import { brandTag } from './brandTag.ts'
import { brandTagWords } from './brandTag.words.ts'
import { company } from './company.ts'
import { companyWords } from './company.words.ts'
import { companyClassification } from './companyClassification.ts'
import { companyClassificationWords } from './companyClassification.words.ts'
import { contact } from './contact.ts'
import { contactWords } from './contact.words.ts'
import { floor } from './floor.ts'
import { floorWords } from './floor.words.ts'
import { level1Classification } from './level1Classification.ts'
import { level1ClassificationWords } from './level1Classification.words.ts'
import { level2Classification } from './level2Classification.ts'
import { level2ClassificationWords } from './level2Classification.words.ts'
import { store } from './store.ts'
import { storeWords } from './store.words.ts'

export const title = text('品牌库', '品牌庫', 'Brand database')

export const permissions = permissionNames(title, {
  'branddb.brand.view': text('品牌·查看', '品牌·檢視', 'Brands: view'),
  'branddb.brand.create': text('品牌·新建', '品牌·新增', 'Brands: create'),
  'branddb.brand.edit': text('品牌·编辑', '品牌·編輯', 'Brands: edit'),
  'branddb.brand.edit_direct': text('品牌·免审批编辑', '品牌·免審批編輯', 'Brands: edit without approval'),
  'branddb.brand.delete': text('品牌·删除', '品牌·刪除', 'Brands: delete'),
  'branddb.brand.export': text('品牌·导出', '品牌·匯出', 'Brands: export'),
  'branddb.audit.view': text('品牌审批·查看', '品牌審批·檢視', 'Brand approvals: view'),
  'branddb.audit.approve': text('品牌审批·审批', '品牌審批·審批', 'Brand approvals: approve'),
  'branddb.company.view': text('公司·查看', '公司·檢視', 'Companies: view'),
  'branddb.company.edit': text('公司·编辑', '公司·編輯', 'Companies: edit'),
  'branddb.contact.view': text('联系人·查看', '聯絡人·檢視', 'Contacts: view'),
  'branddb.contact.view_private': text(
    '联系人·查看私人资料',
    '聯絡人·檢視私人資料',
    'Contacts: view private data',
  ),
  'branddb.contact.edit': text('联系人·编辑', '聯絡人·編輯', 'Contacts: edit'),
  'branddb.store.view': text('铺位与楼层·查看', '舖位與樓層·檢視', 'Stores and floors: view'),
  'branddb.store.edit': text('铺位与楼层·编辑', '舖位與樓層·編輯', 'Stores and floors: edit'),
  'branddb.dict.edit': text('基础字典·编辑', '基礎字典·編輯', 'Dictionaries: edit'),
  'branddb.ranking.view': text('品牌排行·查看', '品牌排行·檢視', 'Brand ranking: view'),
})

export const params = {
  /** The number of people who have to approve a change of a brand. */
  'brand.audit_levels': withText(
    intParam(1, 1, 2, 'levels'),
    text('品牌修改的审批级数', '品牌修改的審批級數', 'How many approvals a change of a brand needs'),
  ),
  'brand.mobile_app_url': withText(
    publicParam(textParam('', 'website_or_none')),
    text(
      '手机版品牌应用的地址，空表示内置页面',
      '手機版品牌應用程式的地址，留空表示內置頁面',
      'The address of the brand app for phones; empty means the page of the console',
    ),
  ),
} as const

// oxfmt-ignore
const menu = [
  { uri: '/brandDB', title: text('品牌库', '品牌庫', 'Brand database'), icon: 'local_offer', order: 60, can: 'branddb.brand.view' },
  { uri: '/brandDB/brand', parent: '/brandDB', title: plural(brandWords.name), icon: 'sell', order: 6010, can: 'branddb.brand.view' },
  { uri: '/brandDB/brandAudit', parent: '/brandDB', title: plural(brandAuditWords.name), icon: 'approval', order: 6020, can: 'branddb.audit.view' },
  { uri: '/brandDB/company', parent: '/brandDB', title: plural(companyWords.name), icon: 'business', order: 6030, can: 'branddb.company.view' },
  { uri: '/brandDB/contact', parent: '/brandDB', title: plural(contactWords.name), icon: 'contacts', order: 6040, can: 'branddb.contact.view' },
  { uri: '/brandDB/store', parent: '/brandDB', title: plural(storeWords.name), icon: 'grid_view', order: 6050, can: 'branddb.store.view' },
  { uri: '/brandDB/floor', parent: '/brandDB', title: plural(floorWords.name), icon: 'layers', order: 6060, can: 'branddb.store.view' },
  { uri: '/brandDB/ranking', parent: '/brandDB', title: text('品牌排行', '品牌排行', 'Brand ranking'), icon: 'leaderboard', order: 6070, can: 'branddb.ranking.view' },
  { uri: '/brandDB/settings', parent: '/brandDB', title: text('基础字典', '基礎字典', 'Dictionaries'), icon: 'category', order: 6080, can: 'branddb.dict.edit' },
  { uri: '/brandDB/settings/classification', parent: '/brandDB/settings', title: text('类别与业态', '類別及行業', 'Categories and trades'), icon: 'account_tree', order: 608020, can: 'branddb.dict.edit' },
  { uri: '/brandDB/settings/tag', parent: '/brandDB/settings', title: plural(brandTagWords.name), icon: 'label', order: 608030, can: 'branddb.dict.edit' },
  { uri: '/brandDB/settings/companyClassification', parent: '/brandDB/settings', title: plural(companyClassificationWords.name), icon: 'business', order: 608040, can: 'branddb.dict.edit' },
] as const satisfies Area['menu']

/** Brands and their approval, companies, contacts, stores and floors, dictionaries. */
export const area = {
  id: 'brandDB',
  title,
  codes: ['branddb', 'brand'],
  permissions,
  params,
  menu,
  nouns: {
    brand,
    brandAudit,
    store,
    floor,
    company,
    contact,
    brandCompany,
    'settings/category': brandCategory,
    'settings/level1': level1Classification,
    'settings/level2': level2Classification,
    'settings/tag': brandTag,
    'settings/companyClassification': companyClassification,
  },
  words: [
    brandWords,
    brandAuditWords,
    storeWords,
    floorWords,
    companyWords,
    contactWords,
    brandCompanyWords,
    brandCategoryWords,
    level1ClassificationWords,
    level2ClassificationWords,
    brandTagWords,
    companyClassificationWords,
  ],
} satisfies Area

declare module '#contract/permission.ts' {
  interface PluginPermissions extends Record<keyof typeof permissions, true> {}
}

declare module '#contract/paramDefinition.ts' {
  interface PluginParams extends ParamValues<typeof params> {}
}
