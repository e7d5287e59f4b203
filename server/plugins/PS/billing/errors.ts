import { text } from '#contract/localText.ts'

/** What can be wrong with a billing run. */
export const errors = {
  'perf.billing_outdated': {
    errcode: 6101,
    text: text(
      '计算之后租金有变动，请退回并重新计算',
      '計算之後租金有變動，請退回並重新計算',
      'Rents have changed since these lines were calculated. Send the run back and calculate it again.',
    ),
  },
  'perf.billing_not_calculated': {
    errcode: 6102,
    text: text(
      '此批次尚未计算完成，请等待或重新计算',
      '此批次尚未計算完成，請等待或重新計算',
      'The lines of this run are not calculated yet. Wait, or calculate it again.',
    ),
  },
}
