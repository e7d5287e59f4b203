import { isRecord } from '#contract/isRecord.ts'
import { HttpError, networkText } from '#src/providers/http.ts'
import { htmlLang, locales, type Locale } from '#src/providers/locale.ts'
import { messages } from './messages.ts'

/** What went wrong, and in which language the back end said so. */
export interface Failure {
  readonly errcode: number
  readonly errmsg: string
  /** Seconds until it is worth another try. */
  readonly retryAfter: number | null
  /** The wrong fields, each with the key of the reason. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly locale: Locale
  /** No answer, or none that can be read: it says nothing about what was typed. */
  readonly isNetwork: boolean
}

/** Reads an error of a call. */
export const failureOf = (error: unknown, locale: Locale): Failure =>
  readFailure(
    error instanceof HttpError ? error : { errcode: 0, errmsg: messages[locale].failed, data: null },
    locale,
  )

/** Reads an answer that is an error. */
export function readFailure({ errcode, errmsg, data, isNetwork = false }: Answer, locale: Locale): Failure {
  const { retry_after: wait, fields } = isRecord(data) ? data : {}
  return {
    errcode,
    errmsg,
    retryAfter: typeof wait === 'number' && wait > 0 ? wait : null,
    fields: isRecord(fields) ? fields : {},
    locale,
    isNetwork,
  }
}

/** The challenge of a sign-in that needs a code (`second_factor.required`); null for any other error. */
export const challengeOf = (error: unknown): string | null =>
  error instanceof HttpError && error.errcode === 1016 && isRecord(error.data)
    ? String(error.data['challenge'])
    : null

/** Whether it is about the code in the picture (`captcha.wrong`, `captcha.expired`). */
export const isAboutCaptcha = ({ errcode }: Failure): boolean => errcode === 1004 || errcode === 1005

/**
 * What the person reads: what the back end said; our own words where they know the waiting time, or where the
 * language was changed since and there are some.
 */
export function failureText(
  { errcode, errmsg, retryAfter, locale: spoken }: Failure,
  locale: Locale,
): string {
  const { errors, waits, failed } = messages[locale]
  const wait = waits[errcode]
  if (wait && retryAfter !== null) return wait.replace('{time}', duration(retryAfter, locale))
  if (spoken === locale) return errmsg || failed
  if (locales.some((one) => networkText(one) === errmsg)) return networkText(locale)
  if (locales.some((one) => messages[one].failed === errmsg)) return failed
  return errors[errcode] ?? errmsg
}

/** Minutes, or seconds when it is less than two. */
function duration(seconds: number, locale: Locale): string {
  const [unit, count] = seconds < 120 ? ['second', Math.ceil(seconds)] : ['minute', Math.ceil(seconds / 60)]
  // In Chinese the long names of units are the stiff ones, and a figure is set off from the words around it.
  const isChinese = locale !== 'en_US'
  const format = { style: 'unit', unit, unitDisplay: isChinese ? 'short' : 'long' } as const
  const text = new Intl.NumberFormat(htmlLang(locale), format).format(count)
  return isChinese ? ` ${text.replace(/^(\d+)\s*/, '$1 ')}` : text
}

interface Answer {
  readonly errcode: number
  readonly errmsg: string
  readonly data: unknown
  readonly isNetwork?: boolean
}
