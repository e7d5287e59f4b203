import { text, type Texts } from '#contract/localText.ts'

/** The help page of the watch list. */
export const helpTexts: Texts = {
  about: text(
    '需要关注的租户：销售下滑、租售比过高、缺报销售、租约临近到期、评分偏低或问题逾期。',
    '需要關注的租戶：銷售下跌、租金佔銷售比率過高、欠報銷售、租約將到期、評分偏低或問題逾期。',
    'Tenants that need attention: falling sales, a high occupancy cost, missing sales, a lease about to end, weak scores or overdue issues.',
  ),
  step1: text(
    '规则每晚自动运行；也可按“立即更新”马上运行。',
    '規則每晚自動執行；亦可按「立即更新」即時執行。',
    'The rules run every night; Update now runs them at once.',
  ),
  step2: text(
    '打开一条预警，查看依据、与阈值的比较和相关记录，再指定跟进人。',
    '開啟一項預警，查看依據、與界線的比較及相關記錄，再指定跟進人。',
    'Open a flag to see its evidence beside the threshold and the records behind it, then name somebody to follow it up.',
  ),
  step3: text(
    '情况不再成立时预警自动解除；暂时不需处理的可以暂停提醒到某一天。',
    '情況不再成立時預警自動解除；暫時不需處理的可暫停至某日。',
    'A flag is cleared when its condition no longer holds; mute one until a day if nothing has to be done now.',
  ),
}
