/**
 * A name in lines that fit: words are kept whole, and Chinese breaks between any two characters. The lines before the
 * first word that does not fit; none if that is the first.
 */
export function brokenInto(name: string, fits: (line: string) => boolean): readonly string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of name.match(pieces) ?? []) {
    const longer = line + piece
    if (fits(longer.trim())) {
      line = longer
      continue
    }
    if (line.trim() !== '') lines.push(line.trim())
    if (!fits(piece.trim())) return lines
    line = piece
  }
  return line.trim() === '' ? lines : [...lines, line.trim()]
}

/** Chinese characters one by one, and words with the space before them. */
const pieces = /\s*(?:\p{Script=Han}|[^\s\p{Script=Han}]+)/gu
