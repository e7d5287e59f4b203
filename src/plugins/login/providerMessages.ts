import type { Locale } from '#src/providers/locale.ts'

/** The words of the sign-in at the identity provider. */
export const providerMessages: Record<Locale, { busy: string; refused: string }> = {
  zh_CN: { busy: '正在登录…', refused: '单点登录未完成，请重试，或使用密码登录' },
  zh_TW: { busy: '正在登入…', refused: '單一登入未完成，請重試，或使用密碼登入' },
  en_US: { busy: 'Signing in…', refused: 'The sign-in was not completed. Try again, or use your password' },
}
