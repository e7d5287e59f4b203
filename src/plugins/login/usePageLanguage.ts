import { useEffect, useState } from 'react'
import { isRecord } from '#contract/isRecord.ts'
import { htmlLang, isLocale, storedLocale, storeLocale, type Locale } from '#src/providers/locale.ts'
import { signInWords } from './signInWords.ts'

/**
 * The language of the sign-in page. `picked` is the language that the user chose on this page, or null; the
 * choice survives a reload.
 */
export function usePageLanguage() {
  const [locale, setLocale] = useState(storedLocale)
  const [picked, setPicked] = useState(pickedBefore)
  const title = signInWords.title[locale]

  useEffect(() => {
    document.documentElement.lang = htmlLang(locale)
    document.title = `${title} · Atrium`
  }, [locale, title])

  const pick = (chosen: Locale) => {
    storeLocale(chosen)
    setLocale(chosen)
    setPicked(chosen)
    history.replaceState({ picked: chosen }, '')
  }

  return { locale, picked, pick, followStored: () => setLocale(storedLocale()) }
}

function pickedBefore(): Locale | null {
  const state: unknown = history.state
  const picked = isRecord(state) ? state['picked'] : null
  return isLocale(picked) ? picked : null
}
