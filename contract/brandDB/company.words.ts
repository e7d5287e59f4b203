import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { company } from './company.ts'

/** The words for companies. */
export const companyWords = words(company, {
  name: text('公司', '公司', 'Company |||| Companies'),
  fields: {
    name: text('简体名称', '簡體名稱', 'Simplified Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
    short_name: text('简称', '簡稱', 'Short name'),
    country: text('国家或地区', '國家或地區', 'Country or region'),
    registration_no: text('注册号', '註冊編號', 'Registration number'),
    classification_id: text('公司类型', '公司類別', 'Classification'),
    legal_representative: text('法定代表人', '法定代表人', 'Legal representative'),
    registered_address: text('注册地址', '註冊地址', 'Registered address'),
    registered_capital: text('注册资本', '註冊資本', 'Registered capital'),
    tax_no: text('税号', '稅務編號', 'Tax number'),
    group_company_id: text('所属集团', '所屬集團', 'Group'),
    status: text('状态', '狀態', 'Status'),
    brand_id: text('品牌', '品牌', 'Brand'),
  },
  columns: { name: text('公司名称', '公司名稱', 'Company name') },
  otherFields: { look_alikes: text('相似记录', '相似記錄', 'Similar records') },
  choices: {
    status: {
      active: text('正常', '正常', 'Active'),
      inactive: text('停用', '停用', 'Inactive'),
      blacklisted: text('黑名单', '黑名單', 'Blacklisted'),
    },
  },
  help: {
    name: text('工商登记的全称', '商業登記上的全名', 'The full name as registered'),
    registration_no: text(
      '内地：18 位统一社会信用代码；香港：8 位商业登记号码',
      '內地：18 位統一社會信用代碼；香港：8 位商業登記號碼',
      'Mainland: unified social credit code, 18 characters. Hong Kong: business registration number, 8 digits',
    ),
    registered_capital: text('以当地货币计', '以當地貨幣計算', 'In the currency of the country'),
    group_company_id: text(
      '如属集团，请选择集团的母公司',
      '如屬集團，請選擇集團的母公司',
      'The company that heads the group, if it belongs to one',
    ),
  },
  screen: {
    group: {
      names: text('名称', '名稱', 'Names'),
      registration: text('注册信息', '註冊資料', 'Registration'),
      place: text('集团与状态', '集團及狀態', 'Group and status'),
      profile: text('概况', '概況', 'Profile'),
      structure: text('集团成员公司', '集團成員公司', 'Companies of the group'),
      tenancies: text('租约', '租約', 'Tenancies'),
    },
    tenancy: text('%{from} 至 %{to}', '%{from} 至 %{to}', '%{from} – %{to}'),
    all_tenancies: text(
      '最近 %{shown} 份，共 %{total} 份',
      '最近 %{shown} 份，共 %{total} 份',
      'The latest %{shown} of %{total}',
    ),
  },
})
