import { createDecipheriv, createHash } from 'node:crypto'

/** How every such text begins: base64 of `Salted__`. */
export const ciphertextStart = 'U2FsdGVkX1'

/** Whether a text has the format that `openCiphertext` opens, with any passphrase. */
export function isCiphertext(given: string): boolean {
  const bytes = Buffer.from(given, 'base64')
  const isWhole = bytes.length > 16 && bytes.length % 16 === 0
  return isWhole && bytes.toString('latin1', 0, 8) === 'Salted__' && /^[A-Za-z0-9+/]+={0,2}$/.test(given)
}

/**
 * Decrypts the output of crypto-js' `AES.encrypt(text, passphrase).toString()`: base64 of `Salted__`, eight
 * bytes of salt and AES-256-CBC, with key and IV derived from the passphrase as in old versions of OpenSSL.
 * Null for the wrong passphrase: then the padding is wrong, or the result is not text.
 */
export function openCiphertext(given: string, passphrase: string): string | null {
  if (!isCiphertext(given)) return null
  const bytes = Buffer.from(given, 'base64')
  const body = bytes.subarray(16)
  const drawn = draw(passphrase, bytes.subarray(8, 16))
  const decipher = createDecipheriv('aes-256-cbc', drawn.subarray(0, 32), drawn.subarray(32, 48))
  try {
    return strictText.decode(Buffer.concat([decipher.update(body), decipher.final()]))
  } catch {
    return null
  }
}

const strictText = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

// EVP_BytesToKey with MD5, one round: the format of crypto-js, over which we have no choice.
function draw(passphrase: string, salt: Buffer): Buffer {
  let block = Buffer.alloc(0)
  const blocks: Buffer[] = []
  for (let i = 0; i < 3; i += 1) {
    block = createHash('md5').update(block).update(passphrase, 'utf8').update(salt).digest()
    blocks.push(block)
  }
  return Buffer.concat(blocks)
}
