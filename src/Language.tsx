import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { I18nContext, StoreContext, useNotify, type Store } from 'react-admin'
import type { ConsoleI18nProvider } from '#src/providers/i18nProvider.ts'
import { isLocale, type Locale } from '#src/providers/locale.ts'

/**
 * The language of everything inside. react-admin's own provider draws the whole console anew for another language,
 * and what was typed into a form is gone; here the texts change where they stand. `setLocale` of useLocaleState works
 * as everywhere, and language, names and texts change in one drawing, when all texts are there. `onChosen` hears of
 * a change that a person made.
 */
export const Language = ({ i18n, store, onChosen, children }: LanguageProps) => {
  const notify = useNotify()
  // Texts may come between the drawing and the listening, which an effect of our own would miss.
  const spoken = useSyncExternalStore(i18n.subscribe, i18n.spoken)

  const speaking = useMemo(() => {
    const change = async (locale: Locale) => {
      const before = i18n.getLocale()
      await i18n.changeLocale(locale)
      // Another choice may have overtaken this one.
      if (i18n.getLocale() !== locale || locale === before) return
      store.setItem('locale', locale)
      onChosen?.(locale)
    }
    return {
      ...store,
      setItem(key: string, value: unknown) {
        if (key !== 'locale' || !isLocale(value)) return store.setItem(key, value)
        change(value).catch((error: unknown) => {
          console.error(error)
          notify('ra.notification.i18n_error', { type: 'error' })
        })
      },
    }
  }, [i18n, store, onChosen, notify])

  return (
    <StoreContext value={speaking}>
      <I18nContext.Provider value={spoken}>{children}</I18nContext.Provider>
    </StoreContext>
  )
}

interface LanguageProps {
  i18n: ConsoleI18nProvider
  store: Store
  onChosen?: (locale: Locale) => void
  children: ReactNode
}

/** For CoreAdminContext: it never changes, so react-admin's own provider never draws anew. */
export const unchanging = (i18n: ConsoleI18nProvider, store: Store) => ({
  translate: i18n.translate,
  getLocale: () => store.getItem<string>('locale') ?? i18n.getLocale(),
  changeLocale: () => new Promise<void>(() => undefined),
})
