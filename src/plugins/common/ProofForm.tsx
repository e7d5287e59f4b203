import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { CallError } from '#src/kit/call/CallError.ts'
import { failureOf } from '#src/kit/state/failureOf.ts'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { withPasswords } from '#src/providers/withPasswords.ts'

/** What shows that it is the owner: the password, and a code while the second factor is on. */
export interface Proof {
  readonly password?: string
  readonly code?: string
}

/** Asks for the proof and sends it. Errors of the back end are shown at their fields. */
export const ProofForm = ({ asksPassword, asksCode, text, send, onCancel }: ProofFormProps) => {
  const translate = useTranslate()
  const [{ password, code }, setTyped] = useState({ password: '', code: '' })
  const [wrong, setWrong] = useState<Wrong>({})
  const [isBusy, setBusy] = useState(false)
  const type = (field: keyof Proof) => (value: string) => {
    setTyped((last) => ({ ...last, [field]: value }))
    setWrong({})
  }

  const submit = async () => {
    let found: Wrong = {
      ...(asksPassword && password === '' && { password: translate('profile.password.required') }),
      ...(asksCode && code.trim() === '' && { code: translate('profile.factor.no_code') }),
    }
    if (Object.keys(found).length === 0) {
      setBusy(true)
      try {
        const given = asksCode ? { code: code.trim() } : {}
        await (asksPassword ? withPasswords({ ...given, password }, ['password'], send) : send(given))
      } catch (error) {
        setBusy(false)
        found = wrongOf(error)
      }
    }
    setWrong(found)
    return (['password', 'code'] as const).find((field) => found[field])
  }

  return (
    <AccountForm
      first="password"
      failure={wrong.form}
      text={text}
      isBusy={isBusy}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {asksPassword ? (
        <PasswordField
          name="password"
          autoComplete="current-password"
          label={translate('profile.password.old')}
          value={password}
          error={wrong.password}
          onType={type('password')}
        />
      ) : null}
      {asksCode ? (
        <CodeField
          label={translate('profile.factor.any_code')}
          value={code}
          error={wrong.code}
          onType={type('code')}
        />
      ) : null}
    </AccountForm>
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
