import { useEffect, useRef, useState } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import type { Locale } from '#src/providers/locale.ts'
import { postPasswords } from '#src/providers/postPasswords.ts'
import { http } from '#src/providers/pageSession.ts'
import { failureOf, failureText, type Failure } from './failure.ts'
import s from './Form.module.css'
import { FormHead } from './FormHead.tsx'
import type { SignInMessages } from './messages.ts'
import { NewPassword } from './NewPassword.tsx'
import { isAcceptable } from './passwordRules.ts'
import type { PasswordMessages } from './passwordMessages.ts'
import { SmsCode, type Picture, type Texted } from './SmsCode.tsx'
import { Submit } from './Submit.tsx'

/** Sets a new password, with the token of a mail or with a code sent by SMS. */
export const ResetForm = (props: ResetFormProps) => {
  const { words, own, locale, resetToken, username, picture, choices, onAskAgain, onSaved } = props
  const [texted, setTexted] = useState<Texted>(() => ({
    country_code: locale === 'zh_TW' ? '852' : '86',
    mobile: '',
    code: '',
  }))
  const [password, setPassword] = useState({ first: '', again: '' })
  const [hasTried, setTried] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const isTexted = resetToken === null
  // A link does not reveal whose it is.
  const owner = isTexted ? username.trim() || null : null

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    const isComplete = !isTexted || (/^\d{5,15}$/.test(texted.mobile) && /^\d{6}$/.test(texted.code))
    if (!isComplete || !isAcceptable(password, owner)) {
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

  /** The first invalid field, after it has been rendered as such. */
  const focusFirstError = () =>
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())

  const reason = failure?.fields['new_password']
  const told = failure ? failureText(failure, locale) : undefined
  return (
    <>
      <FormHead
        title={own.reset}
        hint={own.resetHint}
        failure={reason ? undefined : told}
        remedy={
          failure?.errcode === linkIsOver && !isTexted ? (
            <button type="button" className={s.link} onClick={onAskAgain}>
              {own.askAgain}
            </button>
          ) : null
        }
      />
      <form ref={form} className={s.fields} noValidate onSubmit={submit} onChange={() => setFailure(null)}>
        {isTexted ? (
          <SmsCode
            {...{ texted, picture, words, own, locale, hasTried }}
            onType={setTexted}
            onFailure={setFailure}
          />
        ) : null}
        <NewPassword
          {...{ password, words, own, hasTried }}
          username={owner}
          onType={setPassword}
          error={reason ? (reasonText(reason, own) ?? told) : undefined}
        />
        <Submit step={isBusy ? 'busy' : 'ready'} text={isBusy ? own.saving : own.save} />
        <div className={s.choices}>{choices}</div>
      </form>
    </>
  )
}

/** `reset.invalid`: the link was used, or has expired. */
const linkIsOver = 1015

/** Why the back end rejects a password (`PasswordProblem`), if we have a better text than its own. */
const reasonText = (reason: unknown, own: PasswordMessages): string | undefined =>
  ({
    length_min: own.tooShort,
    length_max: own.tooLong,
    like_name: own.likeName,
    one_character: own.oneCharacter,
    common: own.common,
    unchanged: own.unchanged,
    hashed: own.hashed,
  })[String(reason)]

interface ResetFormProps {
  words: SignInMessages
  own: PasswordMessages
  locale: Locale
  resetToken: string | null
  /** The name as typed, if any. */
  username: string
  /** For a code by SMS. */
  picture: Picture
  /** Links to other pages. */
  choices: ReactNode
  /** Requests another link when one has expired. */
  onAskAgain: () => void
  onSaved: () => void
}
