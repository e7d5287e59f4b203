import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { passwordChange } from '#contract/core/password.ts'
import { isRecord } from '#contract/isRecord.ts'
import { CallError } from '#src/kit/base/call/CallError.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { passwordRules } from '#src/light/passwordRules.ts'
import { withPasswords } from '#src/providers/withPasswords.ts'
import { AccountForm } from './AccountForm.tsx'
import { PasswordField } from './PasswordField.tsx'
import s from './Profile.module.css'
import { useFields, type FieldProblems } from './useFields.ts'
import { session } from './useOwnSessions.ts'

/** The old password and the new password twice; the rules are shown while typing. */
export const PasswordForm = ({ onChanged, onCancel }: PasswordFormProps) => {
  const translate = useTranslate()
  const { user, update } = usePerson()
  const { send } = useSend(passwordChange, { refreshes: [session] })
  const { typed, wrong, field, show, clear } = useFields({ old: '', new: '', again: '' })
  const [isAbsent, setAbsent] = useState(false)
  const rules = passwordRules({ first: typed.new, again: typed.again }, [user.username, user.email])

  /** What is wrong before it is sent. */
  function problems(): FieldProblems<Field> {
    const isUnchanged = typed.new === typed.old && 'unchanged'
    const problem = (!rules.length && 'length_min') || (rules.name === false && 'like_name') || isUnchanged
    return {
      ...(typed.old === '' && { old: translate('profile.password.required') }),
      ...(problem && { new: translate(`profile.password.problem.${problem}`) }),
      ...(!rules.same && typed.new !== '' && { again: translate('profile.password.problem.again') }),
    }
  }

  /** What the back end says is wrong. */
  function wrongOf(error: unknown): FieldProblems<Field> {
    if (!(error instanceof CallError)) return {}
    const { errcode, message, data, status } = error
    setAbsent(status === 404)
    if (errcode === oldIsWrong) return { old: message }
    if (errcode !== isWeak) return { form: message }
    const fields = isRecord(data) && isRecord(data['fields']) ? data['fields'] : {}
    // An unknown reason is shown with the back end's message.
    return { new: translate(`profile.password.problem.${String(fields['new_password'])}`, { _: message }) }
  }

  const submit = async () => {
    const found = show(problems())
    if (found) return found
    const body = { old_password: typed.old, new_password: typed.new }
    try {
      await withPasswords(body, ['old_password', 'new_password'], (sealed) => send({ body: sealed }))
    } catch (error) {
      return show(wrongOf(error))
    }
    clear()
    update({ must_change_password: false })
    onChanged()
    return undefined
  }

  if (isAbsent) return <p className={s.hint}>{translate('profile.absent')}</p>
  const labelled = (name: Field) => ({ ...field(name), label: translate(`profile.password.${name}`) })
  return (
    <AccountForm
      first="old"
      failure={wrong.form}
      text={translate('profile.password.change')}
      busyText={translate('profile.password.changing')}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <PasswordField {...labelled('old')} autoComplete="current-password" />
      <PasswordField {...labelled('new')} autoComplete="new-password" />
      <PasswordField {...labelled('again')} autoComplete="new-password" />
      <ul className={s.rules} aria-label={translate('profile.password.rule.label')}>
        {Object.entries(rules).map(([rule, isMet]) => (
          <li key={rule} data-met={isMet}>
            <span className="visually-hidden">
              {translate(`profile.password.rule.${isMet ? 'met' : 'unmet'}`)}
            </span>
            {translate(`profile.password.rule.${rule}`)}
          </li>
        ))}
      </ul>
    </AccountForm>
  )
}

const oldIsWrong = 1013
const isWeak = 1014

type Field = 'old' | 'new' | 'again'

interface PasswordFormProps {
  onChanged: () => void
  /** Absent if the form is the whole page and cannot be closed. */
  onCancel?: () => void
}
