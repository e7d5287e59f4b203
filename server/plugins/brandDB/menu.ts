import { brandWords } from '#contract/brandDB/brand.words.ts'
import { brandAuditWords } from '#contract/brandDB/brandAudit.words.ts'
import { brandTagWords } from '#contract/brandDB/brandTag.words.ts'
import { companyWords } from '#contract/brandDB/company.words.ts'
import { companyClassificationWords } from '#contract/brandDB/companyClassification.words.ts'
import { contactWords } from '#contract/brandDB/contact.words.ts'
import { floorWords } from '#contract/brandDB/floor.words.ts'
import { storeWords } from '#contract/brandDB/store.words.ts'
import { plural } from '#contract/localText.ts'
import type { MenuEntry } from '#server/http/menuEntry.ts'

// prettier-ignore
export const menu: readonly MenuEntry[] = [
  { uri: '/brandDB', title: { zh_CN: '品牌库', zh_TW: '品牌庫', en_US: 'Brand database' }, icon: 'local_offer', order: 60, can: 'branddb.brand.view' },
  { uri: '/brandDB/brand', parent: '/brandDB', title: plural(brandWords.name), icon: 'sell', order: 6010, can: 'branddb.brand.view' },
  { uri: '/brandDB/brandAudit', parent: '/brandDB', title: plural(brandAuditWords.name), icon: 'approval', order: 6020, can: 'branddb.audit.view' },
  { uri: '/brandDB/company', parent: '/brandDB', title: plural(companyWords.name), icon: 'business', order: 6030, can: 'branddb.company.view' },
  { uri: '/brandDB/contact', parent: '/brandDB', title: plural(contactWords.name), icon: 'contacts', order: 6040, can: 'branddb.contact.view' },
  { uri: '/brandDB/store', parent: '/brandDB', title: plural(storeWords.name), icon: 'grid_view', order: 6050, can: 'branddb.store.view' },
  { uri: '/brandDB/floor', parent: '/brandDB', title: plural(floorWords.name), icon: 'layers', order: 6060, can: 'branddb.store.view' },
  { uri: '/brandDB/ranking', parent: '/brandDB', title: { zh_CN: '品牌排行', zh_TW: '品牌排行', en_US: 'Brand ranking' }, icon: 'leaderboard', order: 6070, can: 'branddb.ranking.view' },
  { uri: '/brandDB/settings', parent: '/brandDB', title: { zh_CN: '基础字典', zh_TW: '基礎字典', en_US: 'Dictionaries' }, icon: 'category', order: 6080, can: 'branddb.dict.edit' },
  { uri: '/brandDB/settings/classification', parent: '/brandDB/settings', title: { zh_CN: '类别与业态', zh_TW: '類別及行業', en_US: 'Categories and trades' }, icon: 'account_tree', order: 608020, can: 'branddb.dict.edit' },
  { uri: '/brandDB/settings/tag', parent: '/brandDB/settings', title: plural(brandTagWords.name), icon: 'label', order: 608030, can: 'branddb.dict.edit' },
  { uri: '/brandDB/settings/companyClassification', parent: '/brandDB/settings', title: plural(companyClassificationWords.name), icon: 'business', order: 608040, can: 'branddb.dict.edit' },
]
