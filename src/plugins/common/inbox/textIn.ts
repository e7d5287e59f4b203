import type { LocalText } from '#contract/localText.ts'

/** A text in the language of the console. */
export const textIn = (texts: LocalText, locale: string | undefined): string =>
  locale === 'zh_TW' || locale === 'en_US' ? texts[locale] : texts.zh_CN
