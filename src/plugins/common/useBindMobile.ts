import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { smsBindmobile } from '#contract/core/sms.ts'
import { usePerson } from '#src/kit/base/person/personContext.ts'
import { CallError } from '#src/kit/base/call/CallError.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { resendAfter, smsSend } from '#src/providers/sms.ts'
import { countries, digitsOf, likelyCountry, type CountryCode } from './mobileNumber.ts'
import { withPasswords } from '#src/providers/withPasswords.ts'
import { useFields } from './useFields.ts'
import { useCountdown } from '#src/kit/base/clock/useCountdown.ts'

type Field = 'mobile' | 'code' | 'password'

/** The logic of the form: sends a code to the number, then binds the number with it. */
export function useBindMobile(onBound: (mobile: string) => void) {
  const translate = useTranslate()
  const { user } = usePerson()
  const { send } = useSend(smsBindmobile)
  const { typed, field, show } = useFields({ mobile: '', code: '', password: '' })
  const [country, chooseCountry] = useState(() => likelyCountry(user.sites))
  const [step, setStep] = useState<'ready' | 'sending' | 'sent' | 'binding' | 'absent'>('ready')
  const [left, startCountdown] = useCountdown()
  const number = { mobile: digitsOf(typed.mobile), country_code: country }
  const isBusy = step === 'sending' || step === 'binding'

  const setCountry = (chosen: CountryCode) => {
    chooseCountry(chosen)
    show({})
  }

  /** Returns the field to correct, if there is one. */
  function check(fields: readonly Field[]): string | undefined {
    const isGood = {
      mobile: countries[country].test(number.mobile),
      code: /^\d{6}$/.test(typed.code),
      password: typed.password !== '',
    }
    const texts = {
      mobile: `profile.mobile.problem.${country}`,
      code: 'profile.mobile.problem.code',
      password: 'profile.password.required',
    }
    const bad = fields.filter((field) => !isGood[field])
    return show(Object.fromEntries(bad.map((field) => [field, translate(texts[field])])))
  }

  async function sendCode(): Promise<string | undefined> {
    if (isBusy || left > 0) return undefined
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
      return show({ mobile: answer.errmsg || translate('profile.mobile.failed') })
    }
    return 'code'
  }

  /** Returns the field that the error is about. */
  function refused(error: unknown): string | undefined {
    if (!(error instanceof CallError)) return 'code'
    const { status, errcode, message } = error
    const field = fieldOf[errcode] ?? 'code'
    if (status === 404) setStep('absent')
    return status === 404 ? undefined : show({ [field]: message })
  }

  async function bind(): Promise<string | undefined> {
    if (isBusy) return undefined
    const bad = check(['mobile', 'code', 'password'])
    if (bad) return bad
    setStep('binding')
    const body = { ...number, code: typed.code, password: typed.password }
    try {
      const { mobile } = await withPasswords(body, ['password'], (sealed) => send({ body: sealed }))
      onBound(mobile)
      return undefined
    } catch (error) {
      return refused(error)
    } finally {
      setStep((last) => (last === 'binding' ? 'sent' : last))
    }
  }

  return { typed, field, country, setCountry, step, left, sendCode, bind }
}

/** The field that an error is about: the number is taken, the password is wrong, or its key has expired. */
const fieldOf: Readonly<Record<number, Field>> = { 1012: 'mobile', 1013: 'password', 1007: 'password' }

/** The seconds to wait after too many attempts. */
function retryAfter(data: unknown): number {
  const seconds = typeof data === 'object' && data !== null && 'retry_after' in data ? data.retry_after : 0
  return typeof seconds === 'number' ? seconds : 0
}
