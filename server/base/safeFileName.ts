/**
 * The maximum length of a name in bytes: file systems take 255, and browsers add a number or an extension
 * while they download.
 */
const mostBytes = 240
/** Names that Windows reserves for devices, with any extension. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³]) *(?:\.|$)/i
/** Control characters, direction marks, and other invisible characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * A file name that every disk accepts: without folders, invisible characters and dots or spaces at its ends,
 * not the name of a device, and at most 240 bytes long. With `endings` the first of them is appended unless
 * it already has one of them.
 *
 * @example
 * safeFileName('../CON.png') // '_CON.png'
 * safeFileName('photo.exe', ['jpg', 'jpeg']) // 'photo.exe.jpg'
 */
export function safeFileName(name: string, endings?: readonly [string, ...string[]]): string {
  const bare = trimmed(
    name
      .toWellFormed()
      .replaceAll(invisible, '')
      .replace(/^.*[\\/]/, '')
      .replaceAll(/[<>:"|?*]/g, ''),
  )
  const [, stem = bare, ending = ''] = /^(.+)\.([^. ]{1,20})$/.exec(bare) ?? []
  const fits = endings === undefined || endings.includes(ending.toLowerCase())
  const [kept, last] = fits ? [stem, ending] : [bare, endings[0]]
  const suffix = last === '' ? '' : `.${last}`
  const safe = reserved.test(kept) ? `_${kept}` : kept
  return (trimmed(cut(safe, mostBytes - Buffer.byteLength(suffix))) || 'file') + suffix
}

const trimmed = (text: string): string => text.replace(/^[.\s]+|[.\s]+$/g, '')

/** As many whole characters as fit in this many bytes. */
function cut(text: string, bytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes))
  return text.slice(0, read)
}
