import type { Locale } from '#contract/localText.ts'
import type { Mail } from './mailProvider.ts'

/** The mail with the link to a new password. */
export const resetMail = (to: string, locale: Locale, link: string): Mail => {
  const { subject, text } = words[locale]
  return { to, link, subject, text: text.replace('{link}', () => link) }
}

const words: Record<Locale, { subject: string; text: string }> = {
  zh_CN: {
    subject: '重置密码',
    text: `您好：

请在 30 分钟内打开下面的链接，设置新密码。链接只能使用一次。

{link}

如果不是您本人的操作，请忽略这封邮件，密码不会改变。
`,
  },
  zh_TW: {
    subject: '重設密碼',
    text: `你好：

請於 30 分鐘內開啟以下連結，設定新密碼。連結只可使用一次。

{link}

如果這不是你本人的操作，請不用理會此電郵，密碼不會改變。
`,
  },
  en_US: {
    subject: 'Set a new password',
    text: `Hello,

Please open this link within 30 minutes to set a new password. It works once.

{link}

If you did not ask for it, ignore this mail: your password stays as it is.
`,
  },
}
