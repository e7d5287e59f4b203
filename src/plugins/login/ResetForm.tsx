import { useRef, useState } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import type { Locale } from '#src/providers/locale.ts'
import { postPasswords } from '#src/providers/postPasswords.ts'
import { http } from '#src/providers/signIn.ts'
import { failureOf, failureText, type Failure } from './failure.ts'
import s from './Form.module.css'
import { FormHead } from './FormHead.tsx'
import type { SignInMessages } from './messages.ts'
import { NewPassword } from './NewPassword.tsx'
import { isAcceptable } from './passwordRules.ts'
import type { PasswordMessages } from './passwordMessages.ts'
import { SmsCode, type Texted } from './SmsCode.tsx'
import { Submit } from './Submit.tsx'

/** Sets a new password, with the token of a mail or with a code sent by SMS. */
export const ResetForm = ({ words, own, locale, resetToken, username, choices, onSaved }: ResetFormProps) => {
  const [texted, setTexted] = useState<Texted>({ country_code: '86', mobile: '', code: '' })
  const [password, setPassword] = useState({ first: '', again: '' })
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isTexted = resetToken === null

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    const isComplete = !isTexted || (/^\d{5,15}$/.test(texted.mobile) && /^\d{6}$/.test(texted.code))
    if (!isComplete || !isAcceptable(password, username)) {
      focusFirstError()
      return
    }
    setBusy(true)
    try {
      await postPasswords(http, '/password/reset', {
        ...(isTexted ? texted : { reset_token: resetToken }),
        passwords: { new_password: password.first },
      })
      onSaved()
    } catch (error) {
      setFailure(failureOf(error, locale))
      focusFirstError()
    } finally {
      setBusy(false)
    }
  }

  /** The first field that is wrong, once it is drawn as such. */
  const focusFirstError = () =>
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())

  const reason = failure?.fields['new_password']
  const told = failure ? failureText(failure, locale) : undefined
  return (
    <>
      <FormHead title={own.reset} hint={own.resetHint} failure={reason ? undefined : told} />
      <form ref={form} className={s.fields} noValidate onSubmit={submit} onChange={() => setFailure(null)}>
        {isTexted ? (
          <SmsCode {...{ texted, own, locale, hasTried }} onType={setTexted} onFailure={setFailure} />
        ) : null}
        <NewPassword
          {...{ password, words, own, username, hasTried }}
          onType={setPassword}
          error={reason ? (reasonText(reason, own) ?? told) : undefined}
        />
        <Submit step={isBusy ? 'busy' : 'ready'} text={isBusy ? own.saving : own.save} />
        <div className={s.choices}>{choices}</div>
      </form>
    </>
  )
}

/** Why the back end does not take a password (`PasswordProblem`), where we know a better text than its own. */
const reasonText = (reason: unknown, own: PasswordMessages): string | undefined =>
  ({
    length_min: own.ruleLength,
    length_max: own.tooLong,
    like_name: own.ruleName,
    one_character: own.common,
    common: own.common,
    unchanged: own.unchanged,
  })[String(reason)]

interface ResetFormProps {
  words: SignInMessages
  own: PasswordMessages
  locale: Locale
  resetToken: string | null
  username: string
  /** Where else one may go from here. */
  choices: ReactNode
  onSaved: () => void
}
