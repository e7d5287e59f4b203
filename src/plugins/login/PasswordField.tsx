import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { SignInMessages } from './messages.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'
import s from './TextField.module.css'

/** A password input whose content can be shown (unless `isSecret`), with a warning about Caps Lock. */
export const PasswordField = ({ words, isSecret = false, note, ...field }: PasswordFieldProps) => {
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <TextField
      autoComplete="current-password"
      {...field}
      type={isShown && !isSecret ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      note={isCapsLock ? words.capsLock : note}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={() => setCapsLock(false)}
    >
      {isSecret ? null : (
        <button
          type="button"
          className={s.reveal}
          aria-label={isShown ? words.hidePassword : words.showPassword}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? words.hide : words.show}
        </button>
      )}
    </TextField>
  )
}

interface PasswordFieldProps extends TextFieldProps {
  words: SignInMessages
  /** It cannot be shown, because it is not what the user typed. */
  isSecret?: boolean
}
