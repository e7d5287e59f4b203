import type { permissions as codes } from '#contract/brandDB/permissions.ts'
import { permissionNames, text } from '#contract/localText.ts'

export const permissions = permissionNames<(typeof codes)[number]>(
  text('品牌库', '品牌庫', 'Brand database'),
  {
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
  },
)
