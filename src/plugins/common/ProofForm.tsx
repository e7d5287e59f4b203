import { useEffect, useRef, useState } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '#src/kit/call/CallError.ts'
import { usePerson } from '#src/kit/personContext.ts'
import { failureOf } from '#src/kit/state/failureOf.ts'
import { FormActions } from './FormActions.tsx'
import { onEscape } from './onEscape.ts'
import { PasswordField } from './PasswordField.tsx'
import s from './Profile.module.css'
import { withPasswords } from './withPasswords.ts'
import { CodeField } from './CodeField.tsx'

/** What shows that it is the owner: the password, and a code while the second factor is on. */
export interface Proof {
  readonly password?: string
  readonly code?: string
}

/** Asks for the proof and sends it. Errors of the back end are shown at their fields. */
export const ProofForm = ({ asksPassword, asksCode, text, send, onCancel }: ProofFormProps) => {
  const translate = useTranslate()
  const { user } = usePerson()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [wrong, setWrong] = useState<Wrong>({})
  const [isBusy, setBusy] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name=password]')?.focus(), [])

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    const missing: Wrong = {
      ...(asksPassword && password === '' ? { password: translate('profile.password.required') } : {}),
      ...(asksCode && code.trim() === '' ? { code: translate('profile.factor.no_code') } : {}),
    }
    setWrong(missing)
    if (Object.keys(missing).length > 0) return
    setBusy(true)
    try {
      const given = asksCode ? { code: code.trim() } : {}
      await (asksPassword ? withPasswords({ ...given, password }, ['password'], send) : send(given))
    } catch (error) {
      setBusy(false)
      setWrong(wrongOf(error))
    }
  }

  return (
    // Escape in any of its fields; the button beside it says the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form ref={form} className={s.form} noValidate onSubmit={submit} onKeyDown={onEscape(onCancel)}>
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      {asksPassword ? (
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={translate('profile.password.old')}
          value={password}
          error={wrong.password}
          onType={(typed) => {
            setPassword(typed)
            setWrong({})
          }}
        />
      ) : null}
      {asksCode ? (
        <CodeField
          label={translate('profile.factor.any_code')}
          value={code}
          error={wrong.code}
          onType={(typed) => {
            setCode(typed)
            setWrong({})
          }}
        />
      ) : null}
      {wrong.form ? (
        <p className={s.failure} role="alert">
          {wrong.form}
        </p>
      ) : null}
      <FormActions text={text} isBusy={isBusy} onCancel={onCancel} />
    </form>
  )
}

type Wrong = { readonly password?: string; readonly code?: string; readonly form?: string }

const passwordIsWrong = 1013
const codeIsWrong = 1017

function wrongOf(error: unknown): Wrong {
  const message = error instanceof CallError ? error.message : String(error)
  const { code } = failureOf(error)
  if (code === passwordIsWrong) return { password: message }
  return code === codeIsWrong ? { code: message } : { form: message }
}

interface ProofFormProps {
  /** Not in a session that was opened at the identity provider. */
  asksPassword: boolean
  /** The second factor is on. */
  asksCode: boolean
  /** The label of the button. */
  text: string
  send: (proof: Proof) => Promise<unknown>
  /** Absent if the form is the whole page and cannot be closed. */
  onCancel?: (() => void) | undefined
}
