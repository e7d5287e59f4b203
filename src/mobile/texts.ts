import type { Locale } from '#src/providers/locale.ts'

/** The texts of the page. */
export const texts: Readonly<Record<Locale, Texts>> = {
  zh_CN: {
    title: '修改品牌',
    loading: '正在加载…',
    sign_in: '登录',
    signed_out: '请先登录，登录后会回到这里。',
    retry: '重试',
    language: '语言',
    now: '现值',
    submit: '提交审批',
    sending: '正在提交…',
    nothing: '没有任何修改',
    changed: '已修改 {n} 项',
    pending: '审批中',
    pending_text: '品牌目前只能查看，审批结束后方可再次修改。',
    submitted: '已提交审批',
    withdraw: '撤回申请',
    fix: '请检查标出的内容',
    newer: '品牌刚被他人修改，已换成最新内容。请核对后再次提交。',
    photo: '拍照',
    choose: '选择图片',
    uploading: '正在上传…',
    no_logo: '暂无标志',
    tags: '标签',
    before: '修改前',
    after: '修改后',
    fields: {
      name: '简体中文名称',
      name_tc: '繁体中文名称',
      name_en: '英文名称',
      description: '简体中文简介',
      description_tc: '繁体中文简介',
      description_en: '英文简介',
      logo: '标志',
      tag_ids: '标签',
    },
    problems: {
      required: '请填写',
      length_max: '内容太长，请缩短',
      reference: '所选内容已不存在，请重新选择',
      characters: '请删除无法保存的字符',
      other: '请检查此项',
    },
  },
  zh_TW: {
    title: '更改品牌資料',
    loading: '正在載入…',
    sign_in: '登入',
    signed_out: '請先登入，登入後會返回這裏。',
    retry: '再試',
    language: '語言',
    now: '現有內容',
    submit: '遞交審批',
    sending: '正在遞交…',
    nothing: '沒有任何更改',
    changed: '已更改 {n} 項',
    pending: '審批中',
    pending_text: '品牌現時只供檢視，審批完成後才可再更改。',
    submitted: '已遞交審批',
    withdraw: '撤回申請',
    fix: '請檢查標示的內容',
    newer: '其他人剛更改了這個品牌，已換上最新內容。請核對後再遞交。',
    photo: '拍照',
    choose: '選擇圖片',
    uploading: '正在上載…',
    no_logo: '未有標誌',
    tags: '標籤',
    before: '更改前',
    after: '更改後',
    fields: {
      name: '簡體中文名稱',
      name_tc: '繁體中文名稱',
      name_en: '英文名稱',
      description: '簡體中文簡介',
      description_tc: '繁體中文簡介',
      description_en: '英文簡介',
      logo: '標誌',
      tag_ids: '標籤',
    },
    problems: {
      required: '請填寫',
      length_max: '內容太長，請縮短',
      reference: '所選項目已不存在，請重新選擇',
      characters: '請刪除不能儲存的字元',
      other: '請檢查這一項',
    },
  },
  en_US: {
    title: 'Change a brand',
    loading: 'Loading…',
    sign_in: 'Sign in',
    signed_out: 'Sign in first; you will come back here.',
    retry: 'Try again',
    language: 'Language',
    now: 'Now',
    submit: 'Submit for approval',
    sending: 'Submitting…',
    nothing: 'Nothing has changed',
    changed: 'Changed: {n}',
    pending: 'Approval in progress',
    pending_text: 'The brand is read-only until this request is decided.',
    submitted: 'Submitted for approval',
    withdraw: 'Withdraw the request',
    fix: 'Check what is marked',
    newer:
      'Somebody has just changed this brand; the page shows it as it is now. Check your text and ' +
      'submit it again.',
    photo: 'Take a photo',
    choose: 'Choose a picture',
    uploading: 'Uploading…',
    no_logo: 'No logo yet',
    tags: 'Tags',
    before: 'Before',
    after: 'After',
    fields: {
      name: 'Simplified Chinese name',
      name_tc: 'Traditional Chinese name',
      name_en: 'English name',
      description: 'Description (Simplified Chinese)',
      description_tc: 'Description (Traditional Chinese)',
      description_en: 'Description (English)',
      logo: 'Logo',
      tag_ids: 'Tags',
    },
    problems: {
      required: 'Fill this in',
      length_max: 'This is too long: shorten it',
      reference: 'This no longer exists: choose again',
      characters: 'Remove the characters that cannot be saved',
      other: 'Check this',
    },
  },
}

/** In one language. */
export interface Texts extends Readonly<Record<Word, string>> {
  readonly fields: Readonly<Record<string, string>>
  readonly problems: Readonly<Record<string, string>> & { readonly other: string }
}

type Word =
  | 'title'
  | 'loading'
  | 'sign_in'
  | 'signed_out'
  | 'retry'
  | 'language'
  | 'now'
  | 'submit'
  | 'sending'
  | 'nothing'
  | 'changed'
  | 'pending'
  | 'pending_text'
  | 'submitted'
  | 'withdraw'
  | 'fix'
  | 'newer'
  | 'photo'
  | 'choose'
  | 'uploading'
  | 'no_logo'
  | 'tags'
  | 'before'
  | 'after'
