import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import type { SignedIn } from '#src/providers/credentials.ts'
import { storedLocale, type Locale } from '#src/providers/locale.ts'
import { codeMessages } from './codeMessages.ts'
import { failureOf, failureText, type Failure } from './failure.ts'
import s from './Form.module.css'
import { FormHead } from './FormHead.tsx'
import { loadCredentials } from './loadCredentials.ts'
import type { SignInMessages } from './messages.ts'
import type { Challenge } from './SignInForm.tsx'
import { Submit } from './Submit.tsx'
import { TextField } from './TextField.tsx'

/** The code of the second factor, after the right password; or a recovery code instead. */
export const CodeForm = ({ challenge, locale, words, isDone, onSignedIn, onLeave }: CodeFormProps) => {
  const own = codeMessages[locale]
  const [code, setCode] = useState('')
  const [isRecovery, setRecovery] = useState(false)
  const [isMissing, setMissing] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isBusy, setBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const isSending = useRef(false)

  useEffect(() => field.current?.focus(), [])

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending.current || isDone) return
    const typed = code.replaceAll(/\s/g, '')
    const isReady = isRecovery ? typed !== '' : /^\d{6}$/.test(typed)
    setMissing(!isReady)
    if (!isReady) return field.current?.focus()
    isSending.current = true
    setBusy(true)
    try {
      const { signInWithCode } = await loadCredentials()
      onSignedIn(await signInWithCode({ ...challenge, code: typed }))
    } catch (error) {
      setFailure(failureOf(error, storedLocale()))
      field.current?.select()
    } finally {
      isSending.current = false
      setBusy(false)
    }
  }

  const step = isDone ? 'done' : isBusy ? 'busy' : 'ready'
  return (
    <>
      <FormHead
        title={own.title}
        hint={isRecovery ? own.recoveryHint : own.hint}
        failure={failure ? (own.errors[failure.errcode] ?? failureText(failure, locale)) : ''}
      />
      <form className={s.fields} noValidate onSubmit={submit}>
        <TextField
          ref={field}
          label={isRecovery ? own.recovery : own.code}
          value={code}
          onType={(value) => {
            setMissing(false)
            setCode(value)
          }}
          error={isMissing ? (isRecovery ? own.noRecovery : own.noCode) : undefined}
          name="code"
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          autoCapitalize={isRecovery ? 'characters' : 'none'}
          spellCheck={false}
          maxLength={40}
        />
        <div className={s.choices}>
          <button type="button" className={s.link} onClick={onLeave}>
            {words.back}
          </button>
          <button
            type="button"
            className={s.link}
            onClick={() => {
              setRecovery(!isRecovery)
              setCode('')
              setMissing(false)
              setFailure(null)
              field.current?.focus()
            }}
          >
            {isRecovery ? own.toApp : own.toRecovery}
          </button>
        </div>
        <Submit step={step} text={{ ready: own.submit, busy: words.busy, done: words.done }[step]} />
      </form>
    </>
  )
}

interface CodeFormProps {
  challenge: Challenge
  locale: Locale
  words: SignInMessages
  /** The sign-in is complete, and the console is loading. */
  isDone: boolean
  onSignedIn: (user: SignedIn) => void
  /** Back to name and password. */
  onLeave: () => void
}
