import { text, type Texts } from '#contract/localText.ts'

/** The first screen, and the overview of the group. */
export const dashboardTexts: Texts = {
  home: text('我的工作台', '我的工作台', 'My dashboard'),
  group: text('集团总览', '集團總覽', 'Group overview'),
  todo: text('待办事项', '待辦事項', 'To do'),
  inbox: text('打开待办中心', '開啟待辦中心', 'Open the inbox'),
  overdue: text('%{count} 项已超期', '%{count} 項已逾期', '%{count} overdue'),
  nothing: text('没有待办事项。', '沒有待辦事項。', 'Nothing is waiting for you.'),
}
