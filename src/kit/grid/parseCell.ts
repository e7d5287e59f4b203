import { fieldError } from '#contract/doc.ts'
import type { Field } from '#contract/field.ts'
import type { GridValue } from './GridRow.ts'

/**
 * The amount in a text, as spreadsheets and Chinese input methods write it: full-width digits, thousands
 * separators, currency signs, `(12)` and `－12` below zero, `1.2万`, and a dash for nothing. Null if there is
 * none, undefined if it is not an amount.
 */
export function amountIn(text: string): number | null | undefined {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s,、，']/g, '')
    .replaceAll(/[−–—﹣‐‑]/g, '-')
    .replace(/^(-?)(?:RMB|CNY|HK\$|HKD|MOP|[¥$￥€£])(?=[-\d.(])/i, '$1')
    .replace(/元$/, '')
  if (plain === '' || plain === '-') return null
  const [, bracketed] = /^\((.+)\)$/.exec(plain) ?? []
  const [, sign = '', digits = '', unit = ''] =
    /^([-+]?)(\d+\.?\d*|\.\d+)([万萬亿億]?)$/.exec(bracketed ?? plain) ?? []
  if (digits === '' || (bracketed !== undefined && sign !== '')) return undefined
  const value = scaled(digits, places[unit] ?? 0)
  return sign === '-' || bracketed !== undefined ? -value : value
}

const places: Readonly<Record<string, number>> = { 万: 4, 萬: 4, 亿: 8, 億: 8 }

// As text, because 1.1 times 10,000 is 11000.000000000002.
const scaled = (digits: string, power: number): number => Number(`${digits}e${power}`)

/** The value of a text in a field of the contract, or the message key of what is wrong with it. */
export function parseCell(text: string, field: Field): { value: GridValue } | { problem: string } {
  if (field.kind !== 'integer' && field.kind !== 'decimal') return { value: text.trim() === '' ? null : text }
  const value = amountIn(text)
  if (value === undefined) return { problem: 'number' }
  if (value === null) return { value }
  const problem = fieldError(field.schema, value)
  return problem === null ? { value } : { problem }
}
