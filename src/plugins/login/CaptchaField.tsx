import type { Ref } from 'react'
import { TextField } from '#src/light/TextField.tsx'
import { useWords } from '#src/light/useWords.ts'
import s from './CaptchaField.module.css'
import { renewed, typed, type Change, type LoginState } from './loginState.ts'
import { signInWords } from './signInWords.ts'
import type { Captcha } from './useCaptcha.ts'

/** What the forms of the page share. */
export interface LoginPage {
  readonly state: LoginState
  readonly change: (change: Change) => void
  readonly captcha: Captcha
}

/** What goes along with a call that needs the code in the picture. */
export const captchaOf = ({ state, captcha }: LoginPage) => ({
  captcha: state.captcha.trim(),
  captcha_id: captcha.step === 'ready' ? captcha.id : '',
})

/** The code in the picture. A click on the picture loads another one; its space is reserved meanwhile. */
export const CaptchaField = ({ page, isWanted = true, onType, ...field }: CaptchaFieldProps) => {
  const { state, change, captcha } = page
  const words = useWords(signInWords)
  if (captcha.step === 'none') return null
  return (
    <div className={s.row} data-quiet={!isWanted || undefined}>
      <TextField
        {...field}
        label={isWanted ? words.captcha : words.captchaOptional}
        value={state.captcha}
        onType={(value) => {
          onType?.()
          change(typed({ captcha: value }))
        }}
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
        onClick={() => change(renewed())}
      >
        {captcha.step === 'ready' ? <img src={captcha.source} alt="" /> : null}
        {captcha.step === 'failed' ? <span>{words.loadAgain}</span> : null}
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M13 8a5 5 0 1 1-1.5-3.6M13 2v2.8h-2.8" />
        </svg>
      </button>
    </div>
  )
}

interface CaptchaFieldProps {
  page: LoginPage
  /** The back end requires the code. */
  isWanted?: boolean
  error: string | undefined
  ref: Ref<HTMLInputElement>
  onType?: () => void
}
