import type { PasswordProblem } from '#contract/core/password.ts'
import { ApiError } from '#contract/reply.ts'
import { isHashed } from './password.ts'

/** The names that a password must not be. */
export interface PersonNames {
  readonly username: string
  readonly email: string | null
}

/**
 * Throws 1014 with the reason if a new password is too weak. `person` is left out where nothing about them
 * may be revealed.
 */
export function requireStrong(password: string, person?: PersonNames): void {
  const problem = problemOf(password, person)
  if (problem) throw refusePassword(problem)
}

/** The error for a refused new password. */
export const refusePassword = (problem: PasswordProblem): ApiError =>
  new ApiError('password.policy', { fields: { new_password: problem } })

function problemOf(password: string, person: PersonNames | undefined): PasswordProblem | undefined {
  const characters = [...password]
  const folded = password.trim().toLowerCase()
  if (isHashed(password)) return 'hashed'
  if (characters.length < 8) return 'length_min'
  if (characters.length > 200) return 'length_max'
  if (new Set(characters).size === 1) return 'one_character'
  if (common.has(folded)) return 'common'
  const names = [person?.username, person?.email, person?.email?.split('@')[0]]
  return names.some((name) => name?.toLowerCase() === folded) ? 'like_name' : undefined
}

/** The most common passwords, in lower case; shorter ones are refused for their length. */
const common: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 0123456789 987654321 9876543210 123123123 12341234 11223344 88888888a 12345678a
  a12345678 a1234567 a123456789 aa123456 aa12345678 abc12345 abc123456 abcd1234 abcdefgh abcd123456 asd12345 asdfghjk
  asdfghjkl asdf1234 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwer1234 1qaz2wsx 1q2w3e4r 1q2w3e4r5t zaq12wsx
  q1w2e3r4 zxcvbnm1 zxcvbnm123 password password1 password12 password123 password! passw0rd p@ssw0rd p@ssword
  p@$$w0rd admin123 admin1234 admin@123 administrator root1234 welcome1 welcome123 letmein1 changeme changeme1
  iloveyou iloveyou1 iloveyou1314 woaini1314 woaini520 5201314a 5201314520 1314520a sunshine princess football
  baseball superman trustno1 monkey123 dragon123 master123 hello123 test1234 user1234 guest123 computer internet
  starwars whatever 19491001 20080808 66666666a 147258369 159357456 741852963 1234qwer 123qweasd qweasdzxc`.split(
    /\s+/,
  ),
)
