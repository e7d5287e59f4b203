import { text } from '#contract/localText.ts'
import { words } from '#contract/words.ts'
import { contact } from './contact.ts'

/** The words for contacts. */
export const contactWords = words(contact, {
  name: text('联系人', '聯絡人', 'Contact |||| Contacts'),
  fields: {
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
    brand_id: text('品牌', '品牌', 'Brand'),
    store_id: text('铺位', '舖位', 'Store'),
    site: text('站点', '站點', 'Site'),
  },
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
  help: {
    mobile: text('只填数字，不含区号', '只填數字，不包括區號', 'Digits only, without country code'),
    country_code: text('只填数字，如 86、852', '只填數字，如 86、852', 'Digits only, such as 86 or 852'),
    email: text('如 name@example.com', '例如 name@example.com', 'Such as name@example.com'),
    company_id: text(
      '公司、品牌、铺位至少选择一项',
      '公司、品牌、舖位最少選擇一項',
      'At least one of company, brand and store',
    ),
    store_ids: text('只能选择自己负责的铺位', '只可選擇自己負責的舖位', 'Only stores on your own list'),
    sites: text(
      '可就哪些站点联系；留空即全部站点',
      '可就哪些站點聯絡；留空即所有站點',
      'The sites where they can be reached; every site if empty',
    ),
    is_primary: text(
      '首先联系的人；各铺位可各有一位',
      '首先聯絡的人；各舖位可各有一位',
      'The first person to contact; each store can have its own',
    ),
    is_emergency: text('任何时间都可致电', '任何時間均可致電', 'May be called at any hour'),
    consent_at: text(
      '本人同意保存资料的时间',
      '本人同意保存資料的時間',
      'When they agreed that their data may be stored',
    ),
  },
  screen: {
    group: {
      person: text('个人信息', '個人資料', 'Person'),
      reach: text('联系方式', '聯絡方法', 'Contact details'),
      links: text('所属公司、品牌与铺位', '所屬公司、品牌及舖位', 'Linked to'),
      consent: text('授权与备注', '同意書及備註', 'Consent and remark'),
    },
    of: {
      title: text('联系人', '聯絡人', 'Contacts'),
      none: text('尚无联系人', '暫無聯絡人', 'No contacts yet'),
      add: text('添加联系人', '新增聯絡人', 'Add a contact'),
    },
    stores_elsewhere: text(
      '%{smart_count} 个在您无权查看的站点',
      '%{smart_count} 個在你無權檢視的站點',
      "%{smart_count} at a site you don't have access to |||| %{smart_count} at sites you don't have access to",
    ),
    masked: text(
      '您没有查看私密信息的权限，内容已隐藏；如有需要，请联系管理员开通。',
      '你沒有檢視私人資料的權限，內容已隱藏；如有需要，請聯絡管理員。',
      "Hidden, because you don't have access to private data. An administrator can give it to you.",
    ),
    marks: text('标记', '標記', 'Marks'),
    call: text('拨打%{name}', '致電%{name}', 'Call %{name}'),
    mail: text('发邮件至%{name}', '發電郵至%{name}', 'Email %{name}'),
    no_consent: text(
      '尚未登记本人同意，使用前请先征得同意。',
      '尚未登記本人同意，使用前請先徵得同意。',
      'No consent is recorded: ask for it before you use this data.',
    ),
  },
})
