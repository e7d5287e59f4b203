import { isEmail } from './isEmail.ts'

/**
 * Text of at least this length is sent unchanged (specification section 5). Length is that of a JavaScript
 * string.
 */
const asItIs = 32

/** What somebody signs in with. */
interface TypedCredentials {
  readonly username: string
  readonly password: string
  /** `auth.allow_md5`: whether the back end takes hashes. */
  readonly allowsMd5: boolean
}

const isHashed = ({ username, allowsMd5 }: TypedCredentials): boolean => allowsMd5 && !isEmail(username)

/** Whether this user's password is sent encrypted, if there is a key: hashes and other long texts are not. */
export const wantsKey = (typed: TypedCredentials): boolean =>
  !isHashed(typed) && typed.password.length < asItIs

/**
 * The form in which a password signs in (specification section 5): for an e-mail address encrypted with the
 * key, or unchanged without one; for a user name as its upper-case MD5, or like that of an address if the back
 * end takes no hashes; from 32 characters on unchanged for both.
 */
export async function encodePassword(typed: TypedCredentials, key: string | null): Promise<string> {
  const { password } = typed
  if (password.length >= asItIs) return password
  if (isHashed(typed)) return hashPassword(password)
  return key === null ? password : encryptPassword(password, key)
}

/** Encrypts with a key of `/sso/encrypt-key`: crypto-js's own format, the key as passphrase (domain G-16). */
export async function encryptPassword(password: string, key: string): Promise<string> {
  // Fetched only when needed, so that the sign-in page stays small.
  const { default: aes } = await import('crypto-js/aes.js')
  return aes.encrypt(password, key).toString()
}

/** The upper-case MD5. */
export async function hashPassword(password: string): Promise<string> {
  const { default: md5 } = await import('md5')
  return md5(password).toUpperCase()
}
