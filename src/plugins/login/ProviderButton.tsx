import { use, useEffect, useState } from 'react'
import { text } from '#contract/localText.ts'
import { failureText } from '#src/light/failure.ts'
import { Alert } from '#src/light/Form.tsx'
import { useSending } from '#src/light/useSending.ts'
import { LanguageContext, useWords } from '#src/light/useWords.ts'
import { nothingTyped } from '#src/providers/credentials.ts'
import { loadCredentials } from './loadCredentials.ts'
import { goToProvider, takeReturned } from './provider.ts'
import s from './ProviderButton.module.css'
import type { SignInCallbacks } from './SignInForm.tsx'

/** Signs in at the operator's identity provider, and goes on when the page comes back from there. */
export const ProviderButton = ({ label, onSignedIn, onChallenge }: ProviderButtonProps) => {
  const words = useWords(texts)
  const locale = use(LanguageContext)
  const { send, isBusy, failure, setFailure } = useSending()
  const [isRefused, setRefused] = useState(false)
  const [isLeaving, setLeaving] = useState(false)

  useEffect(() => {
    const returned = takeReturned()
    if (returned === 'refused') setRefused(true)
    else if (returned !== null)
      void send(
        async () => {
          const { signInFromProvider } = await loadCredentials()
          onSignedIn(await signInFromProvider(returned))
          setLeaving(true)
        },
        ({ challenge }) => {
          if (challenge !== null) onChallenge({ challenge, credentials: nothingTyped })
        },
      )
    // Once, when the page comes back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const go = () => {
    if (isLeaving) return
    setFailure(null)
    setRefused(false)
    void send(async () => {
      await goToProvider()
      setLeaving(true)
    })
  }

  const told = isRefused ? words.refused : failure ? failureText(failure, locale) : ''
  const isUnderWay = isBusy || isLeaving
  return (
    <div className={s.place}>
      <button type="button" aria-disabled={isUnderWay} onClick={go}>
        {isUnderWay ? words.busy : label}
      </button>
      {told ? <Alert>{told}</Alert> : null}
    </div>
  )
}

const texts = {
  busy: text('正在登录…', '正在登入…', 'Signing in…'),
  refused: text(
    '单点登录未完成，请重试，或使用密码登录',
    '單一登入未完成，請重試，或使用密碼登入',
    'The sign-in was not completed. Try again, or use your password',
  ),
}

interface ProviderButtonProps extends SignInCallbacks {
  label: string
}
