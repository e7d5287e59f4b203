import type { Locale } from '#src/providers/locale.ts'

/** The words of the forms for a forgotten password. They come with these forms, which few people open. */
export const passwordMessages: Record<Locale, PasswordMessages> = {
  zh_CN: {
    forgot: '忘记密码',
    forgotHint: '我们会把重置方式发到您的邮箱或手机',
    send: '发送',
    sending: '正在发送…',
    sent: '如果有这个账号，重置方式已经发出：邮件中的链接，或短信验证码。',
    haveCode: '输入短信验证码',
    reset: '设置新密码',
    resetHint: '设置后，其他设备上的登录会全部失效',
    mobile: '手机号',
    country: '国家或地区代码',
    code: '短信验证码',
    sendCode: '发送验证码',
    resend: '{n} 秒后重发',
    codeSent: '验证码已发送，如果该手机号已绑定账号。',
    noMobile: '请输入手机号',
    noCode: '请输入 6 位验证码',
    password: '新密码',
    again: '再次输入新密码',
    save: '保存新密码',
    saving: '正在保存…',
    ruleLength: '至少 8 个字符',
    ruleName: '与用户名不同',
    ruleAgain: '两次输入一致',
    different: '两次输入不一致',
    met: '已满足',
    unmet: '未满足',
    tooShort: '太短，至少需要 8 个字符',
    likeName: '不能与用户名相同',
    oneCharacter: '不能只由同一个字符组成',
    common: '这个密码太常见',
    hashed: '不能是 32 位的编码，请换一个',
    unchanged: '新密码不能与旧密码相同',
    tooLong: '太长，最多 200 个字符',
    askAgain: '重新获取链接',
  },
  zh_TW: {
    forgot: '忘記密碼',
    forgotHint: '我們會把重設方法傳送至你的電郵或手機',
    send: '傳送',
    sending: '正在傳送…',
    sent: '如有此帳戶，重設方法已經送出：電郵中的連結，或短訊驗證碼。',
    haveCode: '輸入短訊驗證碼',
    reset: '設定新密碼',
    resetHint: '設定後，其他裝置上的登入會全部失效',
    mobile: '手機號碼',
    country: '國家或地區代碼',
    code: '短訊驗證碼',
    sendCode: '傳送驗證碼',
    resend: '{n} 秒後重發',
    codeSent: '如此手機號碼已綁定帳戶，驗證碼已經送出。',
    noMobile: '請輸入手機號碼',
    noCode: '請輸入 6 位驗證碼',
    password: '新密碼',
    again: '再次輸入新密碼',
    save: '儲存新密碼',
    saving: '正在儲存…',
    ruleLength: '最少 8 個字元',
    ruleName: '與用戶名稱不同',
    ruleAgain: '兩次輸入相同',
    different: '兩次輸入不相同',
    met: '已符合',
    unmet: '未符合',
    tooShort: '太短，最少需要 8 個字元',
    likeName: '不能與用戶名稱相同',
    oneCharacter: '不可只由同一個字元組成',
    common: '此密碼太常見',
    hashed: '不可為 32 位編碼，請另選一個',
    unchanged: '新密碼不可與舊密碼相同',
    tooLong: '太長，最多 200 個字元',
    askAgain: '重新取得連結',
  },
  en_US: {
    forgot: 'Forgot password',
    forgotHint: 'We send a way to reset it to your email or mobile',
    send: 'Send',
    sending: 'Sending…',
    sent: 'If there is such an account, a way to reset it is on its way: a link by email, or a code by SMS.',
    haveCode: 'Enter an SMS code',
    reset: 'Set a new password',
    resetHint: 'This signs you out on every other device',
    mobile: 'Mobile number',
    country: 'Country code',
    code: 'SMS code',
    sendCode: 'Send code',
    resend: 'Resend in {n} s',
    codeSent: 'If the number belongs to an account, a code is on its way.',
    noMobile: 'Enter your mobile number',
    noCode: 'Enter the 6 digits',
    password: 'New password',
    again: 'New password again',
    save: 'Save new password',
    saving: 'Saving…',
    ruleLength: 'At least 8 characters',
    ruleName: 'Not the user name',
    ruleAgain: 'The same twice',
    different: 'Not the same as above',
    met: 'met',
    unmet: 'not met',
    tooShort: 'Too short: 8 characters or more',
    likeName: 'Must differ from the user name',
    oneCharacter: 'Must not be one character repeated',
    common: 'This password is too common',
    hashed: 'Must not be a code of 32 digits and letters',
    unchanged: 'The new password must not be the old one',
    tooLong: 'Too long: 200 characters or fewer',
    askAgain: 'Request a new link',
  },
}

export interface PasswordMessages {
  forgot: string
  forgotHint: string
  send: string
  sending: string
  sent: string
  haveCode: string
  reset: string
  resetHint: string
  mobile: string
  country: string
  code: string
  sendCode: string
  resend: string
  codeSent: string
  noMobile: string
  noCode: string
  password: string
  again: string
  save: string
  saving: string
  ruleLength: string
  ruleName: string
  ruleAgain: string
  different: string
  met: string
  unmet: string
  tooShort: string
  likeName: string
  oneCharacter: string
  common: string
  hashed: string
  unchanged: string
  tooLong: string
  /** After a link that is used or expired. */
  askAgain: string
}
