import { use, useRef, useState } from 'react'
import type { ReactNode, SyntheticEvent } from 'react'
import { failureText } from '#src/light/failure.ts'
import { Form, Link, Submit } from '#src/light/Form.tsx'
import { passwordRules } from '#src/light/passwordRules.ts'
import { useFirstFocus } from '#src/light/useFirstFocus.ts'
import { useSending } from '#src/light/useSending.ts'
import { LanguageContext, useWords } from '#src/light/useWords.ts'
import { wordFor } from '#src/light/words.ts'
import { http } from '#src/providers/pageSession.ts'
import { withPasswords } from '#src/providers/withPasswords.ts'
import type { LoginPage } from './CaptchaField.tsx'
import { forgottenWords } from './forgottenWords.ts'
import { NewPassword } from './NewPassword.tsx'
import { isComplete, SmsCode, type ReceivedCode } from './SmsCode.tsx'

/** Sets a new password, with the token of a mail or with a code sent by SMS. */
export const ResetForm = ({ page, resetToken, choices, onAskAgain, onSaved }: ResetFormProps) => {
  const own = useWords(forgottenWords)
  const locale = use(LanguageContext)
  const [texted, setTexted] = useState<ReceivedCode>(() => ({
    country_code: locale === 'zh_TW' ? '852' : '86',
    mobile: '',
    code: '',
  }))
  const [password, setPassword] = useState({ first: '', again: '' })
  const [hasTried, setTried] = useState(false)
  const { send, isBusy, failure, setFailure } = useSending()
  const form = useRef<HTMLFormElement>(null)
  const isTexted = resetToken === null
  // A link does not reveal whose it is.
  const names = isTexted && page.state.username.trim() ? [page.state.username] : null

  useFirstFocus(form, 'input')

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    const isAcceptable = Object.values(passwordRules(password, names)).every(Boolean)
    if (!isAcceptable || (isTexted && !isComplete(texted))) return focusFirstError()
    await send(async () => {
      const proof = isTexted ? texted : { reset_token: resetToken }
      await withPasswords({ ...proof, new_password: password.first }, ['new_password'], (body) =>
        http.send({ method: 'POST', path: '/password/reset', body }),
      )
      onSaved()
    }, focusFirstError)
  }

  /** Moves the focus to the first invalid field, once it has been rendered as invalid. */
  const focusFirstError = () => {
    setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }

  const reason = failure?.fields['new_password']
  const told = failure ? failureText(failure, locale) : undefined
  const isLinkOver = failure?.errcode === linkIsOver && !isTexted
  return (
    <Form
      ref={form}
      title={own.reset}
      hint={own.resetHint}
      failure={reason ? undefined : told}
      remedy={isLinkOver ? <Link onClick={onAskAgain}>{own.askAgain}</Link> : null}
      onSubmit={submit}
      onChange={() => setFailure(null)}
    >
      {isTexted ? (
        <SmsCode {...{ page, texted, hasTried }} onType={setTexted} onFailure={setFailure} />
      ) : null}
      <NewPassword
        {...{ password, names, hasTried }}
        onType={setPassword}
        error={reason ? (wordFor(own.problems, reason) ?? told) : undefined}
      />
      <Submit step={isBusy ? 'busy' : 'ready'} texts={{ ready: own.save, busy: own.saving }} />
      {choices}
    </Form>
  )
}

/** `reset.invalid`: the link was used, or has expired. */
const linkIsOver = 1015

interface ResetFormProps {
  page: LoginPage
  resetToken: string | null
  /** Links to other pages. */
  choices: ReactNode
  /** Requests another link when one has expired. */
  onAskAgain: () => void
  onSaved: () => void
}
