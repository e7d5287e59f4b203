import { text, type Texts } from '#contract/localText.ts'

/** What retail management adds to the page of a shop. */
export const shopTexts: Texts = {
  problems: {
    tab: text('问题', '問題', 'Issues'),
    unsettled: text('未关闭的巡场问题', '未關閉的巡場問題', 'Unresolved issues'),
    settled: text('已关闭的巡场问题', '已關閉的巡場問題', 'Resolved issues'),
    none: text('没有未关闭的问题', '沒有未關閉的問題', 'No unresolved issues'),
    create: text('登记问题', '登記問題', 'Report an issue'),
    overdue: text('超期的问题', '逾期的問題', 'Overdue issues'),
  },
  visits: {
    tab: text('巡场', '巡場', 'Tours'),
    title: text('巡场结果', '巡場結果', 'Results of tours'),
    none: text('还没有巡过这家店铺', '尚未巡視此店舖', 'No tour has checked this shop yet'),
  },
  mystery: {
    tab: text('神秘顾客', '神秘顧客', 'Mystery customer'),
    title: text('暗访结果', '暗訪結果', 'Visits'),
    none: text('还没有暗访过这家店铺', '尚未暗訪此店舖', 'No mystery customer has visited this shop yet'),
    problems: text('暗访问题', '暗訪問題', 'Issues found on visits'),
  },
}
