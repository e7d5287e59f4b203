import { HttpError } from './http.ts'
import { http } from './signIn.ts'

/** To which number a code goes, and what for. */
export interface SmsRequest {
  readonly mobile: string
  readonly country_code: '86' | '852'
  readonly scene: 'bind' | 'forget' | 'login'
  /** The code in the picture, and which picture: for `forget`. */
  readonly captcha?: string
  readonly captcha_id?: string
}

/** What came back: `data` of the answer; code and text when it was refused, the text alone when nothing came back. */
export interface SmsAnswer {
  readonly data: unknown
  readonly errcode: number
  readonly errmsg: string
}

/**
 * Sends a code by SMS. `callback` runs unless the answer carries both a code and a text (specification section 8): an
 * answer with only one of the two calls back. The answer is also what this resolves with; it never rejects.
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

/** After how many seconds another code can be asked for; null when none was sent. */
export function resendAfter({ data, errcode, errmsg }: SmsAnswer): number | null {
  if (errcode || errmsg || typeof data !== 'object' || data === null) return null
  return 'resend_after' in data && typeof data.resend_after === 'number' ? data.resend_after : 60
}

function failureOf(error: unknown): SmsAnswer {
  if (!(error instanceof HttpError)) throw error
  const { errcode, errmsg, data } = error
  // An answer without a text has its code for one.
  return { data, errcode, errmsg: errmsg === String(errcode) ? '' : errmsg }
}
