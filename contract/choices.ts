import { z } from 'zod'
import type { Field } from './field.ts'
import { list } from './fields.ts'

/** Some of the named choices, such as what a person may do: at least one if `required`, otherwise none when left out. */
export function choices<const C extends readonly [string, ...string[]]>(
  of: C,
  options: { required?: true; writable?: Field['writable'] } = {},
): Field<C[number][]> {
  const { initial, ...field } = list(options)
  const schema = z.array(z.enum(of)).max(of.length)
  if (!options.required) return { ...field, schema, initial: [], choices: of }
  const some = schema.refine((chosen) => chosen.length > 0, { message: 'required' })
  return { ...field, schema: some, required: true, choices: of }
}
