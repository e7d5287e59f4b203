import type { Settings } from '#server/base/settings.ts'

/** The code that is always correct in a demo that sends no messages, if the settings have one. */
export const demoCode = ({ DEMO, SMS_URL, SMS_DEMO_CODE }: Settings): string | undefined =>
  DEMO && !SMS_URL ? SMS_DEMO_CODE : undefined
