import { randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A name of 130 random bits, which nobody guesses and which says nothing of what was uploaded. */
export const newFileName = (): string =>
  `up-${[...randomBytes(26)].map((byte) => alphabet.charAt(byte % 32)).join('')}`

/** What such a name looks like. */
export const fileNamePattern = /^up-[0-9a-z]{26}$/
