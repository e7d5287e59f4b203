import { text, type Texts } from '#contract/localText.ts'

/** The texts of the page on which a split or a merge begins. */
export const splitMergeTexts: Texts = {
  title: text('铺位拆合', '舖位拆合', 'Split and merge'),
  choose: text('选择铺位', '選擇舖位', 'Choose a unit'),
  about: text(
    '将一个铺位拆分为几个，或将相邻铺位合并为一个。下一步可先预览结果，确认后才生效。',
    '將一個舖位分拆為數個，或將相鄰舖位合併為一個。下一步可先預覽結果，確認後才生效。',
    'Split a unit into several, or merge units of a floor into one. You will see the result before anything changes.',
  ),
  start: text('下一步', '下一步', 'Continue'),
  fields: {
    store_id: text('铺位', '舖位', 'Unit'),
    kind: text('操作', '操作', 'Operation'),
  },
  choices: {
    kind: {
      split: text('拆分', '分拆', 'Split'),
      merge: text('合并', '合併', 'Merge'),
    },
  },
  help: {
    store_id: text(
      '合并时，选择其中一个铺位；其他铺位在下一步选择',
      '合併時，選擇其中一個舖位；其他舖位於下一步選擇',
      'For a merge, one of the units; the others are chosen in the next step',
    ),
  },
}
