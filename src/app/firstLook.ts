import { htmlLang, storedLocale } from '#src/providers/locale.ts'
import { readText } from '#src/providers/storage.ts'

/**
 * Chooses what the page draws without any code (firstLook.html): the language and the theme of the last visit, and the
 * console if somebody is signed in, with the menu as wide as they left it, otherwise the sign-in page.
 */
export function chooseFirstLook(isSignedIn: boolean): void {
  const root = document.documentElement
  const theme = readText('atrium.theme')
  const isDark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.lang = htmlLang(storedLocale())
  root.dataset['theme'] = isDark ? 'dark' : 'light'
  root.dataset['density'] = readText('atrium.density') ?? 'standard'
  if (!isSignedIn) return
  root.dataset['look'] = 'console'
  const isNarrow = matchMedia('(max-width: 1199px)').matches
  const collapsed = `atrium.store/${readText('atrium.user_id')}//atrium.menu.collapsed${isNarrow ? '.narrow' : ''}`
  if ((readText(collapsed) ?? String(isNarrow)) === 'true') root.dataset['menu'] = 'icons'
}
