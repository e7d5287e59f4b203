/** What people may type next to a number as its unit: `%`, `m²`, or a currency such as `HKD`. */
export interface NumberUnit {
  readonly unit?: string | undefined
  /** Whether any currency may be next to it, because the unit is not known here. */
  readonly isMoney?: boolean
}

/**
 * The number that a text says, as plain digits such as `-1234.5`: null if the text is empty, undefined if it is not exactly one
 * number. Forms, grids, the clipboard and files are read by it, so that what one takes all take.
 *
 * Thousands are separated by commas, blanks or apostrophes, of one sort and in groups of three, and the decimal point is a
 * point: `12,50` and `1.234,56` are numbers elsewhere, and are not guessed. Full-width digits, `(12)` and `－12` for numbers
 * below zero, `1.2万` and `1.2e3` are read, and the unit or the currency of the field.
 */
export function plainNumber(text: string, unit: NumberUnit = {}): string | null | undefined {
  const written = text
    .normalize('NFKC')
    .replace(/\s+/g, ' ')
    .replace(/[−–—﹣‐‑]/g, '-')
    .trim()
  if (written === '') return null
  const inBrackets = /^\((.+)\)$/.exec(written)?.[1]
  const outside = inBrackets ?? written
  const [, before = '', rest = ''] = /^([-+]? ?)(.*)$/.exec(outside) ?? []
  // The sign of a currency can be on either side of a minus sign.
  const bare = withoutUnit(rest, unit)
  const [, after = '', digits = ''] = /^([-+]?)(.*)$/.exec(bare) ?? []
  const sign = before.trim() + after
  if (sign.length > 1 || (inBrackets !== undefined && sign !== '')) return undefined
  const plain = unsigned(digits.trim())
  if (plain === undefined) return undefined
  return sign === '-' || inBrackets !== undefined ? `-${plain}` : plain
}

/** The number that a text says: null if the text is empty, undefined if it is not exactly one number. See `plainNumber`. */
export function readNumber(text: string, unit?: NumberUnit): number | null | undefined {
  const plain = plainNumber(text, unit)
  return typeof plain === 'string' ? Number(plain) : plain
}

function unsigned(text: string): string | undefined {
  const [, number = '', exponent = '', word = ''] =
    /^([\d.,' ’]*[\d.])(?:e([-+]?\d{1,2}))? ?([万萬亿億]?)$/i.exec(text) ?? []
  const separators = new Set(number.match(/[,' ’]/g))
  const isGrouped = /^\d{1,3}(?:[,' ’]\d{3})+(?:\.\d+)?$/.test(number)
  if (separators.size > 1 || (separators.size === 1 && !isGrouped)) return undefined
  const plain = number.replace(/[,' ’]/g, '')
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return undefined
  const power = Number(exponent || 0) + (powers[word] ?? 0)
  return shifted(plain, power)
}

const powers: Readonly<Record<string, number>> = { 万: 4, 萬: 4, 亿: 8, 億: 8 }

function withoutUnit(text: string, { unit, isMoney }: NumberUnit): string {
  const signs = unit === undefined ? (isMoney ? Object.values(currencySigns).flat() : []) : signsOf(unit)
  const wanted = signs.map((sign) => sign.normalize('NFKC').toLowerCase())
  const lower = text.toLowerCase()
  const first = wanted.find((sign) => lower.startsWith(sign))
  if (first !== undefined) return text.slice(first.length).trim()
  const last = wanted.find((sign) => lower.endsWith(sign))
  return last === undefined ? text : text.slice(0, -last.length).trim()
}

const signsOf = (unit: string): readonly string[] => currencySigns[unit] ?? [unit]

/** How people write currencies, the longest first. */
const currencySigns: Readonly<Record<string, readonly string[]>> = {
  CNY: ['CNY', 'RMB', '元', '¥', '￥'],
  HKD: ['HKD', 'HK$', '港元', '$'],
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
