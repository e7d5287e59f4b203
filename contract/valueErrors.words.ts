import { text, type LocalText } from '#contract/localText.ts'

/** What is wrong with a value, in a form and in a file. */
export const valueErrors = {
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
  number: text('请填数字', '請填數字', 'Enter a number'),
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
  part: text('金额须在 0 与总额之间', '金額須介乎 0 與總額之間', 'Enter an amount between 0 and the whole'),
  direction: text(
    '请删除改变文字方向的隐形符号',
    '請刪除改變文字方向的隱形符號',
    'Remove the invisible marks that change the direction of the text',
  ),
  future: text('年份不能晚于今年', '年份不能遲於今年', 'Enter this year or an earlier year'),
  code: text(
    '请去掉首尾空格、看不见的字符和全角字母',
    '請去除首尾空格、看不見的字元及全形字母',
    'Remove blanks at the ends, invisible characters and full-width letters',
  ),
} satisfies Readonly<Record<string, LocalText>>
