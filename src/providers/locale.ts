/** The languages of the console (specification section 1), in the order people see them. */
export const locales = ['zh_CN', 'zh_TW', 'en_US'] as const

/** One of the console's languages, as it is spelled on the wire and in storage. */
export type Locale = (typeof locales)[number]

/** The language of users who never chose one (specification section 1). */
export const defaultLocale: Locale = 'zh_CN'

/** Each language in its own words: a person who cannot read the current one must find theirs. */
export const localeNames: Record<Locale, string> = {
  zh_CN: '简体中文',
  zh_TW: '繁體中文',
  en_US: 'English',
}

/** The same for places with little space, such as the sign-in page. */
export const shortLocaleNames: Record<Locale, string> = { zh_CN: '简体', zh_TW: '繁體', en_US: 'English' }

/** Whether a value from outside (storage, a sign-in response) names one of the console's languages. */
export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value)

/**
 * The `lang` a page in this language carries. It decides which Chinese letter forms the browser draws;
 * zh_TW is written for Hong Kong, hence zh-HK.
 */
export const htmlLang = (locale: Locale): string => htmlLangs[locale]

/** Returns the language last used in this browser, otherwise the default. Never throws. */
export function storedLocale(): Locale {
  try {
    const stored = localStorage.getItem(storageKey)
    return isLocale(stored) ? stored : defaultLocale
  } catch {
    return defaultLocale
  }
}

/**
 * Stores the language for the next visit. Never throws: if storage is blocked, it lasts as long as the page.
 */
export function storeLocale(locale: Locale): void {
  try {
    localStorage.setItem(storageKey, locale)
  } catch {
    // Merely naming localStorage throws when the browser blocks it. The choice still holds until reload.
  }
}

const storageKey = 'atrium.locale'

const htmlLangs: Record<Locale, string> = { zh_CN: 'zh-CN', zh_TW: 'zh-HK', en_US: 'en' }
