import { createHash, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { hash, hashSync, verify } from '@node-rs/argon2'
import type { Db } from '#server/db/database.ts'
import { createFairQueue } from '#server/base/fairQueue.ts'
import { decryptOnce } from './encryptKey.ts'
import { ciphertextStart } from './openCiphertext.ts'

// OWASP's first recommendation for argon2id: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * Whether this is a hash that the caller made: 32 hex digits, as the console sends it (specification section
 * 5).
 */
export const isHashed = (given: string): boolean => /^[0-9a-f]{32}$/i.test(given)

/**
 * The form in which passwords are compared: the upper-case MD5 in hex. A hash already has this form; anything
 * else is clear text.
 */
export const canonicalPassword = (given: string): string =>
  isHashed(given) ? given.toUpperCase() : md5(given)

/** A password as it was typed, or its hash; if no key opened it, it is treated as clear text. */
export interface PlainPassword {
  readonly text: string
  /** Its key had expired: if the password is right, its owner is told to fetch another (1007). */
  readonly isLate: boolean
}

/** Opens a password in transit: encrypted with a key of `/sso/encrypt-key`, hashed or clear. */
export async function openPassword(
  db: Db,
  given: string,
  ip: string | null,
  now: number,
): Promise<PlainPassword> {
  const decrypted = given.startsWith(ciphertextStart) ? await decryptOnce(db, given, ip, now) : null
  return decrypted ?? { text: given, isLate: false }
}

/**
 * It is slow on purpose, and leaves the server a processor for everything else. People who send many
 * passwords wait for them in their own line.
 */
const hashing = createFairQueue({
  total: Math.max(1, availableParallelism() - 1),
  perKey: Math.max(1, Math.floor(availableParallelism() / 2)),
  waitingPerKey: 300,
  waiting: 3000,
  deadline: 15_000,
})

/** The slow salted hash that is stored. `line` is who waits: a person, or strangers at an address. */
export const hashPassword = (given: string, line: string): Promise<string> =>
  hashing.run(line, () => hash(canonicalPassword(given), cost))

/** Hashes like `hashPassword`, but blocks the thread: for the setup of an installation. */
export const hashPasswordSync = (given: string): string => hashSync(canonicalPassword(given), cost)

/** Who waits for the comparison, and whether a hash is accepted. */
interface Comparison {
  readonly line: string
  /** `auth.allow_md5`; without it a hash is treated as clear text, and so as a wrong password. */
  readonly allowMd5?: boolean
}

/**
 * Whether a password is the stored one. Takes as long for an account without a password, so that the time
 * reveals nothing.
 */
export async function isPassword(
  given: string,
  stored: string | null | undefined,
  { line, allowMd5 = true }: Comparison,
): Promise<boolean> {
  const text = allowMd5 ? canonicalPassword(given) : md5(given)
  const matches = await hashing.run(line, () => verify(stored ?? nobody, text))
  return matches && Boolean(stored)
}

const md5 = (text: string): string => createHash('md5').update(text).digest('hex').toUpperCase()

const nobody = hashPasswordSync(randomBytes(32).toString('base64'))
