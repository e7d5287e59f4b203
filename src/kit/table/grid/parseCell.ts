import { fieldError } from '#contract/doc.ts'
import type { Field } from '#contract/field.ts'
import { readNumber } from '#contract/numberText.ts'
import type { GridValue } from './GridRow.ts'

/** How tables show that there is no value, also those of the console: who copies a cell and pastes it means nothing else. */
const dash = /^[-−–—－]$/

/** The value of a text in a field of the contract, or the message key of what is wrong with it. */
export function parseCell(text: string, field: Field): { value: GridValue } | { problem: string } {
  const bare = text.trim()
  if (field.kind !== 'integer' && field.kind !== 'decimal') return { value: bare === '' ? null : text }
  const value = dash.test(bare) ? null : readNumber(bare, { isMoney: field.means === 'money' })
  if (value === undefined) return { problem: 'number_read' }
  if (value === null) return { value }
  const problem = fieldError(field.schema, value)
  return problem === null ? { value } : { problem }
}
