import { useId } from 'react'
import s from './Form.module.css'
import type { SignInMessages } from './messages.ts'
import { PasswordField } from './PasswordField.tsx'
import type { PasswordMessages } from './passwordMessages.ts'
import { passwordRules, type TypedTwice } from './passwordRules.ts'

/** A new password twice, with the rules it meets so far. */
export const NewPassword = ({
  password,
  words,
  own,
  username,
  hasTried,
  error,
  onType,
}: NewPasswordProps) => {
  const id = useId()
  const met = passwordRules(password, username)
  const rules = (['ruleLength', 'ruleName', 'ruleAgain'] as const).filter((rule) => rule in met)
  const wrong = met.ruleLength ? met.ruleName === false && own.likeName : own.tooShort
  return (
    <>
      <PasswordField
        words={words}
        label={own.password}
        value={password.first}
        onType={(first) => onType({ ...password, first })}
        error={error ?? ((hasTried && wrong) || undefined)}
        name="new-password"
        autoComplete="new-password"
        aria-details={id}
      />
      <PasswordField
        words={words}
        label={own.again}
        value={password.again}
        onType={(again) => onType({ ...password, again })}
        error={hasTried && password.first !== password.again ? own.different : undefined}
        name="new-password-again"
        autoComplete="new-password"
      />
      <ul id={id} className={s.rules}>
        {rules.map((rule) => (
          <li key={rule} data-met={met[rule]}>
            {own[rule]}
            <span className="visually-hidden">{met[rule] ? own.met : own.unmet}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface NewPasswordProps {
  password: TypedTwice
  words: SignInMessages
  own: PasswordMessages
  /** The user whose password it is; null if unknown. */
  username: string | null
  hasTried: boolean
  error: string | undefined
  onType: (password: TypedTwice) => void
}
