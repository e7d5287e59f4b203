import { text } from '#contract/localText.ts'
import type { NoticeText } from '#server/services/notifications/noticeText.ts'

/** The notifications about to-dos. */
export const notices = {
  'todo.transferred': {
    zh_CN: '%{sender}将待办转交给您：%{kind_sc}，%{title_sc}',
    zh_TW: '%{sender} 將待辦轉交給你：%{kind_tc}，%{title_tc}',
    en_US: '%{sender} transferred a to-do to you: %{kind_en}, %{title_en}',
    channels: ['mail'],
  },
  'todo.copied': {
    zh_CN: '%{sender}抄送给您：%{kind_sc}，%{title_sc}',
    zh_TW: '%{sender} 抄送給你：%{kind_tc}，%{title_tc}',
    en_US: '%{sender} sent you a copy: %{kind_en}, %{title_en}',
    channels: ['mail'],
  },
  'todo.urged': {
    zh_CN: '%{sender}催您办理：%{kind_sc}，%{title_sc}',
    zh_TW: '%{sender} 催辦：%{kind_tc}，%{title_tc}',
    en_US: '%{sender} asks you to do this: %{kind_en}, %{title_en}',
    channels: ['mail'],
  },
  'todo.taken': {
    zh_CN: '%{noun_sc} %{title_sc}：%{step_sc}',
    zh_TW: '%{noun_tc} %{title_tc}：%{step_tc}',
    en_US: '%{noun_en} %{title_en}: %{step_en}',
    channels: ['mail'],
  },
  'todo.taken_many': {
    zh_CN: '%{count} 条%{noun_sc}：%{step_sc}',
    zh_TW: '%{count} 項%{noun_tc}：%{step_tc}',
    en_US: '%{noun_en}: %{step_en} (%{count})',
    channels: ['mail'],
  },
  'todo.deputised': {
    zh_CN: '%{sender}请您在 %{from} 至 %{to} 代为处理待办',
    zh_TW: '%{sender} 請你於 %{from} 至 %{to} 代為處理待辦',
    en_US: '%{sender} made you their deputy from %{from} to %{to}',
    channels: ['mail'],
  },
  'todo.mentioned': {
    zh_CN: '%{sender}在留言中提到您：%{title_sc}',
    zh_TW: '%{sender} 在留言中提到你：%{title_tc}',
    en_US: '%{sender} mentioned you: %{title_en}',
    channels: ['mail'],
  },
  'todo.done_for': {
    zh_CN: '%{sender}代您办理：%{kind_sc}，%{title_sc}',
    zh_TW: '%{sender} 代你辦理：%{kind_tc}，%{title_tc}',
    en_US: '%{sender} did this for you: %{kind_en}, %{title_en}',
    channels: ['mail'],
  },
} satisfies Record<string, NoticeText>

/** What belongs to no area. */
export const noticeKinds = {
  todo: text('待办', '待辦', 'To-dos'),
  job: text('后台任务', '後台工作', 'Background jobs'),
}
