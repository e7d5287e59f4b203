import type { SmsScene } from '#contract/sms.ts'
import type { Locale } from '#server/messages/errorText.ts'

/** What the message says. */
export const smsText = (scene: SmsScene, locale: Locale, code: string): string =>
  texts[scene][locale].replace('{code}', code)

const texts: Record<SmsScene, Record<Locale, string>> = {
  bind: {
    zh_CN: '验证码 {code}，用于绑定手机号，5 分钟内有效。请勿告诉他人。',
    zh_TW: '驗證碼 {code}，用於綁定手機號碼，5 分鐘內有效。請勿告訴他人。',
    en_US: '{code} is your code to bind this mobile number. It is good for 5 minutes. Do not share it.',
  },
  forget: {
    zh_CN: '验证码 {code}，用于重置密码，5 分钟内有效。如非本人操作，请忽略。',
    zh_TW: '驗證碼 {code}，用於重設密碼，5 分鐘內有效。如非本人操作，請不用理會。',
    en_US:
      '{code} is your code to set a new password. It is good for 5 minutes. Ignore it if you did not ask.',
  },
  login: {
    zh_CN: '验证码 {code}，用于登录，5 分钟内有效。请勿告诉他人。',
    zh_TW: '驗證碼 {code}，用於登入，5 分鐘內有效。請勿告訴他人。',
    en_US: '{code} is your code to sign in. It is good for 5 minutes. Do not share it.',
  },
}
