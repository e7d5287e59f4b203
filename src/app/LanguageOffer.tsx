import { Button } from '@mui/material'
import { useContext, useEffect, useEffectEvent } from 'react'
import { CloseNotificationContext, useLocaleState } from 'react-admin'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { text } from '#contract/localText.ts'
import { wordsIn } from '#src/light/words.ts'
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
  const { says, take } = wordsIn(texts, picked)
  return (
    <div lang={htmlLang(picked)}>
      {says.replace('{language}', localeNames[own])}{' '}
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
const texts = {
  says: text(
    '您的账号使用的语言是 {language}。',
    '你的帳戶使用的語言是 {language}。',
    'The language of your account is {language}.',
  ),
  take: text('改用简体中文', '改用繁體中文', 'Switch to English'),
}
