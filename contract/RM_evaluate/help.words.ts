import { text, type Texts } from '#contract/localText.ts'

/** The help page of daily scoring. */
export const helpTexts: Texts = {
  about: text(
    '每天为店铺评分；确认后计算名次，并与广州的平均分比较。',
    '每日為店舖評分；確認後計算名次，並與廣州的平均分比較。',
    'Shops are scored every day. Confirmed reports become ranks, compared with the average of Guangzhou.',
  ),
  step1: text(
    '在“每日评分”打开一家店铺，逐项点选分数；不适用的项目不计入总分，低分需要写备注。',
    '在「每日評分」開啟一間店舖，逐項點選分數；不適用的項目不計入總分，低分須填寫備註。',
    'Open a shop under Daily scoring and tap a score for each item. Items that do not apply are left out of the total; a low score needs a remark.',
  ),
  step2: text(
    '提交后由经理在“评分记录”中确认，可一次确认全天。',
    '提交後由經理在「評分記錄」中確認，可一次確認全日。',
    'After you submit it, a manager confirms it under Scoring records, a whole day at once if you like.',
  ),
  step3: text(
    '“评分结果”显示名次；“单项排名”显示各店在一个项目上的表现。',
    '「評分結果」顯示名次；「單項排名」顯示各店在一個項目上的表現。',
    'Results shows the ranks; Item ranking shows how shops do on one item.',
  ),
}
