import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { smsBindmobile } from '#contract/core/sms.ts'
import { usePerson } from '#src/kit/personContext.ts'
import { CallError } from '#src/kit/call/CallError.ts'
import { useSend } from '#src/kit/call/useSend.ts'
import { resendAfter, smsSend } from '#src/providers/sms.ts'
import { countries, digitsOf, likelyCountry, type CountryCode } from './mobileNumber.ts'
import { withPasswords } from '#src/providers/withPasswords.ts'
import { useCountdown } from '#src/kit/useCountdown.ts'

interface Typed {
  readonly country: CountryCode
  readonly mobile: string
  readonly code: string
  /** The current password of the account. */
  readonly password: string
}

type Field = 'mobile' | 'code' | 'password'
type Wrong = Partial<Record<Field, string>>

/** The logic of the form: sends a code to the number, then binds the number with it. */
export function useBindMobile(onBound: (mobile: string) => void) {
  const translate = useTranslate()
  const { user } = usePerson()
  const { send } = useSend(smsBindmobile)
  const [typed, setTyped] = useState<Typed>({
    country: likelyCountry(user.sites),
    mobile: '',
    code: '',
    password: '',
  })
  const [wrong, setWrong] = useState<Wrong>({})
  const [step, setStep] = useState<'ready' | 'sending' | 'sent' | 'binding' | 'absent'>('ready')
  const [left, startCountdown] = useCountdown()
  const number = { mobile: digitsOf(typed.mobile), country_code: typed.country }
  const isBusy = step === 'sending' || step === 'binding'

  const type = (change: Partial<Typed>) => {
    setTyped((last) => ({ ...last, ...change }))
    const field = 'code' in change ? 'code' : 'password' in change ? 'password' : 'mobile'
    setWrong((last) => ({ ...last, [field]: '' }))
  }

  /** Returns the field to correct, if there is one. */
  function check(fields: readonly Field[]): Field | null {
    const isGood = {
      mobile: countries[typed.country].test(number.mobile),
      code: /^\d{6}$/.test(typed.code),
      password: typed.password !== '',
    }
    const texts = {
      mobile: `profile.mobile.problem.${typed.country}`,
      code: 'profile.mobile.problem.code',
      password: 'profile.password.required',
    }
    const bad = fields.filter((field) => !isGood[field])
    setWrong(Object.fromEntries(bad.map((field) => [field, translate(texts[field])])))
    return bad[0] ?? null
  }

  async function sendCode(): Promise<Field | null> {
    if (isBusy || left > 0) return null
    const bad = check(['mobile'])
    if (bad) return bad
    setStep('sending')
    const answer = await smsSend({ ...number, scene: 'bind' })
    const seconds = resendAfter(answer)
    setStep(seconds === null ? 'ready' : 'sent')
    if (seconds !== null) startCountdown(seconds)
    else {
      const wait = retryAfter(answer.data)
      if (wait > 0) startCountdown(wait)
      setWrong({ mobile: answer.errmsg || translate('profile.mobile.failed') })
    }
    return seconds === null ? 'mobile' : 'code'
  }

  /** Returns the field that the error is about. */
  function refused(error: unknown): Field {
    if (!(error instanceof CallError)) return 'code'
    const { status, errcode, message } = error
    const field = fieldOf[errcode] ?? 'code'
    if (status === 404) setStep('absent')
    else setWrong({ [field]: message })
    return field
  }

  async function bind(): Promise<Field | null> {
    if (isBusy) return null
    const bad = check(['mobile', 'code', 'password'])
    if (bad) return bad
    setStep('binding')
    const body = { ...number, code: typed.code, password: typed.password }
    try {
      const { mobile } = await withPasswords(body, ['password'], (sealed) => send({ body: sealed }))
      onBound(mobile)
      return null
    } catch (error) {
      return refused(error)
    } finally {
      setStep((last) => (last === 'binding' ? 'sent' : last))
    }
  }

  return { typed, type, wrong, step, left, sendCode, bind }
}

/** The field that an error is about: the number is taken, the password is wrong, or its key has expired. */
const fieldOf: Readonly<Record<number, Field>> = { 1012: 'mobile', 1013: 'password', 1007: 'password' }

/** The seconds to wait after too many attempts. */
function retryAfter(data: unknown): number {
  const seconds = typeof data === 'object' && data !== null && 'retry_after' in data ? data.retry_after : 0
  return typeof seconds === 'number' ? seconds : 0
}
