import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { CallError } from '#src/kit/base/call/CallError.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { AccountForm } from './AccountForm.tsx'
import { CodeField } from './CodeField.tsx'
import { PasswordField } from './PasswordField.tsx'
import { useFields, type FieldProblems } from './useFields.ts'
import { withPasswords } from '#src/providers/withPasswords.ts'

/** What shows that it is the owner: the password, and a code while the second factor is on. */
export interface Proof {
  readonly password?: string
  readonly code?: string
}

/** Asks for the proof and sends it. Errors of the back end are shown at their fields. */
export const ProofForm = ({ asksPassword, asksCode, text, send, onCancel }: ProofFormProps) => {
  const translate = useTranslate()
  const { typed, wrong, field, show } = useFields({ password: '', code: '' })

  const submit = async () => {
    const { password } = typed
    const code = typed.code.trim()
    const isMissing = { password: asksPassword && password === '', code: asksCode && code === '' }
    if (isMissing.password || isMissing.code)
      return show({
        password: isMissing.password ? translate('profile.password.required') : '',
        code: isMissing.code ? translate('profile.factor.no_code') : '',
      })
    try {
      const given = asksCode ? { code } : {}
      await (asksPassword ? withPasswords({ ...given, password }, ['password'], send) : send(given))
      return undefined
    } catch (error) {
      return show(wrongOf(error))
    }
  }

  return (
    <AccountForm
      first={asksPassword ? 'password' : 'code'}
      failure={wrong.form}
      text={text}
      onSubmit={submit}
      onCancel={onCancel}
    >
      {asksPassword ? (
        <PasswordField
          {...field('password')}
          autoComplete="current-password"
          label={translate('profile.password.old')}
        />
      ) : null}
      {asksCode ? <CodeField {...field('code')} label={translate('profile.factor.any_code')} /> : null}
    </AccountForm>
  )
}

const passwordIsWrong = 1013
const codeIsWrong = 1017

function wrongOf(error: unknown): FieldProblems<keyof Proof> {
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
