import type { contactTexts as texts, contactWords as words } from './en_US.ts'

/** The words of contacts in Simplified Chinese. */
export const contactWords: typeof words = {
  name: '联系人',
  fields: {
    name: '姓名',
    name_en: '英文姓名',
    gender: '性别',
    position: '职位',
    department_text: '部门',
    mobile: '手机',
    country_code: '国际区号',
    email: '邮箱',
    wechat: '微信',
    company_id: '公司',
    brand_ids: '品牌',
    store_ids: '铺位',
    sites: '站点',
    is_primary: '主要联系人',
    is_emergency: '紧急联系人',
    language: '语言',
    remark: '备注',
    consent_at: '同意时间',
    brand_id: '品牌',
    store_id: '铺位',
    site: '站点',
  },
  choices: {
    gender: { female: '女', male: '男', other: '其他' },
    language: { zh_CN: '简体中文', zh_TW: '繁体中文', en_US: '英语' },
  },
  help: {
    mobile: '只填数字，不含区号',
    country_code: '只填数字，如 86、852',
    email: '如 name@example.com',
    company_id: '公司、品牌、铺位至少选择一项',
    store_ids: '只能选择自己负责的铺位',
    sites: '可就哪些站点联系；留空即全部站点',
    is_primary: '首先联系的人；各铺位可各有一位',
    is_emergency: '任何时间都可致电',
    consent_at: '本人同意保存资料的时间',
  },
}

/** What stands on the pages of contacts. */
export const contactTexts: typeof texts = {
  group: {
    person: '个人信息',
    reach: '联系方式',
    links: '所属公司、品牌与铺位',
    consent: '授权与备注',
    record: '记录信息',
  },
  stores_elsewhere: '%{smart_count} 个在您无权查看的站点',
  masked: '您没有查看私密信息的权限，内容已隐藏；如有需要，请联系管理员开通。',
  marks: '标记',
  copy: '复制%{name}',
  copied: '已复制',
  copy_failed: '无法复制，请选中后按 Ctrl 或 Cmd + C。',
  call: '拨打%{name}',
  mail: '发邮件至%{name}',
  no_consent: '尚未登记本人同意，使用前请先征得同意。',
}
