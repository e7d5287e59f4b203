import type { Field } from '#contract/field.ts'
import { readDay, readMoment } from '#contract/dayText.ts'
import { storedText } from '#contract/keyText.ts'
import { readNumber } from '#contract/numberText.ts'
import { parseJson } from '#contract/parseJson.ts'
import type { RecordTexts } from '#server/base/recordTexts.ts'
import { splitItems } from '#server/services/sheet/listText.ts'
import { localTime } from '#server/services/sheet/sheet.ts'
import { countryIn } from './countryIn.ts'

/** A value, or the key of what is wrong with the cell. */
export type CellResult = { readonly value: unknown } | { readonly error: string }

interface Place {
  readonly name: string
  readonly texts: RecordTexts
  readonly timeZone: string
}

/**
 * The value of a cell that is not empty, for every kind except references; whether the field can hold it is
 * checked later.
 */
export function parseCell(cell: string, field: Field, { name, texts, timeZone }: Place): CellResult {
  const bare = cell.trim()
  switch (field.kind) {
    case 'integer':
    case 'decimal':
      return numberIn(bare, field)
    case 'flag':
      return yes.has(bare.toLowerCase())
        ? { value: true }
        : no.has(bare.toLowerCase())
          ? { value: false }
          : { error: 'yes_no' }
    case 'date': {
      const day = readDay(bare)
      return day === undefined ? { error: 'day' } : { value: day }
    }
    case 'seconds': {
      const moment = momentIn(bare, timeZone)
      return moment === null ? { error: 'day' } : { value: moment }
    }
    case 'choice':
      return { value: choiceIn(bare, field, texts.choices?.[name]) }
    case 'list':
      return { value: itemsIn(cell, field, texts.choices?.[name]) }
    case 'json':
      return jsonIn(bare)
    default:
      if (field.means === 'country') return countryOf(bare)
      return { value: storedText(cell, field) }
  }
}

function countryOf(text: string): CellResult {
  const value = countryIn(text)
  return value === undefined ? { error: 'country' } : { value }
}

const yes: ReadonlySet<string> = new Set(['true', '1', 'yes', 'y', '是', '√', '✓'])
const no: ReadonlySet<string> = new Set(['false', '0', 'no', 'n', '否', '×', '✗'])

function numberIn(text: string, { means }: Field): CellResult {
  const value = readNumber(text, { isMoney: means === 'money' })
  return value === undefined ? { error: 'number' } : { value }
}

/** In the local time of the time zone; a day without a time means midnight. */
function momentIn(text: string, timeZone: string): number | null {
  const moment = readMoment(text)
  if (moment === undefined) return null
  const wanted = Date.parse(`${moment}Z`) / 1000
  // The local time of that moment in UTC gives the offset.
  const shown = Date.parse(`${localTime(wanted, timeZone).replace(' ', 'T')}Z`) / 1000
  return wanted - (shown - wanted)
}

type ChoiceWords = NonNullable<RecordTexts['choices']>[string]

const itemsIn = (cell: string, field: Field, words?: ChoiceWords): string[] => {
  const items = splitItems(cell)
  return field.choices === undefined ? items : items.map((item) => choiceIn(item, field, words))
}

function choiceIn(text: string, { choices = [] }: Field, words: ChoiceWords = {}): string {
  if (choices.includes(text)) return text
  const meant = choices.find((choice) =>
    Object.values(words[choice] ?? {}).some((word) => word.toLowerCase() === text.toLowerCase()),
  )
  return meant ?? text
}

function jsonIn(text: string): CellResult {
  try {
    return { value: parseJson(text) }
  } catch {
    return { error: 'type' }
  }
}
