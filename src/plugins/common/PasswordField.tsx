import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Button } from '@mui/material'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** A password input whose content can be shown, with a warning about Caps Lock. */
export const PasswordField = (field: TextFieldProps) => {
  const translate = useTranslate()
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const look = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'))
  return (
    <TextField
      {...field}
      type={isShown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      note={isCapsLock ? translate('profile.password.caps_lock') : field.note}
      onKeyDown={look}
      onKeyUp={look}
      onBlur={() => setCapsLock(false)}
    >
      <Button
        variant="outlined"
        aria-label={translate(`profile.password.${isShown ? 'hide_it' : 'show_it'}`, { label: field.label })}
        onClick={() => setShown(!isShown)}
      >
        {translate(`profile.password.${isShown ? 'hide' : 'show'}`)}
      </Button>
    </TextField>
  )
}
