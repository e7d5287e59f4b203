import { useState } from 'react'
import type { Ref } from 'react'
import type { SignInMessages } from './messages.ts'
import s from './SignIn.module.css'
import { TextField } from './TextField.tsx'

/** A password that can be looked at while typing. */
export const PasswordField = ({ words, error, ref }: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  return (
    <TextField
      ref={ref}
      label={words.password}
      error={error}
      name="password"
      type={shown ? 'text' : 'password'}
      autoComplete="current-password"
      autoCapitalize="none"
      spellCheck={false}
    >
      <button
        type="button"
        className={s.reveal}
        aria-label={shown ? words.hidePassword : words.showPassword}
        onClick={() => setShown(!shown)}
      >
        {shown ? words.hide : words.show}
      </button>
    </TextField>
  )
}

interface PasswordFieldProps {
  words: SignInMessages
  error: string | undefined
  ref: Ref<HTMLInputElement>
}
