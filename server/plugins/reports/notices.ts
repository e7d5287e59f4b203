import type { NoticeText } from '#server/services/notifications/noticeText.ts'

/** The notifications about reports. */
export const notices = {
  'report.scheduled': {
    zh_CN: '您的定时报表已生成：%{report}',
    zh_TW: '你的定時報表已產生：%{report}',
    en_US: 'Your scheduled report is ready: %{report}',
    channels: ['mail'],
  },
} satisfies Record<string, NoticeText>
