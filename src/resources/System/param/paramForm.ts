import { isRecord } from '#contract/isRecord.ts'
import { currencies } from '#contract/common/currencies.ts'
import { date } from '#contract/dayFields.ts'
import { choice, flag, list, ref, text } from '#contract/fields.ts'
import { decimal, integer } from '#contract/numberFields.ts'
import type { Fields } from '#contract/resource.ts'
import type { Param } from './useParams.ts'

/** The inputs for the value of a parameter, and how to read them. */
export interface ParamForm {
  readonly fields: Fields
  readonly values: Readonly<Record<string, unknown>>
  /** The value that was typed, or what is wrong with it. */
  read(
    given: Readonly<Record<string, unknown>>,
  ): { readonly value: unknown } | { readonly wrong: Readonly<Record<string, string>> }
}

/** One input by the type of the value; of a map of numbers one for each name. */
export function paramForm(param: Param, wrongJson: string): ParamForm {
  const { value } = param
  if (param.value_type === 'json') return jsonForm(param, wrongJson)
  const blank = param.value_type === 'bool' ? false : ''
  return {
    fields: { value: plainField(param) },
    values: { value },
    read: (given) => ({ value: given['value'] ?? blank }),
  }
}

function plainField({ value_type, min, max, one_of }: Param) {
  if (one_of === 'sites') return ref('site', { required: true })
  if (one_of === 'currencies') return choice(currencies, { required: true })
  const bounds = { ...(min === null ? {} : { min }), ...(max === null ? {} : { max }) }
  switch (value_type) {
    case 'int':
      return integer({ required: true, ...bounds })
    case 'decimal':
      return decimal({ required: true, ...bounds })
    case 'bool':
      return flag()
    case 'date':
      return date({ required: true })
    default:
      return text({ max: 400 })
  }
}

function jsonForm({ value, holds }: Param, wrongJson: string): ParamForm {
  if (holds === 'texts')
    return {
      fields: { value: list({ max: 500 }) },
      values: { value },
      read: (given) => ({ value: given['value'] ?? [] }),
    }
  if (holds === 'map' && isRecord(value) && Object.values(value).every((one) => typeof one === 'number'))
    return {
      fields: Object.fromEntries(Object.keys(value).map((name) => [name, decimal({ required: true })])),
      values: value,
      read: (given) => ({ value: given }),
    }
  return {
    fields: { value: text({ required: true, max: 20_000 }) },
    values: { value: JSON.stringify(value, null, 2) },
    read: (given) => {
      try {
        return { value: JSON.parse(String(given['value'])) as unknown }
      } catch {
        return { wrong: { value: wrongJson } }
      }
    },
  }
}
