/** Why a file is refused, in words. `{most}` is replaced by the limit. */
interface FileProblem {
  /** The limit that the file exceeds, if there is one. */
  readonly most?: number
  /** Bytes are shown in megabytes. */
  readonly unit?: 'MB'
  readonly says: Readonly<Record<'zh_CN' | 'zh_TW' | 'en_US', string>>
}

const fault = (zh_CN: string, zh_TW: string, en_US: string) => ({ says: { zh_CN, zh_TW, en_US } })
const limit = (most: number, ...texts: Parameters<typeof fault>) => ({ most, ...fault(...texts) })
const bytes = (most: number, ...texts: Parameters<typeof fault>) =>
  ({ unit: 'MB', ...limit(most, ...texts) }) as const

const million = 1_000_000
const megabyte = 2 ** 20

/**
 * What can be wrong with a file as a whole: how much a file may cost the server, and what the user can do
 * about it. The name travels as `data.reason` of 4130 and 4150, with the limit as `data.limit`, and as the
 * `message` of a row error.
 */
export const fileProblems = {
  // The limit is the parameter `upload.max_mb`, so it comes with the refusal.
  size: {
    unit: 'MB',
    ...fault(
      '文件超过 {most} MB，请压缩或拆分后再上传',
      '檔案超過 {most} MB，請壓縮或分拆後再上載',
      'The file is larger than {most} MB. Make it smaller, or split it',
    ),
  },
  unpacked: bytes(
    300 * megabyte,
    '文件解压后超过 {most} MB，请只把需要的工作表另存为新文件',
    '檔案解壓後超過 {most} MB，請只把所需的工作表另存為新檔案',
    'The file unpacks to more than {most} MB. Save only the sheet that you need as a new file',
  ),
  // Of what unpacks to more than 20 MB: small files of blank cells have the same ratio.
  ratio: limit(
    200,
    '文件解压后是原来的 {most} 倍以上，请把需要的行复制到新工作簿',
    '檔案解壓後是原來的 {most} 倍以上，請把所需的資料列複製到新活頁簿',
    'The file unpacks to more than {most} times its size. Copy the rows that you need to a new workbook',
  ),
  entries: limit(
    5_000,
    '文件由 {most} 个以上的部分组成，请把需要的行复制到新工作簿',
    '檔案由 {most} 個以上的部分組成，請把所需的資料列複製到新活頁簿',
    'The file consists of more than {most} parts. Copy the rows that you need to a new workbook',
  ),
  sheets: limit(
    1_000,
    '工作簿有 {most} 个以上的工作表，请只保留需要的工作表',
    '活頁簿有 {most} 個以上的工作表，請只保留所需的工作表',
    'The workbook has more than {most} sheets. Keep only the one that you need',
  ),
  styles: limit(
    100_000,
    '工作簿的单元格样式超过 {most} 种，请把数值粘贴到新工作簿',
    '活頁簿的儲存格樣式超過 {most} 種，請把數值貼上到新活頁簿',
    'The workbook has more than {most} cell styles. Paste the values into a new workbook',
  ),
  strings: limit(
    2 * million,
    '工作簿中的不同文字超过 {most} 条，请拆分为几个文件',
    '活頁簿中的不同文字超過 {most} 項，請分拆為幾個檔案',
    'The workbook has more than {most} different texts. Split it into several files',
  ),
  elements: limit(
    6 * million,
    '工作簿内部的元素超过 {most} 个，请删除空白的行和列，或拆分为几个文件',
    '活頁簿內部的元素超過 {most} 個，請刪除空白的列和欄，或分拆為幾個檔案',
    'The workbook consists of more than {most} elements. Delete empty rows and columns, or split it',
  ),
  depth: limit(
    50,
    '工作簿内部嵌套超过 {most} 层，请用表格软件重新保存',
    '活頁簿內部巢狀超過 {most} 層，請用試算表軟件重新儲存',
    'The workbook is nested more than {most} levels deep. Save it again in a spreadsheet program',
  ),
  attributes: limit(
    200,
    '工作簿内部有元素带 {most} 个以上的属性，请用表格软件重新保存',
    '活頁簿內部有元素帶 {most} 個以上的屬性，請用試算表軟件重新儲存',
    'An element of the workbook has more than {most} attributes. Save it again in a spreadsheet program',
  ),
  cells: limit(
    2 * million,
    '文件超过 {most} 个单元格，请拆分为几个文件',
    '檔案超過 {most} 個儲存格，請分拆為幾個檔案',
    'The file has more than {most} cells. Split it into several files',
  ),
  // An import holds the whole text in the server's memory.
  text: bytes(
    25 * megabyte,
    '文件中的文字超过 {most} MB，请拆分为几个文件',
    '檔案中的文字超過 {most} MB，請分拆為幾個檔案',
    'The file has more than {most} MB of text. Split it into several files',
  ),
  too_many_rows: limit(
    20_000,
    '文件不能超过 {most} 行，请删除空行或拆分',
    '檔案不可超過 {most} 行，請刪除空白行或分拆',
    'A file has at most {most} rows. Delete blank ones, or split it',
  ),
  too_many_columns: limit(
    1_000,
    '文件不能超过 {most} 列，请删除不需要的列',
    '檔案不可超過 {most} 欄，請刪除不需要的欄',
    'A file has at most {most} columns. Delete those that you do not need',
  ),
  too_long: limit(
    100_000,
    '单元格的文字不能超过 {most} 个字符，请缩短',
    '儲存格的文字不可超過 {most} 個字元，請縮短',
    'A cell has at most {most} characters. Shorten its text',
  ),
  /** Characters of a heading. */
  heading: limit(
    200,
    '列标题不能超过 {most} 个字符，请缩短，或使用模板中的列标题',
    '欄標題不可超過 {most} 個字元，請縮短，或使用範本中的欄標題',
    'A column heading has at most {most} characters. Shorten it, or use the headings of the template',
  ),
  row_text: limit(
    million,
    '一行的文字合计不能超过 {most} 个字符，请缩短',
    '一行的文字合計不可超過 {most} 個字元，請縮短',
    'A row has at most {most} characters in all. Shorten its texts',
  ),
  empty: fault(
    '文件是空的，请选择有内容的文件',
    '檔案是空的，請選擇有內容的檔案',
    'The file is empty. Choose a file with rows in it',
  ),
  quote: fault('引号没有闭合', '引號沒有閉合', 'A quotation mark is not closed'),
  pixels: limit(
    60 * million,
    '图片超过 {most} 像素，请缩小后再上传',
    '圖片超過 {most} 像素，請縮小後再上載',
    'The picture has more than {most} pixels. Make it smaller',
  ),
  memory: bytes(
    512 * megabyte,
    '读取该文件需要 {most} MB 以上的内存，请缩小、拆分，或另存为其他格式',
    '讀取此檔案需要 {most} MB 以上的記憶體，請縮小、分拆，或另存為其他格式',
    'Reading the file takes more than {most} MB of memory. Make it smaller, split it, or save it in another format',
  ),
  /** Seconds of computing time. */
  time: limit(
    30,
    '读取该文件需要 {most} 秒以上，请缩小、拆分，或另存为其他格式',
    '讀取此檔案需要 {most} 秒以上，請縮小、分拆，或另存為其他格式',
    'Reading the file takes more than {most} seconds. Make it smaller, split it, or save it in another format',
  ),
  parts: limit(
    50,
    '表单超过 {most} 个部分，请只发送一个文件和所需的字段',
    '表單超過 {most} 個部分，請只傳送一個檔案和所需的欄位',
    'The form has more than {most} parts. Send one file and the fields of the call',
  ),
  /** Bytes. */
  part_header: limit(
    8_000,
    '表单中某部分的标头超过 {most} 字节，请缩短文件名',
    '表單中某部分的標頭超過 {most} 位元組，請縮短檔案名稱',
    'The header of a part of the form has more than {most} bytes. Shorten the name of the file',
  ),
  /** Bytes. */
  field: limit(
    64_000,
    '表单字段超过 {most} 字节，请缩短',
    '表單欄位超過 {most} 位元組，請縮短',
    'A field of the form has more than {most} bytes. Shorten it',
  ),
  broken: fault(
    '文件已损坏，或不是其名称所示的类型，请用原来的软件打开并重新保存',
    '檔案已損壞，或不是其名稱所示的類型，請用原來的軟件開啟並重新儲存',
    'The file is damaged, or is not what its name says. Open it in the program that made it and save it again',
  ),
  no_workbook: fault(
    '文件不是 Excel 工作簿，请另存为 .xlsx 或 CSV',
    '檔案不是 Excel 活頁簿，請另存為 .xlsx 或 CSV',
    'The file is not an Excel workbook. Save it as .xlsx or CSV',
  ),
  which_encoding: fault(
    '文件的文字有两种读法，请选择正确的一种',
    '檔案的文字有兩種讀法，請選擇正確的一種',
    'The text of the file can be read in two ways. Choose the right one',
  ),
  which_sheet: fault(
    '工作簿中有多个工作表有内容，请选择一个',
    '活頁簿中有多個工作表有內容，請選擇一個',
    'Several sheets of the workbook have rows. Choose one',
  ),
  encoding: fault(
    '无法识别文件的文字编码，请另存为“CSV UTF-8”',
    '未能識別檔案的文字編碼，請另存為「CSV UTF-8」',
    'The encoding of the text is not known. Save the file as “CSV UTF-8”',
  ),
} as const satisfies Record<string, FileProblem>

export type FileReason = keyof typeof fileProblems

export const isFileReason = (name: unknown): name is FileReason =>
  typeof name === 'string' && Object.hasOwn(fileProblems, name)

/** What is wrong with a file, in words for the user. Pass `most` if the limit is not the one in the table. */
export function fileProblemText(reason: FileReason, locale: string, most?: number): string {
  const { says, unit, most: usual = 0 }: FileProblem = fileProblems[reason]
  const shown = unit === 'MB' ? Math.floor((most ?? usual) / megabyte) : (most ?? usual)
  const text = locale === 'en_US' || locale === 'zh_TW' ? says[locale] : says.zh_CN
  return text.replace('{most}', shown.toLocaleString('en-US'))
}
