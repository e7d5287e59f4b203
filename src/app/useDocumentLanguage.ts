import { useEffect } from 'react'
import { htmlLang, storedLocale, type Locale } from '#src/providers/locale.ts'

/** The language of pages that come before the console's messages: the stored one, which becomes the document's. */
export function useDocumentLanguage(): Locale {
  const locale = storedLocale()
  useEffect(() => {
    document.documentElement.lang = htmlLang(locale)
  }, [locale])
  return locale
}
