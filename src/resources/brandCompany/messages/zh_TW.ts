import type { brandCompanyTexts as texts, brandCompanyWords as words } from './en_US.ts'

/** The words of what a company is to a brand, in Traditional Chinese. */
export const brandCompanyWords: typeof words = {
  name: '公司的品牌',
  fields: { brand_id: '品牌', company_id: '公司', relation: '關係', region: '地區' },
  choices: { relation: { owner: '持有', franchisee: '特許經營', distributor: '經銷', agency: '代理' } },
  help: { region: '適用的地區，留空即不限' },
}

/** What stands where the companies behind a brand are kept. */
export const brandCompanyTexts: typeof texts = {
  title: '相關公司',
  none: '尚未連結公司',
  add: '新增公司',
  change: '更改與 %{name} 的關係',
  change_one: '更改關係',
  remove: '解除與 %{name} 的關連',
  link_of: '與 %{name} 的關連',
  there: '此公司已以相同關係及地區列出',
  take: '確定',
}
