import { useEffect, useRef, useState } from 'react'
import type { Dispatch, ReactNode, SyntheticEvent } from 'react'
import { isEmail } from '#src/providers/isEmail.ts'
import type { Locale } from '#src/providers/locale.ts'
import { http } from '#src/providers/pageSession.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { failureOf, failureText, isAboutCaptcha, type Failure } from './failure.ts'
import s from './Form.module.css'
import { FormHead } from './FormHead.tsx'
import type { LoginAction, LoginState } from './loginState.ts'
import type { SignInMessages } from './messages.ts'
import type { PasswordMessages } from './passwordMessages.ts'
import { newPicture } from './randomValues.ts'
import { Submit } from './Submit.tsx'
import { TextField } from './TextField.tsx'
import type { Captcha } from './useCaptcha.ts'

/** Requests a new password. The reply never reveals whether the account exists. */
export const ForgetForm = (props: ForgetFormProps) => {
  const { state, dispatch, captcha, words, own, locale, choices, onRenew, onSent } = props
  const [isBusy, setBusy] = useState(false)
  const [hasTried, setTried] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const username = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  useEffect(() => username.current?.focus(), [])

  const name = state.username.trim()
  const typed = state.captcha.trim()
  const needsCode = captcha.step !== 'none'

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    if (!name) return username.current?.focus()
    if (needsCode && !typed) return code.current?.focus()
    setBusy(true)
    const captchaId = captcha.step === 'ready' ? captcha.id : ''
    const body = { [isEmail(name) ? 'email' : 'username']: name, captcha: typed, captcha_id: captchaId }
    try {
      await http.send({ method: 'POST', path: '/password/forget', body })
      onSent()
    } catch (error) {
      const failed = failureOf(error, locale)
      setFailure(failed)
      setTried(false)
      dispatch({ type: 'captcha', random: newPicture() })
      if (isAboutCaptcha(failed)) code.current?.focus()
    } finally {
      setBusy(false)
    }
  }

  const type = (field: 'username' | 'captcha') => (value: string) => {
    setFailure(null)
    dispatch({ type: 'typed', field, value })
  }
  const told = failure ? failureText(failure, locale) : undefined
  const isAtCode = failure !== null && isAboutCaptcha(failure)

  return (
    <>
      <FormHead title={own.forgot} hint={own.forgotHint} failure={isAtCode ? undefined : told} />
      <form className={s.fields} noValidate onSubmit={submit}>
        <TextField
          ref={username}
          label={words.username}
          value={state.username}
          onType={type('username')}
          error={hasTried && !name ? words.noUsername : undefined}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CaptchaField
          ref={code}
          captcha={captcha}
          words={words}
          isWanted
          value={state.captcha}
          onType={type('captcha')}
          onRenew={onRenew}
          error={isAtCode ? told : hasTried && !typed ? words.noCaptcha : undefined}
        />
        <Submit step={isBusy ? 'busy' : 'ready'} text={isBusy ? own.sending : own.send} />
        <div className={s.choices}>{choices}</div>
      </form>
    </>
  )
}

interface ForgetFormProps {
  state: LoginState
  dispatch: Dispatch<LoginAction>
  captcha: Captcha
  words: SignInMessages
  own: PasswordMessages
  locale: Locale
  /** Links to other pages. */
  choices: ReactNode
  onRenew: () => void
  onSent: () => void
}
