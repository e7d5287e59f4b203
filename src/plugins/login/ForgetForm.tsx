import { use, useRef, useState } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { failureText, isAboutCaptcha } from '#src/light/failure.ts'
import { Form, Submit } from '#src/light/Form.tsx'
import { TextField } from '#src/light/TextField.tsx'
import { useFirstFocus } from '#src/light/useFirstFocus.ts'
import { useSending } from '#src/light/useSending.ts'
import { LanguageContext, useWords } from '#src/light/useWords.ts'
import { isEmail } from '#src/providers/isEmail.ts'
import { http } from '#src/providers/pageSession.ts'
import { CaptchaField, captchaOf, type LoginPage } from './CaptchaField.tsx'
import { forgottenWords } from './forgottenWords.ts'
import { renewed, typed } from './loginState.ts'
import { signInWords } from './signInWords.ts'

/** Requests a new password. The reply never reveals whether the account exists. */
export const ForgetForm = ({ page, choices, onSent }: ForgetFormProps) => {
  const words = useWords(signInWords)
  const own = useWords(forgottenWords)
  const locale = use(LanguageContext)
  const { state, change, captcha } = page
  const { send, isBusy, failure, setFailure } = useSending()
  const [hasTried, setTried] = useState(false)
  const username = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  useFirstFocus(username)

  const name = state.username.trim()
  const given = captchaOf(page)

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    if (!name) return username.current?.focus()
    if (captcha.step !== 'none' && !given.captcha) return code.current?.focus()
    const body = { [isEmail(name) ? 'email' : 'username']: name, ...given }
    await send(
      async () => {
        await http.send({ method: 'POST', path: '/password/forget', body })
        onSent()
      },
      (failure) => {
        setTried(false)
        change(renewed())
        if (isAboutCaptcha(failure)) code.current?.focus()
      },
    )
  }

  const told = failure ? failureText(failure, locale) : undefined
  const isAtCode = failure !== null && isAboutCaptcha(failure)

  return (
    <Form
      title={own.forgot}
      hint={own.forgotHint}
      failure={isAtCode ? undefined : told}
      onSubmit={submit}
      onChange={() => setFailure(null)}
    >
      <TextField
        ref={username}
        label={words.username}
        value={state.username}
        onType={(username) => change(typed({ username }))}
        error={hasTried && !name ? words.noUsername : undefined}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <CaptchaField
        ref={code}
        page={page}
        error={isAtCode ? told : hasTried && !given.captcha ? words.noCaptcha : undefined}
      />
      <Submit step={isBusy ? 'busy' : 'ready'} texts={{ ready: own.send, busy: own.sending }} />
      {choices}
    </Form>
  )
}

interface ForgetFormProps {
  page: LoginPage
  /** Links to other pages. */
  choices: ReactNode
  onSent: () => void
}
