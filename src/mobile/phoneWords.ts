import { text } from '#contract/localText.ts'
import type { Words } from '#src/light/words.ts'

/** The words of the page. */
export const phoneWords = {
  title: text('修改品牌', '更改品牌資料', 'Change a brand'),
  loading: text('正在加载…', '正在載入…', 'Loading…'),
  sign_in: text('登录', '登入', 'Sign in'),
  signed_out: text(
    '请先登录，登录后会回到这里。',
    '請先登入，登入後會返回這裏。',
    'Sign in first; you will come back here.',
  ),
  retry: text('重试', '再試', 'Try again'),
  language: text('语言', '語言', 'Language'),
  now: text('现值', '現有內容', 'Now'),
  submit: text('提交审批', '遞交審批', 'Submit for approval'),
  sending: text('正在提交…', '正在遞交…', 'Submitting…'),
  nothing: text('没有任何修改', '沒有任何更改', 'Nothing has changed'),
  changed: text('已修改 {n} 项', '已更改 {n} 項', 'Changed: {n}'),
  pending: text('审批中', '審批中', 'Approval in progress'),
  pending_text: text(
    '品牌目前只能查看，审批结束后方可再次修改。',
    '品牌現時只供檢視，審批完成後才可再更改。',
    'The brand is read-only until this request is decided.',
  ),
  submitted: text('已提交审批', '已遞交審批', 'Submitted for approval'),
  withdraw: text('撤回申请', '撤回申請', 'Withdraw the request'),
  fix: text('请检查标出的内容', '請檢查標示的內容', 'Check what is marked'),
  newer: text(
    '品牌刚被他人修改，已换成最新内容。请核对后再次提交。',
    '其他人剛更改了這個品牌，已換上最新內容。請核對後再遞交。',
    'Somebody has just changed this brand; the page shows it as it is now. Check your text and submit it again.',
  ),
  photo: text('拍照', '拍照', 'Take a photo'),
  choose: text('选择图片', '選擇圖片', 'Choose a picture'),
  uploading: text('正在上传…', '正在上載…', 'Uploading…'),
  no_logo: text('暂无标志', '未有標誌', 'No logo yet'),
  tags: text('标签', '標籤', 'Tags'),
  before: text('修改前', '更改前', 'Before'),
  after: text('修改后', '更改後', 'After'),
  fields: {
    name: text('简体中文名称', '簡體中文名稱', 'Simplified Chinese name'),
    name_tc: text('繁体中文名称', '繁體中文名稱', 'Traditional Chinese name'),
    name_en: text('英文名称', '英文名稱', 'English name'),
    description: text('简体中文简介', '簡體中文簡介', 'Description (Simplified Chinese)'),
    description_tc: text('繁体中文简介', '繁體中文簡介', 'Description (Traditional Chinese)'),
    description_en: text('英文简介', '英文簡介', 'Description (English)'),
    logo: text('标志', '標誌', 'Logo'),
    tag_ids: text('标签', '標籤', 'Tags'),
  },
  problems: {
    required: text('请填写', '請填寫', 'Fill this in'),
    length_max: text('内容太长，请缩短', '內容太長，請縮短', 'This is too long: shorten it'),
    reference: text(
      '所选内容已不存在，请重新选择',
      '所選項目已不存在，請重新選擇',
      'This no longer exists: choose again',
    ),
    characters: text(
      '请删除无法保存的字符',
      '請刪除不能儲存的字元',
      'Remove the characters that cannot be saved',
    ),
    other: text('请检查此项', '請檢查這一項', 'Check this'),
  },
}

/** The words of the page in one language. */
export type PhoneWords = Words<typeof phoneWords>
