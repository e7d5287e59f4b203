import { useLocaleState } from 'react-admin'
import type { LocalText } from '#contract/localText.ts'

/** Returns a function that picks the user's language from texts that came with a reply. */
export function useLocalText(): (text: LocalText) => string {
  const [locale] = useLocaleState()
  return (text) => (locale === 'zh_TW' || locale === 'en_US' ? text[locale] : text.zh_CN)
}
