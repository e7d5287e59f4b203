import { text, type LocalText } from '#contract/localText.ts'
import type { params as definitions } from '#contract/leasing/params.ts'

export const paramTexts: Record<keyof typeof definitions, LocalText> = {
  'lease.expiring_days': text(
    '租约到期前多少天开始提醒',
    '租約到期前多少日開始提醒',
    'Days before its end at which a lease counts as expiring',
  ),
}
