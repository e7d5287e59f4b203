import { randomBytes } from 'node:crypto'

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** A new record id: 20 letters and digits, later ones sorting after earlier ones, so that indexes grow at their end. */
export function newId(): string {
  const time = Date.now()
  let id = ''
  for (let shift = 45; shift >= 0; shift -= 5) id += letter(Math.floor(time / 2 ** shift))
  for (const byte of randomBytes(10)) id += letter(byte)
  return id
}

const letter = (value: number): string => alphabet.charAt(value % 32)
