import { text } from '#contract/localText.ts'

/** The page that leads through the set-up. */
export const setupTexts = {
  title: text('初始设置', '初始設定', 'Set-up'),
  intro: text(
    '按顺序完成各项，可以随时离开，回来时从这里继续。状态由现有数据得出。',
    '按次序完成各項，可以隨時離開，回來時由此繼續。狀態由現有資料得出。',
    'Work through these in order. You can leave at any time and go on later: each state comes from the data.',
  ),
  progress: text('已完成 %{done} / %{all} 项', '已完成 %{done} / %{all} 項', '%{done} of %{all} steps done'),
  steps: text('步骤', '步驟', 'Steps'),
  state: {
    done: text('已完成', '已完成', 'Done'),
    partly: text('部分完成', '部分完成', 'Partly done'),
    missing: text('未开始', '未開始', 'To do'),
    skipped: text('不需要', '不需要', 'Not needed'),
  },
  count: text('已有 %{count} 项', '已有 %{count} 項', '%{count} so far'),
  changed: text('最近更改：%{date}', '最近更改：%{date}', 'Last change: %{date}'),
  open: text('前往', '前往', 'Open'),
  import: text('从工作簿导入', '由工作簿匯入', 'Import a workbook'),
  from_templates: text('从模板新建', '由範本新增', 'New from templates'),
  choose: text(
    '选择要新建的项目。已有的不会改动，新建后可以照常修改。',
    '選擇要新增的項目。已有的不會改動，新增後可以照常更改。',
    'Choose what to create. What is there already stays as it is; new records can be changed as usual.',
  ),
  exists: text('已有', '已有', 'There already'),
  includes: text('权限（%{count}）', '權限（%{count}）', 'Permissions (%{count})'),
  create: text('新建所选（%{count}）', '新增所選（%{count}）', 'Create selected (%{count})'),
  created: text('已新建 %{count} 项', '已新增 %{count} 項', 'Created: %{count}'),
  all: text('全选', '全選', 'Select all'),
  mark_done: text('标记为已完成', '標示為已完成', 'Mark as done'),
  skip: text('此处不需要', '此處不需要', 'Not needed here'),
  undo: text('撤销标记', '撤銷標示', 'Undo'),
  named: text('%{action}：%{name}', '%{action}：%{name}', '%{action}: %{name}'),
  areas: text('各业务能否开始', '各業務可否開始', 'What can be used'),
  ready: text('可以使用', '可以使用', 'Ready'),
  waits: text('还缺', '尚欠', 'Waits for'),
}
