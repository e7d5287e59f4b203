/** The maximum number of texts of a cell that a field takes. */
export const mostItems = 50

/** Several texts in one cell, separated by `; `; a text that would be cut apart is put in quotation marks. */
export const joinItems = (items: readonly string[]): string =>
  items.map((item) => (isPlain(item) ? item : `"${item.replaceAll('"', '""')}"`)).join('; ')

/** The texts of such a cell. Line breaks and the full-width semicolon also separate them. */
export function splitItems(text: string): string[] {
  const items: string[] = []
  for (const [, quoted, plain = ''] of text.matchAll(/\s*"((?:[^"]|"")*)"\s*(?=[;；\n]|$)|([^;；\n]+)/gu)) {
    const item = quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"')
    if (item !== '') items.push(item)
  }
  return items
}

const isPlain = (item: string): boolean => item === item.trim() && item !== '' && !/[";；\n]/.test(item)
