import type { brandCompanyWords as words } from './en_US.ts'

/** The words of what a company is to a brand, in Simplified Chinese. */
export const brandCompanyWords: typeof words = {
  name: '公司的品牌',
  fields: { brand_id: '品牌', company_id: '公司', relation: '关系', region: '区域' },
  choices: { relation: { owner: '持有', franchisee: '加盟', distributor: '经销', agency: '代理' } },
  help: { region: '适用的区域，留空即不限' },
}
