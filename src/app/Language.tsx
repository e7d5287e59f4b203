import { useMemo, useSyncExternalStore, type ReactNode } from 'react'
import { I18nContext, StoreContext, type Store } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import type { ConsoleI18nProvider } from '#src/providers/i18nProvider.ts'
import { isLocale, type Locale } from '#src/providers/locale.ts'
import { noteText } from './seenTexts.ts'

/**
 * The language of everything inside. react-admin's own provider remounts the whole console for another
 * language, which loses form input; here the texts change in place. `setLocale` of useLocaleState works as
 * usual. Language, names and texts change in one render, when all texts are loaded. `onChosen` is called when
 * the user changes the language.
 */
export const Language = ({ i18n, store, onChosen, children }: LanguageProps) => {
  const notify = useNotify()
  // Texts may arrive between rendering and subscribing, which an ordinary effect would miss.
  const current = useSyncExternalStore(i18n.subscribe, i18n.spoken)
  const spoken = useMemo(
    () => ({
      ...current,
      translate: (...[key, options]: Parameters<typeof current.translate>) => {
        noteText(key)
        return current.translate(key, options)
      },
    }),
    [current],
  )

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

/** For CoreAdminContext: it never changes, so react-admin's own provider never remounts. */
export const unchanging = (i18n: ConsoleI18nProvider, store: Store) => ({
  translate: i18n.translate,
  getLocale: () => store.getItem<string>('locale') ?? i18n.getLocale(),
  changeLocale: () => new Promise<void>(() => undefined),
})
