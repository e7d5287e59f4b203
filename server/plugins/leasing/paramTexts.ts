import type { params as definitions } from '#contract/leasing/params.ts'

export const paramTexts: Record<keyof typeof definitions, string> = {
  'lease.expiring_days': '租约到期前多少天开始提醒',
}
