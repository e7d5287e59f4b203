import type { Locale } from '#src/providers/locale.ts'

/** The words of the form for the code. */
export const codeMessages: Record<Locale, CodeMessages> = {
  zh_CN: {
    title: '两步验证',
    hint: '请输入身份验证器应用显示的 6 位验证码',
    code: '动态验证码',
    recoveryHint: '请输入一个您保存的恢复码，每个只能使用一次',
    recovery: '恢复码',
    toRecovery: '手机不在身边？使用恢复码',
    toApp: '使用身份验证器应用',
    noCode: '请输入 6 位数字',
    noRecovery: '请输入恢复码',
    submit: '继续',
    errors: {
      1017: '动态验证码不正确或已使用',
      1018: '等待时间过长，请返回重新登录',
    },
  },
  zh_TW: {
    title: '兩步驗證',
    hint: '請輸入驗證器應用程式顯示的 6 位驗證碼',
    code: '動態驗證碼',
    recoveryHint: '請輸入一個你儲存的復原碼，每個只可使用一次',
    recovery: '復原碼',
    toRecovery: '手機不在身邊？使用復原碼',
    toApp: '使用驗證器應用程式',
    noCode: '請輸入 6 位數字',
    noRecovery: '請輸入復原碼',
    submit: '繼續',
    errors: {
      1017: '動態驗證碼不正確或已使用',
      1018: '等候時間過長，請返回重新登入',
    },
  },
  en_US: {
    title: 'One more step',
    hint: 'Enter the six digits that your authenticator app shows',
    code: 'Code',
    recoveryHint: 'Enter one of the recovery codes that you kept. Each works once.',
    recovery: 'Recovery code',
    toRecovery: 'No phone at hand? Use a recovery code',
    toApp: 'Use the authenticator app',
    noCode: 'Enter six digits',
    noRecovery: 'Enter a recovery code',
    submit: 'Continue',
    errors: {
      1017: 'The code is wrong or has been used already',
      1018: 'That took too long. Please go back and sign in again',
    },
  },
}

interface CodeMessages {
  title: string
  hint: string
  code: string
  recoveryHint: string
  recovery: string
  toRecovery: string
  toApp: string
  noCode: string
  noRecovery: string
  submit: string
  /** By `errcode`. */
  errors: Readonly<Record<number, string>>
}
