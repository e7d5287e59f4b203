import { text } from '#contract/localText.ts'

/**
 * What a cell says to empty a value. An empty cell changes nothing, because people fill in the columns that they know
 * and leave the others. Read in every language, whatever the language of the headings.
 */
export const clearWord = text('（清空）', '（清空）', '(clear)')

/** Whether a cell asks to empty its value; letter case and the width of the brackets do not count. */
export const isClearWord = (cell: string): boolean => words.has(plain(cell))

const plain = (word: string): string => word.trim().normalize('NFKC').toLowerCase()

const words: ReadonlySet<string> = new Set(Object.values(clearWord).map(plain))

/** Whether a field has no value, as far as people can see. */
export const isEmptyValue = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0)
