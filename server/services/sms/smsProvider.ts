import type { SmsScene } from '#contract/core/sms.ts'
import type { Log } from '#server/base/log.ts'
import type { Locale } from '#server/base/errorText.ts'
import type { Settings } from '#server/base/settings.ts'
import { httpSms } from './httpSms.ts'

/** What a message is for: to bring a code, or to say that another number was bound. */
export type SmsKind = SmsScene | 'changed'

/** One message: the text for the person, and the parts of it for gateways that send templates. */
export interface Sms {
  readonly country_code: string
  readonly mobile: string
  readonly text: string
  /** Empty in a message that brings none. */
  readonly code: string
  readonly scene: SmsKind
  readonly locale: Locale
}

/** What carries messages to telephones. Refuses with 5002 when it cannot. */
export interface SmsProvider {
  send: (sms: Sms) => Promise<void>
}

/** The gateway of the settings; in the demo without one, the log; undefined where there is neither. */
export function smsProvider({ SMS_URL, SMS_TOKEN, DEMO }: Settings, log: Log): SmsProvider | undefined {
  if (SMS_URL) return httpSms({ url: SMS_URL, token: SMS_TOKEN, log })
  return DEMO ? logSms(log) : undefined
}

/** For trying the console out: whoever reads the log reads the code. */
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
