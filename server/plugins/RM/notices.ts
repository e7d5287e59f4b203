import { text } from '#contract/localText.ts'
import type { NoticeText } from '#server/services/notifications/noticeText.ts'

/** The notifications about problems and tours. */
export const notices = {
  'rm.problem.assigned': {
    zh_CN: '问题 %{problem_no} 已指派给您：%{title}',
    zh_TW: '問題 %{problem_no} 已指派給你：%{title}',
    en_US: 'Issue %{problem_no} was assigned to you: %{title}',
    channels: ['mail'],
  },
  'rm.problem.assigned_many': {
    zh_CN: '有 %{count} 个问题已指派给您',
    zh_TW: '有 %{count} 個問題已指派給你',
    en_US: '%{count} issues were assigned to you',
    channels: ['mail'],
  },
  'rm.problem.reopened': {
    zh_CN: '问题 %{problem_no} 已退回，请重新整改：%{title}',
    zh_TW: '問題 %{problem_no} 已退回，請重新跟進：%{title}',
    en_US: 'Issue %{problem_no} was sent back to you: %{title}',
    channels: ['mail'],
  },
  'rm.problem.withdrawn': {
    zh_CN: '问题 %{problem_no} 已撤销，无需处理：%{title}',
    zh_TW: '問題 %{problem_no} 已撤銷，毋須處理：%{title}',
    en_US: 'Issue %{problem_no} was withdrawn. There is nothing left to do: %{title}',
    channels: ['mail'],
  },
  'rm.problem.overdue': {
    zh_CN: '问题 %{problem_no} 已超期：%{title}',
    zh_TW: '問題 %{problem_no} 已逾期：%{title}',
    en_US: 'Issue %{problem_no} is overdue: %{title}',
    channels: ['mail', 'robot'],
  },
  'rm.problem.overdue_many': {
    zh_CN: '有 %{count} 个问题已超期',
    zh_TW: '有 %{count} 個問題已逾期',
    en_US: '%{count} issues are overdue',
    channels: ['mail', 'robot'],
  },
  'rm.problem.overdue_site': {
    zh_CN: '%{site_sc}有 %{count} 个问题已超期',
    zh_TW: '%{site_tc}有 %{count} 個問題已逾期',
    en_US: '%{site_en}: %{count} issues are overdue',
    channels: ['mail'],
  },
  'rm.problem.escalated': {
    zh_CN: '升级提醒：问题 %{problem_no} 超期已超过 %{hours} 小时：%{title}',
    zh_TW: '升級提示：問題 %{problem_no} 逾期已超過 %{hours} 小時：%{title}',
    en_US: 'Escalated: issue %{problem_no} is more than %{hours} hours overdue: %{title}',
    channels: ['mail'],
  },
  'rm.problem.escalated_many': {
    zh_CN: '升级提醒：有 %{count} 个问题超期已超过 %{hours} 小时',
    zh_TW: '升級提示：有 %{count} 個問題逾期已超過 %{hours} 小時',
    en_US: 'Escalated: %{count} issues are more than %{hours} hours overdue',
    channels: ['mail'],
  },
  'rm.problem.escalated_site': {
    zh_CN: '升级提醒：%{site_sc}有 %{count} 个问题超期已超过 %{hours} 小时',
    zh_TW: '升級提示：%{site_tc}有 %{count} 個問題逾期已超過 %{hours} 小時',
    en_US: 'Escalated: %{count} issues of %{site_en} are more than %{hours} hours overdue',
    channels: ['mail'],
  },
  'rm.tour.assigned': {
    zh_CN: '已安排您巡场 %{tour_no}：%{title}',
    zh_TW: '已安排你巡場 %{tour_no}：%{title}',
    en_US: 'Tour %{tour_no} was assigned to you: %{title}',
    channels: ['mail'],
  },
  'rm.tour.assigned_many': {
    zh_CN: '已安排您巡场 %{count} 次',
    zh_TW: '已安排你巡場 %{count} 次',
    en_US: '%{count} tours were assigned to you',
    channels: ['mail'],
  },
} satisfies Record<string, NoticeText>

export const noticeKinds = {
  tour_problem: text('巡场问题', '巡場問題', 'Tour issues'),
  myscust_problem: text('神秘顾客问题', '神秘顧客問題', "Mystery customers' issues"),
  tour: text('巡场', '巡場', 'Tours'),
}
