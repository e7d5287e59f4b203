import type { Field } from '#contract/field.ts'
import { readNumber } from '#contract/numberText.ts'
import { parseJson } from '#contract/parseJson.ts'
import type { RecordTexts } from '#server/base/recordTexts.ts'
import { splitItems } from '#server/services/sheet/listText.ts'
import { localTime } from '#server/services/sheet/sheet.ts'
import { countryIn } from './countryIn.ts'

/** A value, or the key of what is wrong with the cell. */
export type Parsed = { readonly value: unknown } | { readonly error: string }

interface Place {
  readonly name: string
  readonly texts: RecordTexts
  readonly timeZone: string
}

/**
 * The value of a cell that is not empty, for every kind except references; whether the field can hold it is
 * checked later.
 */
export function parseCell(cell: string, field: Field, { name, texts, timeZone }: Place): Parsed {
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
      const day = dayIn(bare)
      return day === null ? { error: 'day' } : { value: day }
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
      return field.means === 'country' ? countryOf(bare) : { value: cell }
  }
}

function countryOf(text: string): Parsed {
  const value = countryIn(text)
  return value === undefined ? { error: 'country' } : { value }
}

const yes: ReadonlySet<string> = new Set(['true', '1', 'yes', 'y', '是', '√', '✓'])
const no: ReadonlySet<string> = new Set(['false', '0', 'no', 'n', '否', '×', '✗'])

function numberIn(text: string, { means }: Field): Parsed {
  const value = readNumber(text, { isMoney: means === 'money' })
  return value === undefined ? { error: 'number' } : { value }
}

/** `2026-11-15`, and the ways in which spreadsheets show it: `2026/11/5`, `2026年11月5日`. */
function dayIn(text: string): string | null {
  const [, year = '', month = '', day = ''] =
    /^(\d{4})\s*[-/.年]\s*(\d{1,2})\s*[-/.月]\s*(\d{1,2})日?(?: 00:00(?::00)?)?$/.exec(text) ?? []
  return year === '' ? null : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** In the local time of the time zone; a day without a time means midnight. */
function momentIn(text: string, timeZone: string): number | null {
  const [, day = text, hour = '0', minute = '00', second = '00'] =
    /^(.*\d日?)[ T](\d{1,2}):(\d\d)(?::(\d\d))?$/.exec(text) ?? []
  const date = dayIn(day)
  if (date === null) return null
  const wanted = Date.parse(`${date}T${hour.padStart(2, '0')}:${minute}:${second}Z`) / 1000
  if (Number.isNaN(wanted)) return null
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

function jsonIn(text: string): Parsed {
  try {
    return { value: parseJson(text) }
  } catch {
    return { error: 'type' }
  }
}
