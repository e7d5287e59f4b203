import Add from '@mui/icons-material/Add'
import Place from '@mui/icons-material/PlaceOutlined'
import Refresh from '@mui/icons-material/Refresh'
import SignOut from '@mui/icons-material/LogoutOutlined'
import Theme from '@mui/icons-material/ContrastOutlined'
import Language from '@mui/icons-material/TranslateOutlined'
import { useGetResourceLabel, useLocaleState, useRefresh, useTranslate } from 'react-admin'
import { localName } from '#src/kit/localName.ts'
import { useRegistry } from '#src/kit/registryContext.ts'
import { mayOf, useSubject } from '#src/kit/subject.ts'
import { themeChoices } from '#src/kit/themeChoice.ts'
import { useShell } from '#src/layout/shellContext.ts'
import { chooseTheme } from '#src/layout/themePreference.ts'
import { localeNames } from '#src/providers/locale.ts'
import { hasWords, type Entry } from './entry.ts'

/** What this person can do from anywhere; before anything is typed only what is done often. */
export function useActions(typed: string): readonly Entry[] {
  const translate = useTranslate()
  const [locale, setLocale] = useLocaleState()
  const refresh = useRefresh()
  const labelOf = useGetResourceLabel()
  const subject = useSubject()
  const { composition } = useRegistry()
  const { sites, site, switchSite, locales, signOut } = useShell()
  const labelled = (label: string, name: string) => translate('atrium.labelled', { label, name })

  const creating = [...composition.resources.values()]
    .filter(
      ({ create, contract }) =>
        create && !contract.waiting.includes('create') && mayOf(subject, contract.can.create),
    )
    .map(({ name }): Entry => ({
      id: `create ${name}`,
      title: translate('ra.page.create', { name: labelOf(name, 1) }),
      icon: Add,
      to: `/${name}/create`,
    }))
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
