import { text, type LocalText } from '#contract/localText.ts'

/** Keys that work in the console, by where they work. `+` joins keys that are pressed together. */
export interface Shortcut {
  readonly keys: readonly string[]
  readonly does: LocalText
}

export const shortcuts: readonly { readonly title: LocalText; readonly keys: readonly Shortcut[] }[] = [
  {
    title: text('任何页面', '任何頁面', 'On every page'),
    keys: [
      { keys: ['Ctrl+K', '⌘+K'], does: text('搜索全部内容', '搜尋全部內容', 'Search everything') },
      {
        keys: ['/'],
        does: text(
          '转到列表的搜索框；没有列表时搜索全部内容',
          '前往列表的搜尋欄；沒有列表時搜尋全部內容',
          'Go to the search box of the list, or search everything where there is none',
        ),
      },
      { keys: ['?'], does: text('打开当前业务的帮助', '開啟目前業務的說明', 'Open the help of this area') },
      {
        keys: ['↑', '↓', '→', '←'],
        does: text(
          '在菜单中移动，展开或收起一组',
          '在選單中移動，展開或收起一組',
          'Move in the menu, open or close a group',
        ),
      },
      {
        keys: ['Esc'],
        does: text(
          '关闭对话框、菜单或侧边预览',
          '關閉對話框、選單或側邊預覽',
          'Close a dialog, menu or side panel',
        ),
      },
    ],
  },
  {
    title: text('列表', '列表', 'In lists'),
    keys: [
      {
        keys: ['↑', '↓'],
        does: text('移动到上一行或下一行', '移至上一行或下一行', 'Go to the row above or below'),
      },
      {
        keys: ['Space'],
        does: text('在侧边预览这一行', '在側邊預覽這一行', 'Look at the row in the side panel'),
      },
      { keys: ['Enter'], does: text('打开这一行的页面', '開啟這一行的頁面', 'Open the page of the row') },
      {
        keys: ['Shift+Space'],
        does: text(
          '在复选框上：选中从上次选中到这一行的所有行',
          '在核取方塊上：選取由上次選取至這一行的所有行',
          'On a checkbox: select all rows from the last selected one to this one',
        ),
      },
    ],
  },
  {
    title: text('待审批的申请', '待批核的申請', 'In a request to decide'),
    keys: [
      { keys: ['A', 'R'], does: text('批准或驳回', '批准或不批准', 'Approve or reject') },
      {
        keys: ['J', 'K'],
        does: text('转到下一条或上一条', '前往下一項或上一項', 'Go to the next or the previous one'),
      },
    ],
  },
  {
    title: text('看板和树', '看板及樹狀列表', 'On boards and in trees'),
    keys: [
      {
        keys: ['Alt+↑', 'Alt+↓', 'Alt+←', 'Alt+→'],
        does: text('移动卡片或条目', '移動卡片或項目', 'Move a card or an entry'),
      },
    ],
  },
]
