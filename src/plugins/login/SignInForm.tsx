import { useEffect, useRef, useState } from 'react'
import type { Dispatch, SyntheticEvent } from 'react'
import type { Challenged, SignedIn } from '#src/providers/credentials.ts'
import { storedLocale, type Locale } from '#src/providers/locale.ts'
import { forget, type RememberedCredentials } from '#src/providers/rememberedCredentials.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { challengeOf, failureOf, failureText, type Failure } from './failure.ts'
import s from './Form.module.css'
import { FormHead } from './FormHead.tsx'
import type { LoginAction, LoginState } from './loginState.ts'
import { loadCredentials } from './loadCredentials.ts'
import type { SignInMessages } from './messages.ts'
import { PasswordField } from './PasswordField.tsx'
import { newPicture } from './randomValues.ts'
import { replaceAll } from './replaceAll.ts'
import { Submit } from './Submit.tsx'
import { TextField } from './TextField.tsx'
import type { Captcha } from './useCaptcha.ts'
import { useEncodeKey } from './useEncodeKey.ts'
import { useTakesHashes } from './useTakesHashes.ts'

/** Name, password and code. Errors are shown at the field to correct, which gets the focus. */
export const SignInForm = (props: SignInFormProps) => {
  const { state, dispatch, remembered, captcha, words, locale, hint, success } = props
  const { onRenew, onForget, onSignedIn, onChallenge } = props
  const [isBusy, setBusy] = useState(false)
  const [isRemembering, setRemembering] = useState(remembered !== null)
  const [isCaptchaWanted, setCaptchaWanted] = useState(false)
  const [missing, setMissing] = useState<readonly Field[]>([])
  const [about, setAbout] = useState<Failure | null>(null)
  const isSending = useRef(false)
  const fields = { username: useField(), password: useField(), captcha: useField() }
  const submitButton = useRef<HTMLButtonElement>(null)
  const isFilledIn =
    remembered !== null && state.username === remembered.username && state.password === remembered.password
  const canRemember = useTakesHashes()
  const [openedWith] = useState(state.username)
  const typedName = state.username === openedWith ? '' : state.username.trim()
  const key = useEncodeKey(typedName, (key) => dispatch({ type: 'key', key }))

  // The focus goes to what is still to be filled in, also when the user comes back from choosing a site.
  useEffect(() => {
    if (state.user) return
    const first = isFilledIn ? submitButton : state.username ? fields.password : fields.username
    first.current?.focus()
    // oxlint-disable-next-line react/exhaustive-deps
  }, [state.user])

  useEffect(() => {
    if (canRemember) return
    forget()
    if (isFilledIn) dispatch({ type: 'typed', field: 'password', value: '' })
    // oxlint-disable-next-line react/exhaustive-deps
  }, [canRemember])

  const type = (field: Field) => (value: string) => {
    setMissing([])
    dispatch({ type: 'typed', field, value })
    // The remembered password belongs to the remembered name.
    if (field === 'username' && isFilledIn) dispatch({ type: 'typed', field: 'password', value: '' })
  }

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending.current || state.user) return
    const typed = {
      username: state.username.trim(),
      password: state.password,
      captcha: state.captcha.trim(),
    }
    const needed = isCaptchaWanted && captcha.step !== 'none' ? all : all.slice(0, 2)
    const empty = needed.filter((field) => !typed[field])
    setMissing(empty)
    if (empty[0]) return fields[empty[0]].current?.focus()
    isSending.current = true
    setBusy(true)
    const credentials = {
      ...typed,
      captchaId: captcha.step === 'ready' ? captcha.id : '',
      remember: isRemembering,
    }
    try {
      const { signIn } = await loadCredentials()
      onSignedIn(await signIn({ ...credentials, encodeKey: await key.settle() }))
    } catch (error) {
      const challenge = challengeOf(error)
      if (challenge === null) fail(failureOf(error, storedLocale()))
      else onChallenge({ challenge, credentials })
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const fail = (failure: Failure) => {
    const { errcode, errmsg } = failure
    setAbout(failure)
    dispatch({ type: 'failed', errcode, errmsg, random: newPicture() })
    // The server has not seen the password, so it need not be typed again.
    if (failure.isNetwork) return
    if (!isAboutCaptcha(errcode)) return fields.password.current?.select()
    setCaptchaWanted(true)
    // The code was not asked for before, so leaving it out was no mistake.
    if (!state.captcha.trim()) setMissing(['captcha'])
    fields.captcha.current?.focus()
  }

  const failure = state.errmsg && about ? failureText(about, locale) : ''
  const errorOf = (field: Field, text: string) => (missing.includes(field) ? text : undefined)
  const step = state.user ? 'done' : isBusy ? 'busy' : 'ready'

  return (
    <>
      <FormHead
        title={words.title}
        hint={hint}
        failure={isAboutCaptcha(state.errcode) ? '' : failure}
        success={success}
      />
      <form className={s.fields} noValidate onSubmit={submit}>
        <TextField
          ref={fields.username}
          label={words.username}
          value={state.username}
          onType={type('username')}
          onBlur={key.ask}
          error={errorOf('username', words.noUsername)}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          ref={fields.password}
          words={words}
          label={words.password}
          value={state.password}
          onType={(value) => type('password')(isFilledIn ? replaceAll(state.password, value) : value)}
          onFocus={(event) => isFilledIn && event.currentTarget.select()}
          isSecret={isFilledIn}
          error={errorOf('password', words.noPassword)}
          name="password"
        />
        <CaptchaField
          ref={fields.captcha}
          captcha={captcha}
          words={words}
          isWanted={isCaptchaWanted}
          value={state.captcha}
          onType={type('captcha')}
          onRenew={onRenew}
          error={
            errorOf('captcha', words.noCaptcha) ?? ((isAboutCaptcha(state.errcode) && failure) || undefined)
          }
        />
        <div className={s.choices}>
          {canRemember ? (
            <label className={s.check}>
              <input
                type="checkbox"
                checked={isRemembering}
                onChange={({ currentTarget: { checked } }) => {
                  setRemembering(checked)
                  if (!checked) forget()
                }}
              />
              {words.remember}
            </label>
          ) : null}
          <button type="button" className={s.link} onClick={onForget}>
            {words.forgot}
          </button>
        </div>
        <Submit
          ref={submitButton}
          step={step}
          text={{ ready: words.submit, busy: words.busy, done: words.done }[step]}
        />
      </form>
    </>
  )
}

const all = ['username', 'password', 'captcha'] as const
type Field = (typeof all)[number]

const useField = () => useRef<HTMLInputElement>(null)

/** `captcha.wrong` and `captcha.expired`. */
const isAboutCaptcha = (errcode: number): boolean => errcode === 1004 || errcode === 1005

/** A sign-in that a code completes. */
export type Challenge = Omit<Challenged, 'code'>

interface SignInFormProps {
  state: LoginState
  dispatch: Dispatch<LoginAction>
  /** The credentials that the form opened with. */
  remembered: RememberedCredentials | null
  captcha: Captcha
  words: SignInMessages
  locale: Locale
  /** The line below the title. */
  hint: string
  success: string | undefined
  onRenew: () => void
  onForget: () => void
  onSignedIn: (user: SignedIn) => void
  /** The password was right, and a code is needed. */
  onChallenge: (challenge: Challenge) => void
}
