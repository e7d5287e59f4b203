import type { Ref } from 'react'
import s from './CaptchaField.module.css'
import type { SignInMessages } from './messages.ts'
import { TextField } from './TextField.tsx'
import type { Captcha } from './useCaptcha.ts'

/** The code in the picture. A click on the picture loads another one; its space is reserved meanwhile. */
export const CaptchaField = ({ captcha, words, isWanted, onRenew, ...field }: CaptchaFieldProps) =>
  captcha.step === 'none' ? null : (
    <div className={s.row} data-quiet={!isWanted || undefined}>
      <TextField
        {...field}
        label={isWanted ? words.captcha : words.captchaOptional}
        required={isWanted}
        name="captcha"
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={20}
      />
      <button
        type="button"
        className={s.picture}
        title={words.captchaPicture}
        aria-label={words.captchaPicture}
        onClick={onRenew}
      >
        {captcha.step === 'ready' ? <img src={captcha.source} alt="" /> : null}
        {captcha.step === 'failed' ? <span>{words.loadAgain}</span> : null}
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M13 8a5 5 0 1 1-1.5-3.6M13 2v2.8h-2.8" />
        </svg>
      </button>
    </div>
  )

interface CaptchaFieldProps {
  captcha: Captcha
  words: SignInMessages
  /** The back end requires the code. */
  isWanted: boolean
  value: string
  error: string | undefined
  ref: Ref<HTMLInputElement>
  onType: (value: string) => void
  onRenew: () => void
}
