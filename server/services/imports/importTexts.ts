import { text, type LocalText } from '#contract/localText.ts'
import { explainingTabs } from '#server/services/sheet/explainingTabs.ts'

/** The messages for a wrong cell or row, by the key in the errors of an import. */
export const importErrors: Readonly<Record<string, LocalText>> = {
  no_tenancy: text(
    '该铺位当时没有（或有多个）营业的租户',
    '該舖位當時沒有營業中的租戶，或有多於一個',
    'No tenant, or more than one, was trading in this unit then',
  ),
  return_remark: text(
    '销售额为负数时请填写原因',
    '銷售額為負數時請填寫原因',
    'Say why the amount is below 0',
  ),
  required: text('必填', '必須填寫', 'Fill this in'),
  type: text('内容类型不符', '內容類型不符', 'This kind of value is not accepted here'),
  integer: text('请填整数', '請填整數', 'Enter a whole number'),
  number: text('请填数字', '請填數字', 'Enter a number'),
  country: text(
    '请填国家或地区的名称或代码，如“香港”或 HK',
    '請填國家或地區的名稱或代碼，例如「香港」或 HK',
    'Enter the name or code of a country or region, such as Hong Kong or HK',
  ),
  day: text('请填日期，如 2026-11-15', '請填日期，如 2026-11-15', 'Enter a day such as 2026-11-15'),
  yes_no: text('请填 TRUE 或 FALSE', '請填 TRUE 或 FALSE', 'Enter TRUE or FALSE'),
  min: text('数值不能小于 %{min}', '數值不可小於 %{min}', 'Enter %{min} or more'),
  max: text('数值不能大于 %{max}', '數值不可大於 %{max}', 'Enter %{max} or less'),
  length_min: text('文字太短', '文字太短', 'The text is too short'),
  length_max: text('文字太长', '文字太長', 'The text is too long'),
  month: text('请填写月份，例如 2026-09', '請填寫月份，例如 2026-09', 'Enter a month such as 2026-09'),
  pattern: text('格式不正确', '格式不正確', 'Check the format'),
  phone: text(
    '只填数字，不含国际区号',
    '只填數字，不含國際區號',
    'Enter digits only, without the country code',
  ),
  calling_code: text(
    '只填数字，如 86 或 852',
    '只填數字，如 86 或 852',
    'Enter digits only, such as 86 or 852',
  ),
  capitals: text(
    '只能用大写字母、数字和连字符',
    '只可用大寫字母、數字及連字號',
    'Use capital letters, digits and hyphens only',
  ),
  small_letters: text(
    '以小写字母开头，只能用小写字母、数字和下划线',
    '以小寫字母開頭，只可用小寫字母、數字及底線',
    'Begin with a small letter, and use small letters, digits and underscores only',
  ),
  choice: text('请选择列表中的一项', '請選擇清單中的一項', 'Choose one of the options'),
  too_early: text('日期不能早于 %{min}', '日期不可早於 %{min}', 'Enter %{min} or later'),
  too_late: text('日期不能晚于 %{max}', '日期不可遲於 %{max}', 'Enter %{max} or earlier'),
  after_today: text('请填写今天或更早的日期', '請填寫今天或更早的日期', 'Enter today or an earlier day'),
  part: text('金额须在 0 与总额之间', '金額須介乎 0 與總額之間', 'Enter an amount between 0 and the whole'),
  direction: text(
    '请删除改变文字方向的隐形符号',
    '請刪除改變文字方向的隱形符號',
    'Remove the invisible marks that change the direction of the text',
  ),
  after_sales: text(
    '不能晚于首次上报的销售',
    '不可遲於首次申報的銷售',
    'This is after the first reported sales',
  ),
  before_sales: text(
    '不能早于最后一次上报的销售',
    '不可早於最後一次申報的銷售',
    'This is before the last reported sales',
  ),
  characters: text('含有无法保存的字符', '含有無法儲存的字元', 'Remove the characters that cannot be saved'),
  url: text(
    '请填以 http:// 或 https:// 开头的网址',
    '請填以 http:// 或 https:// 開頭的網址',
    'Enter an address that starts with http:// or https://',
  ),
  email: text('请填邮箱地址', '請填電郵地址', 'Enter an email address'),
  reference: text(
    '找不到所指的记录，请填其列表中显示的编号或名称',
    '找不到所指的記錄，請填其清單中顯示的編號或名稱',
    'Not found here: enter the number, code or name that its list shows',
  ),
  ambiguous: text(
    '有多条记录同名，请在名称后加 [编号]',
    '有多項記錄同名，請在名稱後加 [編號]',
    'Several records have this name; add the code after it, as in Name [code]',
  ),
  list: text('最多 50 项', '最多 50 項', 'At most 50'),
  future: text('年份不能晚于今年', '年份不能遲於今年', 'Enter this year or an earlier year'),
  link: text(
    '请填写所属的公司、品牌或铺位',
    '請填寫所屬的公司、品牌或舖位',
    'Name a company, a brand or a store that they belong to',
  ),
  business_registration: text(
    '请填 8 位商业登记号码',
    '請填 8 位商業登記號碼',
    'Enter the 8 digits of the business registration number',
  ),
  credit_code_length: text(
    '请填 18 位统一社会信用代码',
    '請填 18 位統一社會信用代碼',
    'Enter the 18 characters of the unified social credit code',
  ),
  credit_code_letters: text(
    '代码中没有 I、O、S、V、Z',
    '代碼中沒有 I、O、S、V、Z',
    'The letters I, O, S, V and Z never occur',
  ),
  credit_code: text(
    '最后一位校验不符，请核对',
    '最後一位校驗不符，請核對',
    'The last character does not match the others',
  ),
  read_only: text('此列不能修改', '此欄不能修改', 'This field cannot be changed'),
  unknown: text('没有此字段', '沒有此欄位', 'This field does not exist'),
  duplicate: text('已被使用，请换一个', '已被使用，請換一個', 'Already in use; enter another'),
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
  code: text(
    '请去掉首尾空格、看不见的字符和全角字母',
    '請去除首尾空格、看不見的字元及全形字母',
    'Remove blanks at the ends, invisible characters and full-width letters',
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
  unseen: text(
    '检查之后已被他人修改；请重新上传文件，查看会改动什么',
    '檢查之後已被他人修改；請重新上載檔案，查看會改動甚麼',
    'It was changed after the check: upload the file again to see what would change',
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
}

/** The heading of the column with the errors; the column is ignored when the file comes back. */
export const errorHeading = text('错误', '錯誤', 'Error')

/** The tabs of a template in addition to the one to fill in, and the texts of the notes. */
export const templateTexts = {
  template: text('导入模板', '匯入範本', 'template'),
  notes: explainingTabs.notes,
  lists: explainingTabs.lists,
  column: text('列', '欄', 'Column'),
  required: text('必填', '必填', 'Required'),
  empty: text('清空时填写', '清空時填寫', 'To empty it'),
  format: text('格式', '格式', 'Format'),
  allowed: text('可选值', '可選值', 'Allowed values'),
  longest: text('最长字数', '最長字數', 'Longest'),
  empty_cells: text('空单元格', '空白儲存格', 'Empty cells'),
  hint: text(
    '空单元格不会改动原有内容。要清空某项，请填写 （清空）；保存前需另行确认。',
    '空白儲存格不會改動原有內容。要清空某項，請填寫 （清空）；儲存前須另行確認。',
    'An empty cell changes nothing. To empty a value, enter (clear); you are asked to agree before it is saved.',
  ),
  yes: text('是', '是', 'Yes'),
  no: text('否', '否', 'No'),
  unlimited: text('选项很多，按名称或编号填写', '選項很多，按名稱或編號填寫', 'Many: by name or code'),
}

/** How to write a field of each kind. */
export const formatTexts: Readonly<Record<string, LocalText>> = {
  text: text('文字', '文字', 'Text'),
  integer: text('整数', '整數', 'Whole number'),
  decimal: text('数字', '數字', 'Number'),
  flag: text('TRUE 或 FALSE', 'TRUE 或 FALSE', 'TRUE or FALSE'),
  date: text('日期，如 2026-11-15', '日期，如 2026-11-15', 'Day such as 2026-11-15'),
  seconds: text('时间，如 2026-11-15 09:30', '時間，如 2026-11-15 09:30', 'Moment such as 2026-11-15 09:30'),
  choice: text('从选项中选择一项', '從選項中選擇一項', 'One of the options'),
  list: text('多项以分号（;）分隔', '多項以分號（;）分隔', 'Several, with semicolons (;) between'),
  json: text('JSON', 'JSON', 'JSON'),
  ref: text('名称或编号', '名稱或編號', 'A name or code'),
  refs: text(
    '名称或编号，多项以分号（;）分隔',
    '名稱或編號，多項以分號（;）分隔',
    'Names or codes, with semicolons (;) between',
  ),
}
