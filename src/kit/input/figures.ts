/**
 * Converts a typed number to plain digits; null if it is empty, undefined if it is not a number. NFKC,
 * because Chinese input methods type full-width digits. Thousands separators are allowed.
 */
export function figureIn(text: string): string | null | undefined {
  const plain = text.normalize('NFKC').replaceAll(',', '').trim()
  if (plain === '') return null
  return /^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain) ? plain.replace(/^\+/, '') : undefined
}

/** Adds thousands separators to a number; all digits stay. Other texts stay as they are. */
export function grouped(text: string): string {
  const match = /^(-?)(\d+)(\.\d*)?$/.exec(text)
  if (!match) return text
  const [, sign = '', whole = '', rest = ''] = match
  return `${sign}${whole.replace(/\B(?=(\d{3})+$)/g, ',')}${rest}`
}

/**
 * Moves the decimal point of a number to the right, digit by digit, because 0.07 times 100 is
 * 7.000000000000001. Numbers with an exponent are calculated.
 */
export function shifted(text: string, places: number): string {
  const match = /^(-?)(\d*)\.?(\d*)$/.exec(text)
  if (places === 0) return text
  if (!match || text === '' || text === '-') {
    const value = Number((Number(text) * 10 ** places).toPrecision(15))
    return Number.isFinite(value) && text.trim() !== '' ? String(value) : text
  }
  const [, sign = '', whole = '', rest = ''] = match
  const point = whole.length + places
  const digits = (whole + rest)
    .padEnd(Math.max(point, 0), '0')
    .padStart((whole + rest).length + Math.max(-point, 0), '0')
  const at = Math.max(point, 0)
  const left = digits.slice(0, at).replace(/^0+(?=\d)/, '') || '0'
  const right = digits.slice(at).replace(/0+$/, '')
  return `${sign}${left}${right === '' ? '' : `.${right}`}`
}
