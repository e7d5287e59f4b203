import type { brandCompanyTexts as texts, brandCompanyWords as words } from './en_US.ts'

/** The words of what a company is to a brand, in Simplified Chinese. */
export const brandCompanyWords: typeof words = {
  name: '公司的品牌',
  fields: { brand_id: '品牌', company_id: '公司', relation: '关系', region: '区域' },
  choices: { relation: { owner: '持有', franchisee: '加盟', distributor: '经销', agency: '代理' } },
  help: { region: '适用的区域，留空即不限' },
}

/** What stands where the companies behind a brand are kept. */
export const brandCompanyTexts: typeof texts = {
  title: '相关公司',
  none: '尚未关联公司',
  add: '添加公司',
  change: '修改与 %{name} 的关系',
  change_one: '修改关系',
  remove: '解除与 %{name} 的关联',
  link_of: '与 %{name} 的关联',
  there: '该公司已以相同关系和区域列出',
  take: '确定',
}
