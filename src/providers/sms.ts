import { HttpError } from './http.ts'
import { http } from './pageSession.ts'

/** The number that a code is sent to, and its purpose. */
export interface SmsRequest {
  readonly mobile: string
  readonly country_code: '86' | '852'
  readonly scene: 'bind' | 'forget' | 'login'
  /** The captcha code and the id of the captcha: for `forget`. */
  readonly captcha?: string
  readonly captcha_id?: string
}

/** The result: `data` of the reply; errcode and errmsg of an error, only errmsg if there was no reply. */
export interface SmsAnswer {
  readonly data: unknown
  readonly errcode: number
  readonly errmsg: string
}

/**
 * Sends a code by SMS. `callback` runs unless the reply has both an errcode and an errmsg (specification
 * section 8): a reply with only one of them calls back. Resolves with the same reply; never rejects.
 */
export async function smsSend(
  body: SmsRequest,
  callback: (answer: SmsAnswer) => void = () => undefined,
): Promise<SmsAnswer> {
  const answer = await http
    .send({ method: 'POST', path: '/sms/sendcode', body })
    .then(({ data }) => ({ data, errcode: 0, errmsg: '' }), failureOf)
  if (!(answer.errcode && answer.errmsg)) callback(answer)
  return answer
}

/** Returns after how many seconds another code can be requested; null if no code was sent. */
export function resendAfter({ data, errcode, errmsg }: SmsAnswer): number | null {
  if (errcode || errmsg || typeof data !== 'object' || data === null) return null
  return 'resend_after' in data && typeof data.resend_after === 'number' ? data.resend_after : 60
}

function failureOf(error: unknown): SmsAnswer {
  if (!(error instanceof HttpError)) throw error
  const { errcode, errmsg, data } = error
  // The text of a reply without a text is its code.
  return { data, errcode, errmsg: errmsg === String(errcode) ? '' : errmsg }
}
