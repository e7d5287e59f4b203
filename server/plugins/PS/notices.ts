import { text } from '#contract/localText.ts'
import type { NoticeText } from '#server/services/notifications/noticeText.ts'

/** The notifications about months that are closed. */
export const notices = {
  'perf.month.locked': {
    zh_CN: '%{site_sc} %{month} 已锁定：%{reason}',
    zh_TW: '%{site_tc} %{month} 已鎖定：%{reason}',
    en_US: '%{site_en}: %{month} was locked: %{reason}',
    channels: ['mail'],
  },
  'perf.month.unlocked': {
    zh_CN: '%{site_sc} %{month} 已解锁：%{reason}',
    zh_TW: '%{site_tc} %{month} 已解鎖：%{reason}',
    en_US: '%{site_en}: %{month} was opened again: %{reason}',
    channels: ['mail'],
  },
} satisfies Record<string, NoticeText>

/** What notifications are about. */
export const noticeKinds = { period_lock: text('锁定的月份', '鎖定的月份', 'Locked months') }
