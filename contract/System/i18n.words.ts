import { text } from '#contract/localText.ts'

/** The texts of the page that changes what the console says. */
export const i18nTexts = {
  title: text('多语言', '多語言', 'Languages'),
  search: text('搜索键或文字', '搜尋鍵或文字', 'Search keys and texts'),
  area: text('模块', '模組', 'Area'),
  every_area: text('全部模块', '全部模組', 'All areas'),
  own_area: text('控制台', '控制台', 'Console'),
  no_area: text('已不再使用', '已不再使用', 'No longer used'),
  key: text('键', '鍵', 'Key'),
  show: {
    label: text('显示', '顯示', 'Show'),
    all: text('全部', '全部', 'All'),
    missing: text('缺少译文', '缺少譯文', 'Missing'),
    own: text('已修改', '已修改', 'Changed'),
  },
  count: text('共 %{total} 条', '共 %{total} 條', 'Texts: %{total}'),
  page: text('第 %{page} 页，共 %{pages} 页', '第 %{page} 頁，共 %{pages} 頁', 'Page %{page} of %{pages}'),
  nothing: text('没有符合的文字', '沒有符合的文字', 'No text matches'),
  empty: text('（缺少）', '（缺少）', '(missing)'),
  edit: text('修改 %{key}（%{language}）', '修改 %{key}（%{language}）', 'Change %{key} in %{language}'),
  text: text('文字', '文字', 'Text'),
  original: text('原文：%{text}', '原文：%{text}', 'Original: %{text}'),
  placeholders: text('可用的变量：%{names}', '可用的變數：%{names}', 'Values you can use: %{names}'),
  wrong: text(
    '变量写法不正确，或原文没有这个变量',
    '變數寫法不正確，或原文沒有此變數',
    'A value is not written as in the original, or the original does not have it',
  ),
  save: text('保存', '儲存', 'Save'),
  reset: text('恢复原文', '還原原文', 'Back to the original'),
  saved: text('已保存，所有人立即看到', '已儲存，所有人即時看到', 'Saved. Everybody sees it now'),
  export: text('导出 Excel', '匯出 Excel', 'Export to Excel'),
  import: {
    open: text('导入 Excel', '匯入 Excel', 'Import from Excel'),
    text: text(
      '选择之前导出的文件。与原文相同的文字不会保存。各语言分别保存：一种语言要么全部保存，要么完全不保存。',
      '選擇先前匯出的檔案。與原文相同的文字不會儲存。各語言分開儲存：一種語言只會全部儲存，或完全不儲存。',
      'Choose a file that was exported before. Texts that equal the original are not saved. Each language is saved whole or not at all.',
    ),
    file: text('文件', '檔案', 'File'),
    confirm: text('导入 %{count} 处修改', '匯入 %{count} 處修改', 'Import changes: %{count}'),
    read: text('读取文件', '讀取檔案', 'Read the file'),
    left: text(
      '未保存的语言：%{languages}',
      '未儲存的語言：%{languages}',
      'Languages that were not stored: %{languages}',
    ),
    comma: text('、', '、', ', '),
    none: text('文件中没有修改', '檔案中沒有修改', 'The file changes nothing'),
    wrong: text(
      '以下行的变量或键不正确，请更正后重试：%{rows}',
      '以下列的變數或鍵不正確，請更正後重試：%{rows}',
      'Values or keys are wrong in these rows; correct them and try again: %{rows}',
    ),
  },
}
