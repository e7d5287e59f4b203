import { use, useEffect, useEffectEvent, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { failureText, isAboutCaptcha, type Failure } from '#src/light/failure.ts'
import { Form, Link, Submit } from '#src/light/Form.tsx'
import s from '#src/light/Form.module.css'
import { PasswordField } from '#src/light/PasswordField.tsx'
import { TextField } from '#src/light/TextField.tsx'
import { useSending } from '#src/light/useSending.ts'
import { LanguageContext, useWords } from '#src/light/useWords.ts'
import type { PendingSignIn, SignInResult } from '#src/providers/credentials.ts'
import { forget, type RememberedCredentials } from '#src/providers/rememberedCredentials.ts'
import { CaptchaField, captchaOf, type LoginPage } from './CaptchaField.tsx'
import { loadCredentials } from './loadCredentials.ts'
import { failed, typed } from './loginState.ts'
import { signInWords } from './signInWords.ts'
import { useConfigured } from './useConfigured.ts'
import { useEncodeKey } from './useEncodeKey.ts'

/** Name, password and code. Errors are shown at the field to correct, which gets the focus. */
export const SignInForm = (props: SignInFormProps) => {
  const { page, remembered, hint, success, onForget, onSignedIn, onChallenge } = props
  const { state, change, captcha } = page
  const words = useWords(signInWords)
  const locale = use(LanguageContext)
  const { send, isBusy, failure } = useSending()
  const [isRemembering, setRemembering] = useState(remembered !== null)
  const [isCaptchaWanted, setCaptchaWanted] = useState(false)
  const [missing, setMissing] = useState<readonly Field[]>([])
  const usernameField = useRef<HTMLInputElement>(null)
  const passwordField = useRef<HTMLInputElement>(null)
  const captchaField = useRef<HTMLInputElement>(null)
  const submitButton = useRef<HTMLButtonElement>(null)
  const isFilledIn =
    remembered !== null && state.username === remembered.username && state.password === remembered.password
  // Without hashes of passwords nothing can be remembered.
  const canRemember = useConfigured('auth.allow_md5', true)
  const [openedWith] = useState(state.username)
  const typedName = state.username === openedWith ? '' : state.username.trim()
  const key = useEncodeKey(typedName, (encodeKey) => change({ encodeKey }))

  // The focus goes to what is still to be filled in, also when the user comes back from choosing a site.
  const focusFirst = useEffectEvent(() => {
    const first = isFilledIn ? submitButton : state.username ? passwordField : usernameField
    first.current?.focus()
  })
  useEffect(() => {
    if (!state.user) focusFirst()
  }, [state.user])

  const forgetAll = useEffectEvent(() => {
    forget()
    if (isFilledIn) change(typed({ password: '' }))
  })
  useEffect(() => {
    if (!canRemember) forgetAll()
  }, [canRemember])

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy || state.user) return
    const { captcha: code, captcha_id: captchaId } = captchaOf(page)
    const given = { username: state.username.trim(), password: state.password, captcha: code }
    const needed = isCaptchaWanted && captcha.step !== 'none' ? all : all.slice(0, 2)
    const empty = needed.filter((field) => !given[field])
    setMissing(empty)
    const fields = { username: usernameField, password: passwordField, captcha: captchaField }
    if (empty[0]) return fields[empty[0]].current?.focus()
    const credentials = { ...given, captchaId, remember: isRemembering }
    await send(
      async () => {
        const { signIn } = await loadCredentials()
        onSignedIn(await signIn({ ...credentials, encodeKey: await key.settle() }))
      },
      (failure) => {
        if (failure.challenge === null) fail(failure)
        else onChallenge({ challenge: failure.challenge, credentials })
      },
    )
  }

  const fail = (failure: Failure) => {
    change(failed(failure))
    // The server has not seen the password, so it need not be typed again.
    if (failure.isNetwork) return
    if (!isAboutCaptcha(failure)) return passwordField.current?.select()
    setCaptchaWanted(true)
    // The code was not asked for before, so leaving it out was no mistake.
    if (!state.captcha.trim()) setMissing(['captcha'])
    captchaField.current?.focus()
  }

  const told = state.errmsg && failure ? failureText(failure, locale) : undefined
  const isAtCode = isAboutCaptcha(state)
  const errorOf = (field: Field, text: string) => (missing.includes(field) ? text : undefined)

  return (
    <Form
      title={words.title}
      hint={hint}
      failure={isAtCode ? undefined : told}
      success={success}
      onSubmit={submit}
    >
      <TextField
        ref={usernameField}
        label={words.username}
        value={state.username}
        onType={(username) => {
          setMissing([])
          // The remembered password belongs to the remembered name.
          change(typed({ username, ...(isFilledIn ? { password: '' } : {}) }))
        }}
        onBlur={key.ask}
        error={errorOf('username', words.noUsername)}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PasswordField
        ref={passwordField}
        label={words.password}
        value={state.password}
        onType={(value) => {
          setMissing([])
          change(typed({ password: isFilledIn ? newPart(state.password, value) : value }))
        }}
        onFocus={(event) => isFilledIn && event.currentTarget.select()}
        isSecret={isFilledIn}
        error={errorOf('password', words.noPassword)}
        name="password"
      />
      <CaptchaField
        ref={captchaField}
        page={page}
        isWanted={isCaptchaWanted}
        onType={() => setMissing([])}
        error={errorOf('captcha', words.noCaptcha) ?? (isAtCode ? told : undefined)}
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
        <Link onClick={onForget}>{words.forgot}</Link>
      </div>
      <Submit
        ref={submitButton}
        step={state.user ? 'done' : isBusy ? 'busy' : 'ready'}
        texts={{ ready: words.submit, busy: words.busy, done: words.done }}
      />
    </Form>
  )
}

const all = ['username', 'password', 'captcha'] as const
type Field = (typeof all)[number]

/** Only what was typed: typing into the text `before`, which can only be replaced as a whole, gave `after`. */
function newPart(before: string, after: string): string {
  let start = 0
  while (start < before.length && before[start] === after[start]) start++
  let end = 0
  const room = Math.min(before.length, after.length) - start
  while (end < room && before.at(-1 - end) === after.at(-1 - end)) end++
  return after.slice(start, after.length - end)
}

/** A sign-in that a code completes. */
export type Challenge = Omit<PendingSignIn, 'code'>

/** What happens after a form was accepted. */
export interface SignInCallbacks {
  onSignedIn: (user: SignInResult) => void
  /** The password was right, and a code is needed. */
  onChallenge: (challenge: Challenge) => void
}

interface SignInFormProps extends SignInCallbacks {
  page: LoginPage
  /** The credentials that the form opened with. */
  remembered: RememberedCredentials | null
  /** The line below the title. */
  hint: string
  success: string | undefined
  onForget: () => void
}
