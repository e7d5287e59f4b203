import { readText, storage } from './storage.ts'

/** The languages of the console (specification section 1), in the order that users see. */
export const locales = ['zh_CN', 'zh_TW', 'en_US'] as const

/** One of the console's languages, as spelled in the API and in storage. */
export type Locale = (typeof locales)[number]

/** The language of users who never chose one (specification section 1). */
export const defaultLocale: Locale = 'zh_CN'

/** Each language under its own name, so that users who cannot read the current language find theirs. */
export const localeNames: Record<Locale, string> = {
  zh_CN: '简体中文',
  zh_TW: '繁體中文',
  en_US: 'English',
}

/** Short names of the languages, for places with little space, such as the sign-in page. */
export const shortLocaleNames: Record<Locale, string> = { zh_CN: '简体', zh_TW: '繁體', en_US: 'English' }

/** Whether a value from outside (storage, a sign-in response) names one of the console's languages. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/**
 * The `lang` attribute of a page in this language. It decides which forms of Chinese characters the browser
 * uses; zh_TW is written for Hong Kong, hence zh-HK.
 */
export const htmlLang = (locale: Locale): string => htmlLangs[locale]

/** Returns the language last used in this browser, otherwise the default. */
export function storedLocale(): Locale {
  const stored = readText(storageKey)
  return isLocale(stored) ? stored : defaultLocale
}

/** Stores the language for the next visit; if storage is blocked, it lasts as long as the page. */
export const storeLocale = (locale: Locale): void => storage.write(storageKey, locale)

const storageKey = 'atrium.locale'

const htmlLangs: Record<Locale, string> = { zh_CN: 'zh-CN', zh_TW: 'zh-HK', en_US: 'en' }
