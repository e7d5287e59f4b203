/** Bytes of a name: file systems take 255, and browsers add a number or an ending while they download. */
const mostBytes = 240
/** Names that Windows keeps for devices, whatever ending they have. */
const reserved = /^(?:con|prn|aux|nul|conin\$|conout\$|com[\d¹²³]|lpt[\d¹²³]) *(?:\.|$)/i
/** Control characters, direction marks, and whatever else nobody sees. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/**
 * A file name as every disk takes it: without folders, invisible characters and dots or spaces at its ends, no name of a
 * device, and at most 240 bytes long. With `endings` it gets the first of them unless it ends in one of them.
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

/** As many whole characters as have room in so many bytes. */
function cut(text: string, bytes: number): string {
  const { read } = new TextEncoder().encodeInto(text, new Uint8Array(bytes))
  return text.slice(0, read)
}
