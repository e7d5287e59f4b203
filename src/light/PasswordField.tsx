import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { text } from '#contract/localText.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'
import s from './TextField.module.css'
import { useWords } from './useWords.ts'

/** A password input whose content can be shown (unless `isSecret`), with a warning about Caps Lock. */
export const PasswordField = ({ isSecret = false, note, ...field }: PasswordFieldProps) => {
  const words = useWords(texts)
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

const texts = {
  show: text('显示', '顯示', 'Show'),
  hide: text('隐藏', '隱藏', 'Hide'),
  showPassword: text('显示密码', '顯示密碼', 'Show password'),
  hidePassword: text('隐藏密码', '隱藏密碼', 'Hide password'),
  capsLock: text('大写锁定已打开', '大寫鎖定已開啟', 'Caps Lock is on'),
}

interface PasswordFieldProps extends TextFieldProps {
  /** It cannot be shown, because it is not what the user typed. */
  isSecret?: boolean
}
