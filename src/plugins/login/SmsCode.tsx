import { useId, useRef, useState } from 'react'
import type { Locale } from '#src/providers/locale.ts'
import { resendAfter, smsSend } from '#src/providers/sms.ts'
import { CaptchaField } from './CaptchaField.tsx'
import { failureText, isAboutCaptcha, readFailure, type Failure } from './failure.ts'
import s from './Form.module.css'
import type { SignInMessages } from './messages.ts'
import type { PasswordMessages } from './passwordMessages.ts'
import { TextField } from './TextField.tsx'
import fieldStyle from './TextField.module.css'
import type { Captcha } from './useCaptcha.ts'
import { useCountdown } from '#src/kit/useCountdown.ts'

/** What came by SMS, and to which number. */
export interface Texted {
  readonly country_code: '86' | '852'
  readonly mobile: string
  readonly code: string
}

/** The picture that is asked for before a code is sent, and what was typed of it. */
export interface Picture {
  readonly captcha: Captcha
  readonly typed: string
  readonly onType: (typed: string) => void
  readonly onRenew: () => void
}

/** The mobile number, the picture and the code that is sent to the number. */
export const SmsCode = (props: SmsCodeProps) => {
  const { texted, picture, words, own, locale, hasTried, onType, onFailure } = props
  const id = useId()
  const [seconds, startCountdown] = useCountdown()
  const [isSent, setSent] = useState(false)
  const [isMobileMissing, setMobileMissing] = useState(false)
  const [misread, setMisread] = useState<Failure | 'missing' | null>(null)
  const read = useRef<HTMLInputElement>(null)
  const hasMobile = /^\d{5,15}$/.test(texted.mobile)
  const { captcha } = picture
  const isRead = captcha.step === 'none' || picture.typed.trim() !== ''

  const send = async () => {
    setMobileMissing(!hasMobile)
    if (!hasMobile || seconds > 0) return
    setMisread(isRead ? null : 'missing')
    if (!isRead) return read.current?.focus()
    const { country_code, mobile } = texted
    const answered =
      captcha.step === 'none'
        ? {}
        : { captcha: picture.typed.trim(), captcha_id: captcha.step === 'ready' ? captcha.id : '' }
    onFailure(null)
    const answer = await smsSend({ country_code, mobile, scene: 'forget', ...answered }, (answer) => {
      const wait = resendAfter(answer)
      setSent(wait !== null)
      if (wait !== null) startCountdown(wait)
    })
    // A picture is valid for one attempt.
    picture.onRenew()
    if (!answer.errcode && !answer.errmsg) return
    const failure = readFailure(answer, locale)
    if (failure.retryAfter) startCountdown(failure.retryAfter)
    if (isAboutCaptcha(failure)) {
      setMisread(failure)
      read.current?.focus()
    } else onFailure(failure)
  }

  return (
    <>
      <div className={s.mobile}>
        <div className={fieldStyle.field}>
          <label htmlFor={id}>{own.country}</label>
          <div className={fieldStyle.box}>
            <select
              id={id}
              value={texted.country_code}
              onChange={({ currentTarget: { value } }) =>
                onType({ ...texted, country_code: value === '852' ? '852' : '86' })
              }
            >
              <option value="86">+86</option>
              <option value="852">+852</option>
            </select>
          </div>
        </div>
        <TextField
          label={own.mobile}
          value={texted.mobile}
          onType={(mobile) => {
            setMobileMissing(false)
            onType({ ...texted, mobile: mobile.replaceAll(/[\s-]/g, '') })
          }}
          error={(hasTried || isMobileMissing) && !hasMobile ? own.noMobile : undefined}
          name="mobile"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
        />
      </div>
      <CaptchaField
        ref={read}
        captcha={captcha}
        words={words}
        isWanted
        value={picture.typed}
        onType={(typed) => {
          setMisread(null)
          picture.onType(typed)
        }}
        onRenew={picture.onRenew}
        error={misread === 'missing' ? words.noCaptcha : misread ? failureText(misread, locale) : undefined}
      />
      <TextField
        label={own.code}
        value={texted.code}
        onType={(code) => onType({ ...texted, code: code.trim() })}
        error={hasTried && !/^\d{6}$/.test(texted.code) ? own.noCode : undefined}
        note={isSent ? own.codeSent : undefined}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
      >
        <button
          type="button"
          className={`${fieldStyle.reveal} ${fieldStyle.wide}`}
          aria-disabled={seconds > 0}
          onClick={send}
        >
          {seconds > 0 ? own.resend.replace('{n}', String(seconds)) : own.sendCode}
        </button>
      </TextField>
    </>
  )
}

interface SmsCodeProps {
  texted: Texted
  picture: Picture
  words: SignInMessages
  own: PasswordMessages
  locale: Locale
  hasTried: boolean
  onType: (texted: Texted) => void
  onFailure: (failure: Failure | null) => void
}
