import { createHash, randomBytes } from 'node:crypto'
import { hashSync, verify } from '@node-rs/argon2'

// OWASP's first recommendation for argon2id: 19 MiB, two passes.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/**
 * The one form in which passwords are compared: the upper-case MD5 in hex. What is 32 hex digits already is taken as that,
 * because the console sends it so (specification section 5); anything else is clear text.
 */
export const canonicalPassword = (given: string): string =>
  /^[0-9a-f]{32}$/i.test(given)
    ? given.toUpperCase()
    : createHash('md5').update(given).digest('hex').toUpperCase()

/** The slow salted hash that is stored. Takes the thread for its time: for setting an installation up. */
export const hashPasswordSync = (given: string): string => hashSync(canonicalPassword(given), cost)

/** Whether a password is the stored one. Takes as long for an account without one, so that time tells nothing. */
export async function isPassword(given: string, stored: string | null | undefined): Promise<boolean> {
  const matches = await verify(stored ?? nobody, canonicalPassword(given))
  return matches && Boolean(stored)
}

const nobody = hashPasswordSync(randomBytes(32).toString('base64'))
