import type { brandCompanyWords as words } from './en_US.ts'

/** The words of what a company is to a brand, in Traditional Chinese. */
export const brandCompanyWords: typeof words = {
  name: '公司的品牌',
  fields: { brand_id: '品牌', company_id: '公司', relation: '關係', region: '地區' },
  choices: { relation: { owner: '持有', franchisee: '特許經營', distributor: '經銷', agency: '代理' } },
  help: { region: '適用的地區，留空即不限' },
}
