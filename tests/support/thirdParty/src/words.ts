import { messagesOf } from 'atrium/kit'
import { text } from 'atrium/words'
import { lostItemWords, storeLostWords } from './contractWords.ts'

export default messagesOf(
  { 'lostFound/item': lostItemWords, 'brandDB/store': storeLostWords },
  {
    lostFound: {
      board: {
        title: text('失物看板', '失物概覽', 'Lost and found'),
        now: text('目前情况', '現時情況', 'Now'),
        kept: text('保管中', '保管中', 'Kept'),
        overdue: text('超过一个月', '逾一個月', 'Longer than a month'),
      },
      overdue: {
        label: text('失物提醒', '失物提示', 'Lost and found'),
        text: text(
          '有 %{smart_count} 件失物已保管超过一个月。',
          '有 %{smart_count} 件失物已保管逾一個月。',
          '%{smart_count} thing has been kept for longer than a month. |||| %{smart_count} things have been kept for longer than a month.',
        ),
        more: text('查看看板', '查看概覽', 'See the board'),
      },
    },
  },
)
