import type { params as definitions } from '#contract/brandDB/params.ts'

export const paramTexts: Record<keyof typeof definitions, string> = {
  'brand.audit_levels': '品牌修改的审批级数',
  'brand.mobile_app_url': '手机版品牌应用的地址，空表示内置页面',
}
