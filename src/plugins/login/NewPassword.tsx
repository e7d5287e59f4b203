import { useId } from 'react'
import s from '#src/light/Form.module.css'
import { PasswordField } from '#src/light/PasswordField.tsx'
import { passwordRules, type PasswordPair } from '#src/light/passwordRules.ts'
import { useWords } from '#src/light/useWords.ts'
import { wordFor } from '#src/light/words.ts'
import { forgottenWords } from './forgottenWords.ts'

/** A new password twice, with the rules it meets so far. */
export const NewPassword = ({ password, names, hasTried, error, onType }: NewPasswordProps) => {
  const own = useWords(forgottenWords)
  const id = useId()
  const met = passwordRules(password, names)
  const wrong = met.length ? met.name === false && own.problems.like_name : own.problems.length_min
  return (
    <>
      <PasswordField
        label={own.password}
        value={password.first}
        onType={(first) => onType({ ...password, first })}
        error={error ?? ((hasTried && wrong) || undefined)}
        name="new-password"
        autoComplete="new-password"
        aria-details={id}
      />
      <PasswordField
        label={own.again}
        value={password.again}
        onType={(again) => onType({ ...password, again })}
        error={hasTried && password.first !== password.again ? own.different : undefined}
        name="new-password-again"
        autoComplete="new-password"
      />
      <ul id={id} className={s.rules}>
        {Object.entries(met).map(([rule, isMet]) => (
          <li key={rule} data-met={isMet}>
            {wordFor(own.rules, rule)}
            <span className="visually-hidden">{isMet ? own.met : own.unmet}</span>
          </li>
        ))}
      </ul>
    </>
  )
}

interface NewPasswordProps {
  password: PasswordPair
  /** The names of the user whose password it is; null if unknown. */
  names: readonly string[] | null
  hasTried: boolean
  error: string | undefined
  onType: (password: PasswordPair) => void
}
