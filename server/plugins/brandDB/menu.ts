import type { MenuEntry } from '#server/http/menuEntry.ts'

// prettier-ignore
export const menu: readonly MenuEntry[] = [
  { uri: '/brandDB', title: { zh_CN: '品牌库', zh_TW: '品牌庫', en_US: 'Brand database' }, icon: 'local_offer', order: 60, can: 'branddb.brand.view' },
  { uri: '/brandDB/brand', parent: '/brandDB', title: { zh_CN: '品牌', zh_TW: '品牌', en_US: 'Brands' }, icon: 'sell', order: 6010, can: 'branddb.brand.view' },
  { uri: '/brandDB/brandAudit', parent: '/brandDB', title: { zh_CN: '品牌审批', zh_TW: '品牌審批', en_US: 'Brand approvals' }, icon: 'approval', order: 6020, can: 'branddb.audit.view' },
  { uri: '/brandDB/company', parent: '/brandDB', title: { zh_CN: '公司', zh_TW: '公司', en_US: 'Companies' }, icon: 'business', order: 6030, can: 'branddb.company.view' },
  { uri: '/brandDB/contact', parent: '/brandDB', title: { zh_CN: '联系人', zh_TW: '聯絡人', en_US: 'Contacts' }, icon: 'contacts', order: 6040, can: 'branddb.contact.view' },
  { uri: '/brandDB/store', parent: '/brandDB', title: { zh_CN: '铺位', zh_TW: '舖位', en_US: 'Stores' }, icon: 'grid_view', order: 6050, can: 'branddb.store.view' },
  { uri: '/brandDB/floor', parent: '/brandDB', title: { zh_CN: '楼层', zh_TW: '樓層', en_US: 'Floors' }, icon: 'layers', order: 6060, can: 'branddb.store.view' },
  { uri: '/brandDB/ranking', parent: '/brandDB', title: { zh_CN: '品牌排行', zh_TW: '品牌排行', en_US: 'Brand ranking' }, icon: 'leaderboard', order: 6070, can: 'branddb.ranking.view' },
  { uri: '/brandDB/settings', parent: '/brandDB', title: { zh_CN: '基础字典', zh_TW: '基礎字典', en_US: 'Dictionaries' }, icon: 'category', order: 6080, can: 'branddb.dict.edit' },
  { uri: '/brandDB/settings/category', parent: '/brandDB/settings', title: { zh_CN: '品牌类别', zh_TW: '品牌類別', en_US: 'Brand categories' }, icon: 'category', order: 608010, can: 'branddb.dict.edit' },
  { uri: '/brandDB/settings/classification', parent: '/brandDB/settings', title: { zh_CN: '业态分类', zh_TW: '業態分類', en_US: 'Classifications' }, icon: 'account_tree', order: 608020, can: 'branddb.dict.edit' },
  { uri: '/brandDB/settings/tag', parent: '/brandDB/settings', title: { zh_CN: '品牌标签', zh_TW: '品牌標籤', en_US: 'Brand tags' }, icon: 'label', order: 608030, can: 'branddb.dict.edit' },
]
