import { refuseFields } from '#contract/reply.ts'
import { mobileLength } from '#contract/core/sms.ts'

/** A number to send to or to bind. */
export interface MobileNumber {
  readonly country_code: keyof typeof mobileLength
  readonly mobile: string
}

/** Throws 4001 for a number that is too short or too long for its country. */
export function requireMobile({ country_code, mobile }: MobileNumber): void {
  if (mobile.length !== mobileLength[country_code]) throw refuseFields('param.invalid', { mobile: 'pattern' })
}
