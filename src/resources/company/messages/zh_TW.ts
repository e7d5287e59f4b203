import type { companyTexts as texts, companyWords as words } from './en_US.ts'

/** The words of companies in Traditional Chinese. */
export const companyWords: typeof words = {
  name: '公司',
  fields: {
    name: '註冊名稱',
    name_en: '英文名稱',
    name_tc: '繁體名稱',
    short_name: '簡稱',
    country: '國家或地區',
    registration_no: '註冊編號',
    classification_id: '公司類別',
    legal_representative: '法定代表人',
    registered_address: '註冊地址',
    registered_capital: '註冊資本',
    tax_no: '稅務編號',
    group_company_id: '所屬集團',
    look_alikes: '相似記錄',
    status: '狀態',
    brand_id: '品牌',
  },
  choices: {
    status: { active: '正常', inactive: '停用', blacklisted: '黑名單' },
  },
  help: {
    registration_no: '內地：18 位統一社會信用代碼；香港：8 位商業登記號碼',
    registered_capital: '以當地貨幣計算',
    group_company_id: '如屬集團，請選擇集團的母公司',
  },
}

/** What stands on the pages of companies. */
export const companyTexts: typeof texts = {
  group: {
    names: '名稱',
    registration: '註冊資料',
    place: '集團及狀態',
    profile: '概況',
    record: '記錄資料',
    brands: '品牌',
    contacts: '聯絡人',
    structure: '集團成員公司',
    tenancies: '租約',
  },
  no_brands: '暫未關連任何品牌',
  no_contacts: '暫無聯絡人',
  add_brand: '加入品牌',
  add_contact: '加入聯絡人',
  take_away: '解除與 %{name} 的關連',
  take: '解除關連',
  take_away_text: '解除後，公司不再以此身分關連該品牌；品牌本身不受影響。',
  tenancy: '%{from} 至 %{to}',
  all_tenancies: '最近 %{shown} 份，共 %{total} 份',
}
