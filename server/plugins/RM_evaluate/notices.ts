import { text } from '#contract/localText.ts'
import type { NoticeText } from '#server/services/notifications/noticeText.ts'

/** The notifications about scores. */
export const notices = {
  'scoring.returned': {
    zh_CN: '%{shop} 的评分被退回：%{reason}',
    zh_TW: '%{shop} 的評分被退回：%{reason}',
    en_US: 'The score of %{shop} was sent back to you: %{reason}',
    channels: ['mail'],
  },
} satisfies Record<string, NoticeText>

/** What notifications are about. */
export const noticeKinds = { scoring_report: text('店铺评分', '店舖評分', 'Scores of shops') }
