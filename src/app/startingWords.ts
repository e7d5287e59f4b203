import type { Locale } from '#src/providers/locale.ts'

/** What the page says while the console opens, before its messages are loaded. */
export const startingWords: Record<Locale, string> = {
  zh_CN: '正在打开…',
  zh_TW: '正在開啟…',
  en_US: 'Opening…',
}
