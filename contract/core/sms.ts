import { z } from 'zod'
import { signedIn } from '#contract/access.ts'
import { call } from '#contract/call.ts'
import { plainText } from '#contract/fieldSchemas.ts'

/** Calling codes of mobile numbers that can be bound. */
export const countryCodes = ['86', '852'] as const

/** How many digits a mobile number has, by calling code. */
export const mobileLength: Readonly<Record<(typeof countryCodes)[number], number>> = { '86': 11, '852': 8 }

/** A mobile number as typed: 11 digits on the mainland, 8 in Hong Kong. */
export const mobileNumber = {
  mobile: plainText.regex(/^\d{5,15}$/),
  country_code: z.enum(countryCodes),
}

/** What a code is for. */
export const smsScenes = ['bind', 'forget', 'login'] as const
export type SmsScene = (typeof smsScenes)[number]

/**
 * Sends a code by SMS. `bind` and `login` need a session, and `login` the person's own number. `forget` needs
 * no session but a captcha (1004, 1005), and never reveals whether an account has the number.
 */
export const smsSendcode = call({
  method: 'POST',
  path: '/sms/sendcode',
  does: 'Sends a code by SMS.',
  can: 'anyone',
  reach: 'none',
  body: z.object({
    ...mobileNumber,
    scene: z.enum(smsScenes),
    captcha: plainText.max(20).optional(),
    captcha_id: plainText.max(64).optional(),
  }),
  reply: z.object({ sent: z.literal(true), expires_in: z.number(), resend_after: z.number() }),
  errors: ['auth.required', 'captcha.wrong', 'captcha.expired', 'rate.limited', 'mobile.in_use', 'upstream'],
})

/**
 * Binds the mobile number to the signed-in person, who also gives the current password (in any form that
 * sign-in accepts). The person is notified at the e-mail address, and at the number that was bound before.
 */
export const smsBindmobile = call({
  method: 'POST',
  path: '/sms/bindmobile',
  does: 'Binds a mobile number to the account.',
  can: signedIn,
  reach: 'none',
  body: z.object({
    ...mobileNumber,
    code: plainText.regex(/^\d{6}$/),
    password: plainText.min(1).max(2000),
  }),
  /** Masked. */
  reply: z.object({ mobile: z.string() }),
  errors: [
    'password.old_wrong',
    'encrypt_key.expired',
    'sms.code_wrong',
    'sms.code_expired',
    'mobile.in_use',
    'rate.limited',
  ],
})

/** The person does not want to be asked for a mobile number again. */
export const smsNotRemindAgain = call({
  method: 'POST',
  path: '/sms/notRemindAgain',
  does: 'Stops asking for a mobile number.',
  can: signedIn,
  reach: 'none',
  reply: z.object({ ok: z.literal(true) }),
})
