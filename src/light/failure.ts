import { isRecord } from '#contract/isRecord.ts'
import { text } from '#contract/localText.ts'
import { HttpError, networkText } from '#src/providers/http.ts'
import { htmlLang, locales, storedLocale, type Locale } from '#src/providers/locale.ts'
import { wordFor, wordsIn } from './words.ts'

/** What went wrong, and in which language the back end said so. */
export interface Failure {
  readonly errcode: number
  readonly errmsg: string
  /** Seconds until it is worth another try. */
  readonly retryAfter: number | null
  /** The wrong fields, each with the key of the reason. */
  readonly fields: Readonly<Record<string, unknown>>
  /** Of a sign-in that needs a code (`second_factor.required`). */
  readonly challenge: string | null
  readonly locale: Locale
  /** No answer, or none that can be read: it says nothing about what was typed. */
  readonly isNetwork: boolean
}

/** Reads an error of a call. */
export const failureOf = (error: unknown): Failure =>
  readFailure(
    error instanceof HttpError ? error : { errcode: 0, errmsg: texts.failed[storedLocale()], data: null },
  )

/** Reads an answer that is an error. */
export function readFailure({ errcode, errmsg, data, isNetwork = false }: Answer): Failure {
  const { retry_after: wait, fields, challenge } = isRecord(data) ? data : {}
  return {
    errcode,
    errmsg,
    retryAfter: typeof wait === 'number' && wait > 0 ? wait : null,
    fields: isRecord(fields) ? fields : {},
    challenge: errcode === 1016 ? String(challenge) : null,
    locale: storedLocale(),
    isNetwork,
  }
}

/** Whether it is about the code in the picture (`captcha.wrong`, `captcha.expired`). */
export const isAboutCaptcha = ({ errcode }: Pick<Failure, 'errcode'>): boolean =>
  errcode === 1004 || errcode === 1005

/**
 * What the person reads: what the back end said; our own words where they know the waiting time, or where the
 * language was changed since and there are some.
 */
export function failureText(
  { errcode, errmsg, retryAfter, locale: spoken }: Failure,
  locale: Locale,
): string {
  const { errors, waits, failed } = wordsIn(texts, locale)
  const wait = wordFor(waits, errcode)
  if (wait && retryAfter !== null) return wait.replace('{time}', duration(retryAfter, locale))
  if (spoken === locale) return errmsg || failed
  if (locales.some((one) => networkText(one) === errmsg)) return networkText(locale)
  if (Object.values(texts.failed).includes(errmsg)) return failed
  return wordFor(errors, errcode) ?? errmsg
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

/** By `errcode`: what is said when the language changed after the back end had spoken, and where it says how long to wait. */
const texts = {
  failed: text('登录失败！', '登入失敗！', 'Sign-in failed'),
  errors: {
    1001: text('用户名或密码不正确', '用戶名稱或密碼不正確', 'Wrong user name or password'),
    1002: text(
      '账号已停用，请联系管理员',
      '帳戶已停用，請聯絡管理員',
      'This account is inactive. Please contact an administrator',
    ),
    1003: text(
      '失败次数过多，请稍后再试',
      '失敗次數過多，請稍後再試',
      'Too many failed attempts. Please try again later',
    ),
    1004: text('验证码不正确', '驗證碼不正確', 'The code from the picture is wrong'),
    1005: text(
      '验证码已过期，请输入新的验证码',
      '驗證碼已過期，請輸入新的驗證碼',
      'The picture has expired. Use the new one',
    ),
    1008: text(
      '账号没有可用的站点，请联系管理员',
      '帳戶沒有可用的站點，請聯絡管理員',
      'This account has no site. Please contact an administrator',
    ),
    4034: text(
      '不允许从此网络地址登录',
      '不允許從此網絡位址登入',
      'Signing in from this network address is not allowed',
    ),
    4290: text(
      '操作过于频繁，请稍后再试',
      '操作過於頻繁，請稍後再試',
      'Too many requests. Please try again later',
    ),
  },
  waits: {
    1003: text(
      '失败次数过多，请在{time}后再试',
      '失敗次數過多，請於{time}後再試',
      'Too many failed attempts. Try again in {time}',
    ),
    4290: text(
      '操作过于频繁，请在{time}后再试',
      '操作過於頻繁，請於{time}後再試',
      'Too many requests. Try again in {time}',
    ),
  },
}
