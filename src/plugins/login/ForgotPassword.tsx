import { useEffect, useRef, useState } from 'react'
import type { Dispatch } from 'react'
import type { Locale } from '#src/providers/locale.ts'
import s from './Form.module.css'
import { FormHead } from './FormHead.tsx'
import { ForgetForm } from './ForgetForm.tsx'
import type { LoginAction, LoginState } from './loginState.ts'
import type { SignInMessages } from './messages.ts'
import { passwordMessages } from './passwordMessages.ts'
import { ResetForm } from './ResetForm.tsx'
import type { Captcha } from './useCaptcha.ts'

/** For users who forgot their password: they request a mail or an SMS, then set a new password. */
export const ForgotPassword = (props: ForgotPasswordProps) => {
  const { state, dispatch, captcha, words, locale, resetToken, onRenew, onAskAgain, onLeave } = props
  const [step, setStep] = useState<'ask' | 'sent' | 'code'>('ask')
  const own = passwordMessages[locale]
  const news = useRef<HTMLOutputElement>(null)
  // The button that was clicked is gone.
  useEffect(() => {
    if (step === 'sent') news.current?.focus()
  }, [step])
  const back = (
    <button type="button" className={s.link} onClick={() => onLeave(false)}>
      {words.back}
    </button>
  )
  const toCode = (
    <button type="button" className={s.link} onClick={() => setStep('code')}>
      {own.haveCode}
    </button>
  )

  if (resetToken !== null || step === 'code') {
    return (
      <ResetForm
        {...{ words, own, locale, resetToken }}
        username={state.username}
        picture={{
          captcha,
          typed: state.captcha,
          onType: (value) => dispatch({ type: 'typed', field: 'captcha', value }),
          onRenew,
        }}
        onAskAgain={onAskAgain}
        onSaved={() => onLeave(true)}
        choices={back}
      />
    )
  }
  if (step === 'sent') {
    return (
      <>
        <FormHead title={own.forgot} hint="" success={own.sent} successRef={news} />
        <div className={s.choices}>
          {back}
          {toCode}
        </div>
      </>
    )
  }
  return (
    <ForgetForm
      {...{ state, dispatch, captcha, words, own, locale, onRenew }}
      onSent={() => setStep('sent')}
      choices={
        <>
          {back}
          {toCode}
        </>
      }
    />
  )
}

interface ForgotPasswordProps {
  state: LoginState
  dispatch: Dispatch<LoginAction>
  captcha: Captcha
  words: SignInMessages
  locale: Locale
  /** The token of a mail: only the new password is missing. */
  resetToken: string | null
  onRenew: () => void
  /** From an expired link to the form that requests another. */
  onAskAgain: () => void
  /** Returns to sign-in, with or without a new password. */
  onLeave: (hasSaved: boolean) => void
}
