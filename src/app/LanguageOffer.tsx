import { Button } from '@mui/material'
import { useContext, useEffect, useEffectEvent } from 'react'
import { CloseNotificationContext, useLocaleState, useNotify } from 'react-admin'
import { htmlLang, isLocale, localeNames, type Locale } from '#src/providers/locale.ts'

/**
 * If the account's language differs from the one chosen at sign-in, offers to switch, in the chosen language.
 */
export function LanguageOffer({ picked }: { readonly picked: Locale }) {
  const notify = useNotify()
  const [locale, setLocale] = useLocaleState()
  const offer = useEffectEvent(() => {
    if (locale === picked || !isLocale(locale)) return
    const message = <Offer own={locale} picked={picked} onTaken={() => setLocale(picked)} />
    notify(message, { type: 'info', autoHideDuration: null })
  })
  useEffect(() => offer(), [])
  return null
}

function Offer({ own, picked, onTaken }: { own: Locale; picked: Locale; onTaken: () => void }) {
  const close = useContext(CloseNotificationContext)
  const { says, take } = texts[picked]
  return (
    <div lang={htmlLang(picked)}>
      {says(localeNames[own])}{' '}
      <Button
        size="small"
        color="inherit"
        onClick={() => {
          onTaken()
          close?.()
        }}
      >
        {take}
      </Button>
    </div>
  )
}

/** The console loads the messages of one language at a time, and these are in the other language. */
const texts: Readonly<Record<Locale, { says: (own: string) => string; take: string }>> = {
  zh_CN: { says: (own) => `您的账号使用的语言是 ${own}。`, take: '改用简体中文' },
  zh_TW: { says: (own) => `你的帳戶使用的語言是 ${own}。`, take: '改用繁體中文' },
  en_US: { says: (own) => `The language of your account is ${own}.`, take: 'Switch to English' },
}
