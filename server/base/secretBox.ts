import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Settings } from './settings.ts'

/** Where the key comes from. */
export type KeyPlace = Pick<Settings, 'SECRETS_KEY' | 'DATA_DIR'>

/**
 * Encrypts a secret for the database, so that a copy of the database alone does not reveal it. `owner` is
 * whose it is: it can only be opened for the same owner.
 */
export function sealSecret(place: KeyPlace, text: string, owner: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(place), iv).setAAD(Buffer.from(owner))
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')
}

/** Decrypts it; null if it was encrypted with another key or for somebody else. */
export function openSecret(place: KeyPlace, sealed: string, owner: string): string | null {
  const bytes = Buffer.from(sealed, 'base64')
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(place), bytes.subarray(0, 12))
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  } catch {
    return null
  }
}

const keyOf = (place: KeyPlace): Buffer =>
  createHash('sha256')
    .update(place.SECRETS_KEY ?? keyInFile(place.DATA_DIR))
    .digest()

const keys = new Map<string, string>()

/** The key of this installation, made when it is first needed; no other user of the machine can read it. */
function keyInFile(folder: string): string {
  const known = keys.get(folder)
  if (known !== undefined) return known
  const file = join(folder, 'secrets.key')
  mkdirSync(folder, { recursive: true })
  try {
    // Not overwritten: another process may have made it.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  const key = readFileSync(file, 'utf8')
  keys.set(folder, key)
  return key
}
