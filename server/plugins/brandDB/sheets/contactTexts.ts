import type { contact } from '#contract/brandDB/contact.ts'
import { text } from '#contract/localText.ts'
import type { FieldTexts, RecordTexts } from '#server/base/recordTexts.ts'

const fields: FieldTexts<typeof contact> = {
  name: text('姓名', '姓名', 'Name'),
  name_en: text('英文姓名', '英文姓名', 'English name'),
  gender: text('性别', '性別', 'Gender'),
  position: text('职位', '職位', 'Position'),
  department_text: text('部门', '部門', 'Department'),
  mobile: text('手机', '手提電話', 'Mobile'),
  country_code: text('国际区号', '國際區號', 'Country code'),
  email: text('邮箱', '電郵', 'Email'),
  wechat: text('微信', '微信', 'WeChat'),
  company_id: text('公司', '公司', 'Company'),
  brand_ids: text('品牌', '品牌', 'Brands'),
  store_ids: text('铺位', '舖位', 'Stores'),
  sites: text('站点', '站點', 'Sites'),
  is_primary: text('主要联系人', '主要聯絡人', 'Primary contact'),
  is_emergency: text('紧急联系人', '緊急聯絡人', 'Emergency contact'),
  language: text('语言', '語言', 'Language'),
  remark: text('备注', '備註', 'Remark'),
  consent_at: text('同意时间', '同意時間', 'Consent given'),
}

/** A list of contacts in a sheet. */
export const contactTexts: RecordTexts = {
  title: text('联系人', '聯絡人', 'Contacts'),
  fields,
  choices: {
    gender: {
      female: text('女', '女', 'Female'),
      male: text('男', '男', 'Male'),
      other: text('其他', '其他', 'Other'),
    },
    language: {
      zh_CN: text('简体中文', '簡體中文', 'Simplified Chinese'),
      zh_TW: text('繁体中文', '繁體中文', 'Traditional Chinese'),
      en_US: text('英语', '英文', 'English'),
    },
  },
}
