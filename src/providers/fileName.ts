/**
 * Returns the file name in a `Content-Disposition` header: `filename*` of RFC 5987 before `filename`, both
 * decoded as far as possible. Null if there is none, or no valid file name remains.
 */
export function fileNameIn(disposition: string): string | null {
  const extended = /;\s*filename\*\s*=\s*"?([^']*)'[^']*'([^;"]+)/i.exec(`;${disposition}`)
  const [, charset = '', coded] = extended ?? []
  const decoded = coded === undefined ? null : decodeIn(charset.trim(), coded.trim())
  if (decoded !== null) return safeFileName(decoded)
  const [, quoted, bare] = /;\s*filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/i.exec(`;${disposition}`) ?? []
  const plain = quoted === undefined ? bare?.trim() : quoted.replaceAll(/\\(.)/g, '$1')
  return plain === undefined ? null : safeFileName(decodeName(plain))
}

/** The last part of an address's path, decoded; null for an address that ends in a slash. */
export const lastSegment = (path: string): string | null =>
  safeFileName(decodeName(path.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? ''))

/**
 * Removes path separators, control and direction marks, and leading dots, which hide a file; null if nothing
 * remains.
 */
export function safeFileName(name: string): string | null {
  const safe = name
    .replaceAll(/[\\/\p{Cc}\p{Cf}]/gu, '')
    .replace(/^[.\s]+/, '')
    .trim()
  return safe === '' ? null : safe
}

/** URL-decoded; invalid encodings stay as they are. */
function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

/** Null for an unsupported charset or invalid bytes. */
function decodeIn(charset: string, coded: string): string | null {
  try {
    const bytes = coded.replaceAll(/%([\da-f]{2})/gi, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
    return new TextDecoder(charset || 'utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)),
    )
  } catch {
    return null
  }
}
