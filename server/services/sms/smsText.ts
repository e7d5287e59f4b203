import { text, type Locale } from '#contract/localText.ts'
import type { SmsKind } from './smsProvider.ts'

/** The text of a message. `code` is the masked new number in a message without a code. */
export const smsText = (scene: SmsKind, locale: Locale, code: string): string =>
  texts[scene][locale].replace('{code}', code)

const texts: Record<SmsKind, Record<Locale, string>> = {
  bind: text(
    '验证码 {code}，用于绑定手机号，5 分钟内有效。请勿告诉他人。',
    '驗證碼 {code}，用於綁定手機號碼，5 分鐘內有效。請勿告訴他人。',
    '{code} is your code to bind this mobile number. It is valid for 5 minutes. Do not share it.',
  ),
  forget: text(
    '验证码 {code}，用于重置密码，5 分钟内有效。如非本人操作，请忽略。',
    '驗證碼 {code}，用於重設密碼，5 分鐘內有效。如非本人操作，請不用理會。',
    '{code} is your code to set a new password. It is valid for 5 minutes. Ignore it if you did not ask.',
  ),
  login: text(
    '验证码 {code}，用于登录，5 分钟内有效。请勿告诉他人。',
    '驗證碼 {code}，用於登入，5 分鐘內有效。請勿告訴他人。',
    '{code} is your code to sign in. It is valid for 5 minutes. Do not share it.',
  ),
  changed: text(
    '您的账号已改为绑定手机号 {code}。如非本人操作，请立即修改密码并联系管理员。',
    '你的帳戶已改為綁定手機號碼 {code}。如非本人操作，請立即更改密碼並聯絡管理員。',
    'Your account is now bound to the mobile number {code}. If this was not you, change your ' +
      'password and tell your administrator.',
  ),
}
