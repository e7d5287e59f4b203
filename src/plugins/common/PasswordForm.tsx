import { useEffect, useRef } from 'react'
import type { SyntheticEvent } from 'react'
import { useTranslate } from 'react-admin'
import { usePerson } from '#src/kit/personContext.ts'
import { FormActions } from './FormActions.tsx'
import { onEscape } from './onEscape.ts'
import { PasswordField } from './PasswordField.tsx'
import { passwordRules, type Typed } from './passwordRules.ts'
import s from './Profile.module.css'
import { usePasswordChange } from './usePasswordChange.ts'

/** The old password and the new password twice; the rules are shown while typing. */
export const PasswordForm = ({ onChanged, onCancel }: PasswordFormProps) => {
  const translate = useTranslate()
  const { user } = usePerson()
  const { typed, type, wrong, isBusy, isAbsent, send } = usePasswordChange(onChanged)
  const form = useRef<HTMLFormElement>(null)

  // The button that opened the form is gone, and the focus would be lost.
  useEffect(() => form.current?.querySelector<HTMLInputElement>('[name=old]')?.focus(), [])

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const field = await send()
    if (field) form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
  }

  if (isAbsent) return <p className={s.hint}>{translate('profile.absent')}</p>
  const field = (name: keyof Typed) => ({
    name,
    label: translate(`profile.password.${name}`),
    value: typed[name],
    error: wrong[name],
    onType: type(name),
  })
  return (
    // Escape in any of its fields; the button beside it says the same.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form ref={form} className={s.form} noValidate onSubmit={submit} onKeyDown={onEscape(onCancel)}>
      {/* Tells password managers whose password it is. */}
      <input type="text" name="username" autoComplete="username" value={user.username} readOnly hidden />
      <PasswordField {...field('old')} autoComplete="current-password" />
      <PasswordField {...field('new')} autoComplete="new-password" />
      <PasswordField {...field('again')} autoComplete="new-password" />
      <ul className={s.rules} aria-label={translate('profile.password.rule.label')}>
        {passwordRules(typed, user).map(([rule, isMet]) => (
          <li key={rule} data-met={isMet}>
            <span className="visually-hidden">
              {translate(`profile.password.rule.${isMet ? 'met' : 'unmet'}`)}
            </span>
            {translate(`profile.password.rule.${rule}`)}
          </li>
        ))}
      </ul>
      {wrong.form ? (
        <p className={s.failure} role="alert">
          {wrong.form}
        </p>
      ) : null}
      <FormActions
        text={translate(`profile.password.${isBusy ? 'changing' : 'change'}`)}
        isBusy={isBusy}
        onCancel={onCancel}
      />
    </form>
  )
}

interface PasswordFormProps {
  onChanged: () => void
  /** Absent if the form is the whole page and cannot be closed. */
  onCancel?: () => void
}
