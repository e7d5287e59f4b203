import type { SmsScene } from '#contract/core/sms.ts'
import type { Log } from '#server/base/log.ts'
import type { Locale } from '#contract/localText.ts'
import type { Settings } from '#server/base/settings.ts'
import { httpSms } from './httpSms.ts'

/** The purpose of a message: to send a code, or to say that another number was bound. */
export type SmsKind = SmsScene | 'changed'

/** A message: the text for the person, and its parts for gateways that send templates. */
export interface Sms {
  readonly country_code: string
  readonly mobile: string
  readonly text: string
  /** Empty in a message without a code. */
  readonly code: string
  readonly scene: SmsKind
  readonly locale: Locale
}

/** A service that sends text messages. Throws 5002 if it cannot. */
export interface SmsProvider {
  send: (sms: Sms) => Promise<void>
}

/** The gateway of the settings; in the demo without a gateway, the log; otherwise undefined. */
export function smsProvider({ SMS_URL, SMS_TOKEN, DEMO }: Settings, log: Log): SmsProvider | undefined {
  if (SMS_URL) return httpSms({ url: SMS_URL, token: SMS_TOKEN, log })
  return DEMO ? logSms(log) : undefined
}

/** For trying out the console: everyone who can read the log can read the code. */
const logSms = (log: Log): SmsProvider => ({
  async send({ country_code, mobile, scene, code, text }) {
    log.warn(
      { to: `+${country_code}${mobile}`, scene, code },
      code
        ? `SMS code ${code} for +${country_code} ${mobile}`
        : `SMS for +${country_code} ${mobile}: ${text}`,
    )
  },
})
