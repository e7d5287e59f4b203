import { z } from 'zod'
import type { Field } from '#contract/field.ts'
import { calendarMonth, date } from '#contract/dayFields.ts'
import { choice, flag, ref, text } from '#contract/fields.ts'
import { decimal, integer } from '#contract/numberFields.ts'

/** A text in the console's three languages. */
export const localText = z.object({ zh_CN: z.string(), zh_TW: z.string(), en_US: z.string() })

/** A parameter of a report: a field, as data. */
export const parameter = z.object({
  name: z.string(),
  kind: z.string(),
  required: z.boolean(),
  label: localText,
  help: localText.optional(),
  /** The values of a choice, in their order. */
  choices: z.array(z.object({ value: z.string(), label: localText })).optional(),
  /** The resource that a reference points to. */
  to: z.string().optional(),
  means: z
    .enum([
      'area',
      'code',
      'country',
      'day',
      'email',
      'money',
      'month',
      'phone',
      'ratio',
      'scale',
      'staff',
      'within',
    ])
    .optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  /** What it is if it is left out. */
  initial: z.json().optional(),
})
export type Parameter = z.infer<typeof parameter>

/** Describes a field as a parameter. */
export const parameterOf = (
  name: string,
  { kind, required, to, means, min, max, initial, choices = [] }: Field,
  { label, help, choices: names = {} }: ParameterNames,
): Parameter => ({
  name,
  kind,
  required,
  label,
  ...(help ? { help } : {}),
  ...(kind === 'choice'
    ? {
        choices: choices.map((value) => ({
          value,
          label: names[value] ?? { zh_CN: value, zh_TW: value, en_US: value },
        })),
      }
    : {}),
  ...(to === undefined ? {} : { to }),
  ...(means === undefined ? {} : { means }),
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
  ...(initial === undefined ? {} : { initial: z.json().parse(initial) }),
})

interface ParameterNames {
  readonly label: Text
  readonly help?: Text | undefined
  readonly choices?: Readonly<Record<string, Text>> | undefined
}
type Text = z.infer<typeof localText>

/** The field that a parameter describes, for an input. */
export function fieldOf({ kind, required, to = '', choices = [], means, min, max }: Parameter): Field {
  const options = required ? ({ required: true } as const) : {}
  const bounds = { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) }
  const made = (): Field => {
    switch (kind) {
      case 'choice':
        return choice(
          choices.map(({ value }) => value),
          options,
        )
      case 'ref':
        return ref(to, options)
      case 'date':
        return date(options)
      case 'integer':
        return integer({ ...options, ...bounds })
      case 'decimal':
        return decimal({ ...options, ...bounds })
      case 'flag':
        return flag()
      default:
        if (means === 'month') return calendarMonth(options)
        return text({ ...options, ...bounds })
    }
  }
  return means === undefined ? made() : { ...made(), means }
}
