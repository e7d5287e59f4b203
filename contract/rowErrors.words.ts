import { text, type LocalText } from '#contract/localText.ts'

/** What is wrong with a row or a cell of an imported file, in the preview and in the file with the wrong rows. */
export const rowErrors = {
  country: text(
    '请填国家或地区的名称或代码，如“香港”或 HK',
    '請填國家或地區的名稱或代碼，例如「香港」或 HK',
    'Enter the name or code of a country or region, such as Hong Kong or HK',
  ),
  day: text('请填日期，如 2026-11-15', '請填日期，如 2026-11-15', 'Enter a day such as 2026-11-15'),
  yes_no: text('请填 TRUE 或 FALSE', '請填 TRUE 或 FALSE', 'Enter TRUE or FALSE'),
  reference: text(
    '找不到所指的记录，请填其列表中显示的编号或名称',
    '找不到所指的記錄，請填其清單中顯示的編號或名稱',
    'Not found here: enter the number, code or name that its list shows',
  ),
  error_cell: text(
    '单元格里是错误值，如 #N/A',
    '儲存格內是錯誤值，如 #N/A',
    'The cell has an error such as #N/A',
  ),
  no_result: text(
    '单元格里的公式没有结果，请在表格软件中打开并重新保存',
    '儲存格內的公式沒有結果，請用試算表軟件開啟並重新儲存',
    'The formula has no result: open the file in a spreadsheet program and save it again',
  ),
  no_heading: text('有一格内容没有列标题', '有一格內容沒有欄標題', 'A cell has no heading above it'),
  ambiguous: text(
    '有多条记录同名，请在名称后加编号，如“名称 [编号]”',
    '有多項記錄同名，請在名稱後加編號，如「名稱 [編號]」',
    'Several records have this name; add the code after it, as in Name [code]',
  ),
  twice: text(
    '文件中另有一行是同一条记录',
    '檔案中另有一行是同一項記錄',
    'Another row of the file is about the same record',
  ),
  exists: text(
    '记录已存在，本次只新增',
    '記錄已存在，今次只新增',
    'It already exists, and only new records are added',
  ),
  not_found: text('没有这条记录', '沒有這項記錄', 'There is no such record'),
  stale: text(
    '导出之后已被他人修改；请重新导出，或清空“版本”列',
    '匯出之後已被他人修改；請重新匯出，或清空「版本」欄',
    'It was changed after the export: export again, or clear its revision',
  ),
  'permission.denied': text('没有权限', '沒有權限', "You don't have permission to do this"),
  'department.denied': text(
    '您的部门没有权限',
    '你的部門沒有權限',
    "Your department doesn't have permission to do this",
  ),
  'site.denied': text('没有该站点的权限', '沒有該站點的權限', "You don't have access to this site"),
  'store.denied': text(
    '没有该铺位的权限',
    '沒有該舖位的權限',
    "You can't edit this store: it isn't assigned to you",
  ),
  'param.invalid': text('内容无法保存', '內容無法儲存', 'This cannot be saved'),
  'audit.in_progress': text('该记录正在审批中', '該記錄正在審批中', 'The record is waiting for approval'),
} satisfies Readonly<Record<string, LocalText>>
