import { randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A name of 130 random bits, which cannot be guessed and reveals nothing about the upload. */
export const newFileName = (): string =>
  `up-${[...randomBytes(26)].map((byte) => alphabet.charAt(byte % 32)).join('')}`

/** The format of such a name. */
export const fileNamePattern = /^up-[0-9a-z]{26}$/
