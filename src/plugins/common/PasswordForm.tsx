import { useTranslate } from 'react-admin'
import { usePerson } from '#src/kit/personContext.ts'
import { passwordRules } from '#src/light/passwordRules.ts'
import { AccountForm } from './AccountForm.tsx'
import { PasswordField } from './PasswordField.tsx'
import s from './Profile.module.css'
import { usePasswordChange, type Typed } from './usePasswordChange.ts'

/** The old password and the new password twice; the rules are shown while typing. */
export const PasswordForm = ({ onChanged, onCancel }: PasswordFormProps) => {
  const translate = useTranslate()
  const { user } = usePerson()
  const { typed, type, wrong, isBusy, isAbsent, send } = usePasswordChange(onChanged)

  if (isAbsent) return <p className={s.hint}>{translate('profile.absent')}</p>
  const field = (name: keyof Typed) => ({
    name,
    label: translate(`profile.password.${name}`),
    value: typed[name],
    error: wrong[name],
    onType: type(name),
  })
  const rules = passwordRules({ first: typed.new, again: typed.again }, [user.username, user.email])
  return (
    <AccountForm
      first="old"
      failure={wrong.form}
      text={translate(`profile.password.${isBusy ? 'changing' : 'change'}`)}
      isBusy={isBusy}
      onSubmit={send}
      onCancel={onCancel}
    >
      <PasswordField {...field('old')} autoComplete="current-password" />
      <PasswordField {...field('new')} autoComplete="new-password" />
      <PasswordField {...field('again')} autoComplete="new-password" />
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

interface PasswordFormProps {
  onChanged: () => void
  /** Absent if the form is the whole page and cannot be closed. */
  onCancel?: () => void
}
