import { useState } from 'react'
import { Form, Link } from '#src/light/Form.tsx'
import s from '#src/light/Form.module.css'
import { useWords } from '#src/light/useWords.ts'
import type { LoginPage } from './CaptchaField.tsx'
import { ForgetForm } from './ForgetForm.tsx'
import { forgottenWords } from './forgottenWords.ts'
import { ResetForm } from './ResetForm.tsx'
import { signInWords } from './signInWords.ts'

/** For users who forgot their password: they request a mail or an SMS, then set a new password. */
export const ForgotPassword = ({ page, resetToken, onAskAgain, onLeave }: ForgotPasswordProps) => {
  const [step, setStep] = useState<'ask' | 'sent' | 'code'>('ask')
  const own = useWords(forgottenWords)
  const back = <Link onClick={() => onLeave(false)}>{useWords(signInWords).back}</Link>
  if (resetToken !== null || step === 'code') {
    const choices = <div className={s.choices}>{back}</div>
    return <ResetForm {...{ page, resetToken, onAskAgain, choices }} onSaved={() => onLeave(true)} />
  }
  const choices = (
    <div className={s.choices}>
      {back}
      <Link onClick={() => setStep('code')}>{own.haveCode}</Link>
    </div>
  )
  if (step === 'ask') return <ForgetForm {...{ page, choices }} onSent={() => setStep('sent')} />
  return (
    <Form title={own.forgot} hint="" success={own.sent} isNews>
      {choices}
    </Form>
  )
}

interface ForgotPasswordProps {
  page: LoginPage
  /** The token of a mail: only the new password is missing. */
  resetToken: string | null
  /** From an expired link to the form that requests another. */
  onAskAgain: () => void
  /** Returns to sign-in, with or without a new password. */
  onLeave: (hasSaved: boolean) => void
}
