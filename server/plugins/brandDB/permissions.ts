import type { permissions as codes } from '#contract/brandDB/permissions.ts'
import type { LocalText } from '#contract/localText.ts'

export const permissions: Record<(typeof codes)[number], LocalText> = {
  'branddb.brand.view': {
    zh_CN: '品牌库·品牌·查看',
    zh_TW: '品牌庫·品牌·檢視',
    en_US: 'Brand database: Brands: view',
  },
  'branddb.brand.create': {
    zh_CN: '品牌库·品牌·新建',
    zh_TW: '品牌庫·品牌·新增',
    en_US: 'Brand database: Brands: create',
  },
  'branddb.brand.edit': {
    zh_CN: '品牌库·品牌·编辑',
    zh_TW: '品牌庫·品牌·編輯',
    en_US: 'Brand database: Brands: edit',
  },
  'branddb.brand.edit_direct': {
    zh_CN: '品牌库·品牌·免审批编辑',
    zh_TW: '品牌庫·品牌·免審批編輯',
    en_US: 'Brand database: Brands: edit without approval',
  },
  'branddb.brand.delete': {
    zh_CN: '品牌库·品牌·删除',
    zh_TW: '品牌庫·品牌·刪除',
    en_US: 'Brand database: Brands: delete',
  },
  'branddb.brand.export': {
    zh_CN: '品牌库·品牌·导出',
    zh_TW: '品牌庫·品牌·匯出',
    en_US: 'Brand database: Brands: export',
  },
  'branddb.audit.view': {
    zh_CN: '品牌库·品牌审批·查看',
    zh_TW: '品牌庫·品牌審批·檢視',
    en_US: 'Brand database: Brand approvals: view',
  },
  'branddb.audit.approve': {
    zh_CN: '品牌库·品牌审批·审批',
    zh_TW: '品牌庫·品牌審批·審批',
    en_US: 'Brand database: Brand approvals: approve',
  },
  'branddb.company.view': {
    zh_CN: '品牌库·公司·查看',
    zh_TW: '品牌庫·公司·檢視',
    en_US: 'Brand database: Companies: view',
  },
  'branddb.company.edit': {
    zh_CN: '品牌库·公司·编辑',
    zh_TW: '品牌庫·公司·編輯',
    en_US: 'Brand database: Companies: edit',
  },
  'branddb.contact.view': {
    zh_CN: '品牌库·联系人·查看',
    zh_TW: '品牌庫·聯絡人·檢視',
    en_US: 'Brand database: Contacts: view',
  },
  'branddb.contact.view_private': {
    zh_CN: '品牌库·联系人·查看私人资料',
    zh_TW: '品牌庫·聯絡人·檢視私人資料',
    en_US: 'Brand database: Contacts: view private data',
  },
  'branddb.contact.edit': {
    zh_CN: '品牌库·联系人·编辑',
    zh_TW: '品牌庫·聯絡人·編輯',
    en_US: 'Brand database: Contacts: edit',
  },
  'branddb.store.view': {
    zh_CN: '品牌库·铺位与楼层·查看',
    zh_TW: '品牌庫·舖位與樓層·檢視',
    en_US: 'Brand database: Stores and floors: view',
  },
  'branddb.store.edit': {
    zh_CN: '品牌库·铺位与楼层·编辑',
    zh_TW: '品牌庫·舖位與樓層·編輯',
    en_US: 'Brand database: Stores and floors: edit',
  },
  'branddb.dict.edit': {
    zh_CN: '品牌库·基础字典·编辑',
    zh_TW: '品牌庫·基礎字典·編輯',
    en_US: 'Brand database: Dictionaries: edit',
  },
  'branddb.ranking.view': {
    zh_CN: '品牌库·品牌排行·查看',
    zh_TW: '品牌庫·品牌排行·檢視',
    en_US: 'Brand database: Brand ranking: view',
  },
}
