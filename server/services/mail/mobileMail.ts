import type { Locale } from '#contract/localText.ts'
import type { Mail } from './mailProvider.ts'

/** The mail about a change of the mobile number. `number` is masked, `link` leads to the console. */
export const mobileMail = (to: string, locale: Locale, number: string, link: string): Mail => {
  const { subject, text } = words[locale]
  return { to, link, subject, text: text.replace('{number}', () => number).replace('{link}', () => link) }
}

const words: Record<Locale, { subject: string; text: string }> = {
  zh_CN: {
    subject: '手机号已更换',
    text: `您好：

您的账号刚刚绑定了手机号 {number}。

如果不是您本人的操作，请立即修改密码，并联系管理员：

{link}
`,
  },
  zh_TW: {
    subject: '手機號碼已更改',
    text: `你好：

你的帳戶剛剛綁定了手機號碼 {number}。

如果這不是你本人的操作，請立即更改密碼，並聯絡管理員：

{link}
`,
  },
  en_US: {
    subject: 'Your mobile number has changed',
    text: `Hello,

The mobile number {number} was just bound to your account.

If this was not you, change your password at once and tell your administrator:

{link}
`,
  },
}
