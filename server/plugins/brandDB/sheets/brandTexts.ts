import type { brand } from '#contract/brandDB/brand.ts'
import { text } from '#contract/localText.ts'
import type { FieldTexts, RecordTexts } from '#server/base/recordTexts.ts'

const fields: FieldTexts<typeof brand> = {
  code: text('品牌编号', '品牌編號', 'Code'),
  name: text('品牌', '品牌', 'Brand'),
  name_en: text('英文名称', '英文名稱', 'English name'),
  name_tc: text('繁体名称', '繁體名稱', 'Traditional Chinese name'),
  aliases: text('别名', '別名', 'Aliases'),
  initials: text('拼音首字母', '拼音首字母', 'Pinyin initials'),
  category_id: text('类别', '類別', 'Category'),
  level1_id: text('一级业态', '一級業態', 'Level 1'),
  level2_id: text('二级业态', '二級業態', 'Level 2'),
  tag_ids: text('标签', '標籤', 'Tags'),
  origin_country: text('发源地', '發源地', 'Origin'),
  founded_year: text('创立年份', '創立年份', 'Founded'),
  price_band: text('价格带', '價格帶', 'Price band'),
  target_group: text('目标客群', '目標客群', 'Target group'),
  website: text('官网', '官方網站', 'Website'),
  logo: text('标志', '標誌', 'Logo'),
  photos: text('照片', '相片', 'Photos'),
  description: text('简体简介', '簡體簡介', 'Description (Simplified Chinese)'),
  description_en: text('英文简介', '英文簡介', 'Description (English)'),
  description_tc: text('繁体简介', '繁體簡介', 'Description (Traditional Chinese)'),
  status: text('状态', '狀態', 'Status'),
  is_first_store: text('首店', '首店', 'First store'),
  store_count: text('在营铺位', '在營舖位', 'Stores'),
  site_ids: text('在场站点', '在場站點', 'Present at'),
  audit_status: text('审批状态', '審批狀態', 'Approval'),
  is_favourite: text('收藏', '收藏', 'Favourite'),
}

/** A list of brands in a sheet. */
export const brandTexts: RecordTexts = {
  title: text('品牌', '品牌', 'Brands'),
  fields,
  choices: {
    status: {
      prospect: text('意向', '意向', 'Prospect'),
      active: text('在营', '在營', 'Active'),
      inactive: text('停用', '停用', 'Inactive'),
      blacklisted: text('黑名单', '黑名單', 'Blacklisted'),
    },
    audit_status: {
      none: text('无', '無', 'None'),
      audit_inprogress: text('审批中', '審批中', 'In approval'),
    },
  },
  kinds: { store_count: 'count' },
}
