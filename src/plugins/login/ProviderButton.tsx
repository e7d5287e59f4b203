import { useEffect, useState } from 'react'
import { nothingTyped, type SignedIn } from '#src/providers/credentials.ts'
import { storedLocale, type Locale } from '#src/providers/locale.ts'
import { challengeOf, failureOf, failureText, type Failure } from './failure.ts'
import form from './Form.module.css'
import { loadCredentials } from './loadCredentials.ts'
import { goToProvider, takeReturned } from './provider.ts'
import s from './ProviderButton.module.css'
import { providerMessages } from './providerMessages.ts'
import type { Challenge } from './SignInForm.tsx'

/** Signs in at the operator's identity provider, and goes on when the page comes back from there. */
export const ProviderButton = ({ label, locale, onSignedIn, onChallenge }: ProviderButtonProps) => {
  const words = providerMessages[locale]
  const [failure, setFailure] = useState<Failure | 'refused' | null>(null)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    const returned = takeReturned()
    if (returned === null) return
    if (returned === 'refused') return setFailure(returned)
    setBusy(true)
    loadCredentials()
      .then(({ signInFromProvider }) => signInFromProvider(returned))
      .then(onSignedIn)
      .catch((error: unknown) => {
        setBusy(false)
        const challenge = challengeOf(error)
        if (challenge === null) setFailure(failureOf(error, storedLocale()))
        else onChallenge({ challenge, credentials: nothingTyped })
      })
    // Once, when the page comes back.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])

  const go = () => {
    if (isBusy) return
    setBusy(true)
    setFailure(null)
    goToProvider().catch((error: unknown) => {
      setBusy(false)
      setFailure(failureOf(error, storedLocale()))
    })
  }

  const told = failure === 'refused' ? words.refused : failure ? failureText(failure, locale) : ''
  return (
    <div className={s.place}>
      <button type="button" aria-disabled={isBusy} onClick={go}>
        {isBusy ? words.busy : label}
      </button>
      {told ? (
        <p className={form.failure} role="alert">
          {told}
        </p>
      ) : null}
    </div>
  )
}

interface ProviderButtonProps {
  label: string
  locale: Locale
  onSignedIn: (user: SignedIn) => void
  onChallenge: (challenge: Challenge) => void
}
