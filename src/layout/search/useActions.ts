import Place from '@mui/icons-material/PlaceOutlined'
import Refresh from '@mui/icons-material/Refresh'
import SignOut from '@mui/icons-material/LogoutOutlined'
import Theme from '@mui/icons-material/ContrastOutlined'
import Language from '@mui/icons-material/TranslateOutlined'
import { useLocaleState, useRefresh } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { localName } from '#src/kit/base/text/localName.ts'
import { themeChoices } from '#src/kit/base/person/themeChoice.ts'
import { useShell } from '#src/layout/shellContext.ts'
import { chooseTheme } from '#src/layout/themePreference.ts'
import { localeNames } from '#src/providers/locale.ts'
import { hasWords, type Entry } from './entry.ts'
import { useCreating } from './useCreating.ts'

/** The actions that this user can take from any page; only the frequent ones before anything is typed. */
export function useActions(typed: string): readonly Entry[] {
  const translate = useTranslate()
  const [locale, setLocale] = useLocaleState()
  const refresh = useRefresh()
  const { sites, site, switchSite, locales, signOut } = useShell()
  const labelled = (label: string, name: string) => translate('atrium.labelled', { label, name })

  const creating = useCreating()
  const refreshing: Entry = {
    id: 'refresh',
    title: translate('atrium.search.refresh'),
    icon: Refresh,
    onChoose: refresh,
  }
  const leaving: Entry = {
    id: 'leave',
    title: translate('atrium.shell.sign_out'),
    icon: SignOut,
    onChoose: signOut,
  }
  if (typed === '') return [...creating.slice(0, 4), refreshing, leaving]

  const choices: readonly Entry[] = [
    ...sites
      .filter(({ _id }) => _id !== site?._id)
      .map((one) => ({
        id: `site ${one._id}`,
        title: labelled(translate('atrium.shell.switch_site'), localName(one, locale)),
        icon: Place,
        onChoose: () => switchSite(one._id),
      })),
    ...locales
      .filter((one) => one !== locale)
      .map((one) => ({
        id: `language ${one}`,
        title: labelled(translate('atrium.shell.language'), localeNames[one]),
        icon: Language,
        onChoose: () => setLocale(one),
      })),
    ...themeChoices.map((one) => ({
      id: `theme ${one}`,
      title: labelled(translate('atrium.shell.theme.label'), translate(`atrium.shell.theme.${one}`)),
      icon: Theme,
      onChoose: () => chooseTheme(one),
    })),
  ]
  return [...creating, refreshing, ...choices, leaving]
    .filter(({ title }) => hasWords(title, typed))
    .slice(0, 6)
}
