import { rowErrors } from '#contract/rowErrors.words.ts'
import { valueErrors } from '#contract/valueErrors.words.ts'
import { text, type LocalText } from '#contract/localText.ts'
import { explainingTabs } from '#server/services/sheet/explainingTabs.ts'

/** The messages for a wrong cell or row, by the key in the errors of an import. */
export const importErrors: Readonly<Record<string, LocalText>> = {
  ...valueErrors,
  ...rowErrors,
  required: text('必填', '必須填寫', 'Fill this in'),
  type: text('内容类型不符', '內容類型不符', 'This kind of value is not accepted here'),
  integer: text('请填整数', '請填整數', 'Enter a whole number'),
  min: text('数值不能小于 %{min}', '數值不可小於 %{min}', 'Enter %{min} or more'),
  max: text('数值不能大于 %{max}', '數值不可大於 %{max}', 'Enter %{max} or less'),
  length_min: text('文字太短', '文字太短', 'The text is too short'),
  length_max: text('文字太长', '文字太長', 'The text is too long'),
  month: text('请填写月份，例如 2026-09', '請填寫月份，例如 2026-09', 'Enter a month such as 2026-09'),
  pattern: text('格式不正确', '格式不正確', 'Check the format'),
  choice: text('请选择列表中的一项', '請選擇清單中的一項', 'Choose one of the options'),
  too_early: text('日期不能早于 %{min}', '日期不可早於 %{min}', 'Enter %{min} or later'),
  too_late: text('日期不能晚于 %{max}', '日期不可遲於 %{max}', 'Enter %{max} or earlier'),
  after_today: text('请填写今天或更早的日期', '請填寫今天或更早的日期', 'Enter today or an earlier day'),
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
  list: text('最多 50 项', '最多 50 項', 'At most 50'),
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
  unseen: text(
    '检查之后已被他人修改；请重新上传文件，查看会改动什么',
    '檢查之後已被他人修改；請重新上載檔案，查看會改動甚麼',
    'It was changed after the check: upload the file again to see what would change',
  ),
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
