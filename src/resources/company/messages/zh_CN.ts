import type { companyTexts as texts, companyWords as words } from './en_US.ts'

/** The words of companies in Simplified Chinese. */
export const companyWords: typeof words = {
  name: '公司',
  fields: {
    name: '注册名称',
    name_en: '英文名称',
    name_tc: '繁体名称',
    short_name: '简称',
    country: '国家或地区',
    registration_no: '注册号',
    classification_id: '公司类型',
    legal_representative: '法定代表人',
    registered_address: '注册地址',
    registered_capital: '注册资本',
    tax_no: '税号',
    group_company_id: '所属集团',
    look_alikes: '相似记录',
    status: '状态',
    brand_id: '品牌',
  },
  choices: {
    status: { active: '正常', inactive: '停用', blacklisted: '黑名单' },
  },
  help: {
    registration_no: '内地：18 位统一社会信用代码；香港：8 位商业登记号码',
    registered_capital: '以当地货币计',
    group_company_id: '如属集团，请选择集团的母公司',
  },
}

/** What stands on the pages of companies. */
export const companyTexts: typeof texts = {
  group: {
    names: '名称',
    registration: '注册信息',
    place: '集团与状态',
    profile: '概况',
    record: '记录信息',
    brands: '品牌',
    contacts: '联系人',
    structure: '集团成员公司',
    tenancies: '租约',
  },
  no_brands: '尚未关联品牌',
  no_contacts: '尚无联系人',
  add_brand: '添加品牌',
  add_contact: '添加联系人',
  take_away: '解除与 %{name} 的关联',
  take: '解除关联',
  take_away_text: '解除后，公司不再以此身份关联该品牌；品牌本身不受影响。',
  tenancy: '%{from} 至 %{to}',
  all_tenancies: '最近 %{shown} 份，共 %{total} 份',
}
