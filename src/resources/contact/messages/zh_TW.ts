import type { contactTexts as texts, contactWords as words } from './en_US.ts'

/** The words of contacts in Traditional Chinese. */
export const contactWords: typeof words = {
  name: '聯絡人',
  fields: {
    name: '姓名',
    name_en: '英文姓名',
    gender: '性別',
    position: '職位',
    department_text: '部門',
    mobile: '手提電話',
    country_code: '國際區號',
    email: '電郵',
    wechat: '微信',
    company_id: '公司',
    brand_ids: '品牌',
    store_ids: '舖位',
    sites: '站點',
    is_primary: '主要聯絡人',
    is_emergency: '緊急聯絡人',
    language: '語言',
    remark: '備註',
    consent_at: '同意時間',
    brand_id: '品牌',
    store_id: '舖位',
    site: '站點',
  },
  choices: {
    gender: { female: '女', male: '男', other: '其他' },
    language: { zh_CN: '簡體中文', zh_TW: '繁體中文', en_US: '英文' },
  },
  help: {
    mobile: '只填數字，不包括區號',
    country_code: '只填數字，如 86、852',
    email: '例如 name@example.com',
    company_id: '公司、品牌、舖位最少選擇一項',
    store_ids: '只可選擇自己負責的舖位',
    sites: '可就哪些站點聯絡；留空即所有站點',
    is_primary: '首先聯絡的人；各舖位可各有一位',
    is_emergency: '任何時間均可致電',
    consent_at: '本人同意保存資料的時間',
  },
}

/** What stands on the pages of contacts. */
export const contactTexts: typeof texts = {
  group: {
    person: '個人資料',
    reach: '聯絡方法',
    links: '所屬公司、品牌及舖位',
    consent: '同意書及備註',
    record: '記錄資料',
  },
  stores_elsewhere: '%{smart_count} 個在你無權檢視的站點',
  masked: '你沒有檢視私人資料的權限，內容已隱藏；如有需要，請聯絡管理員。',
  marks: '標記',
  copy: '複製%{name}',
  copied: '已複製',
  copy_failed: '未能複製，請選取後按 Ctrl 或 Cmd + C。',
  call: '致電%{name}',
  mail: '發電郵至%{name}',
  no_consent: '尚未登記本人同意，使用前請先徵得同意。',
}
