import { use, useId, useRef, useState } from 'react'
import { useCountdown } from '#src/kit/base/clock/useCountdown.ts'
import { failureText, isAboutCaptcha, readFailure, type Failure } from '#src/light/failure.ts'
import s from '#src/light/Form.module.css'
import { TextField } from '#src/light/TextField.tsx'
import fieldStyle from '#src/light/TextField.module.css'
import { LanguageContext, useWords } from '#src/light/useWords.ts'
import { resendAfter, smsSend } from '#src/providers/sms.ts'
import { CaptchaField, captchaOf, type LoginPage } from './CaptchaField.tsx'
import { forgottenWords } from './forgottenWords.ts'
import { renewed } from './loginState.ts'
import { signInWords } from './signInWords.ts'

/** A code that came by SMS, and the number that it was sent to. */
export interface ReceivedCode {
  readonly country_code: '86' | '852'
  readonly mobile: string
  readonly code: string
}

/** Whether number and code can be sent. */
export const isComplete = (texted: ReceivedCode): boolean => isNumber(texted) && isCode(texted)

const isNumber = ({ mobile }: ReceivedCode): boolean => /^\d{5,15}$/.test(mobile)
const isCode = ({ code }: ReceivedCode): boolean => /^\d{6}$/.test(code)

/** The mobile number, the picture and the code that is sent to the number. */
export const SmsCode = ({ page, texted, hasTried, onType, onFailure }: SmsCodeProps) => {
  const words = useWords(signInWords)
  const own = useWords(forgottenWords)
  const locale = use(LanguageContext)
  const id = useId()
  const [seconds, startCountdown] = useCountdown()
  const [isSent, setSent] = useState(false)
  const [isMobileMissing, setMobileMissing] = useState(false)
  const [misread, setMisread] = useState<Failure | 'missing' | null>(null)
  const read = useRef<HTMLInputElement>(null)
  const given = captchaOf(page)
  const hasPicture = page.captcha.step !== 'none'

  const send = async () => {
    setMobileMissing(!isNumber(texted))
    if (!isNumber(texted) || seconds > 0) return
    const isMissing = hasPicture && given.captcha === ''
    setMisread(isMissing ? 'missing' : null)
    if (isMissing) return read.current?.focus()
    const { country_code, mobile } = texted
    onFailure(null)
    const body = { country_code, mobile, scene: 'forget', ...(hasPicture ? given : {}) } as const
    const answer = await smsSend(body, (answer) => {
      const wait = resendAfter(answer)
      setSent(wait !== null)
      if (wait !== null) startCountdown(wait)
    })
    // A picture is valid for one attempt.
    page.change(renewed())
    if (!answer.errcode && !answer.errmsg) return
    const failure = readFailure(answer)
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
          error={(hasTried || isMobileMissing) && !isNumber(texted) ? own.noMobile : undefined}
          name="mobile"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
        />
      </div>
      <CaptchaField
        ref={read}
        page={page}
        onType={() => setMisread(null)}
        error={misread === 'missing' ? words.noCaptcha : misread ? failureText(misread, locale) : undefined}
      />
      <TextField
        label={own.code}
        value={texted.code}
        onType={(code) => onType({ ...texted, code: code.trim() })}
        error={hasTried && !isCode(texted) ? own.noCode : undefined}
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
  page: LoginPage
  texted: ReceivedCode
  hasTried: boolean
  onType: (texted: ReceivedCode) => void
  onFailure: (failure: Failure | null) => void
}
