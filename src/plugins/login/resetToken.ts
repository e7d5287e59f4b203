/** The token of a mail in the address `#/login?reset=…`, with which a new password can be set; else null. */
export const resetTokenOf = (hash: string): string | null =>
  new URLSearchParams(/^#\/login\?(.*)$/.exec(hash)?.[1] ?? '').get('reset') || null
