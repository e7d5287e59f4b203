import type { company } from '#contract/brandDB/company.ts'
import { text } from '#contract/localText.ts'
import type { FieldTexts, RecordTexts } from '#server/base/recordTexts.ts'

const fields: FieldTexts<typeof company> = {
  name: text('注册名称', '註冊名稱', 'Registered name'),
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
}

/** A list of companies in a sheet. */
export const companyTexts: RecordTexts = {
  title: text('公司', '公司', 'Companies'),
  fields,
  choices: {
    status: {
      active: text('正常', '正常', 'Active'),
      inactive: text('停用', '停用', 'Inactive'),
      blacklisted: text('黑名单', '黑名單', 'Blacklisted'),
    },
  },
}
