import { z } from 'zod'
import type { Field } from './field.ts'
import type { Fields } from './resource.ts'

/** What a step or a call takes, as the server has checked it. A field that can be null can also be left out. */
export type Taken<F extends Fields> = {
  [N in keyof F as null extends ValueOf<F[N]> ? never : N]: ValueOf<F[N]>
} & { [N in keyof F as null extends ValueOf<F[N]> ? N : never]?: ValueOf<F[N]> | undefined }

/** What was filled in for such fields, without what was left empty. */
export type FilledFields<F extends Fields> = { readonly [N in keyof F]?: NonNullable<ValueOf<F[N]>> }

type ValueOf<F> = F extends Field<infer T> ? T : never

/**
 * The schema of what an action takes, from its fields: `actions: { resize: { can, takes: takenSchema(fields) } }`.
 * The server remembers the fields, so files among them are checked and attached.
 */
export const takenSchema = <F extends Fields>(fields: F) => {
  const schema = z.object(
    Object.fromEntries(
      Object.entries(fields).map(([name, { schema, required, initial }]) => [
        name,
        required ? schema : initial === undefined ? schema.optional() : schema.default(initial),
      ]),
    ),
  )
  fieldsBySchema.set(schema, fields)
  // The compiler cannot follow the fields one by one.
  return schema as z.ZodObject & z.ZodType<Taken<F>, Taken<F>>
}

/** The fields from which `takenSchema` made a schema; none for a schema that is written by hand. */
export const fieldsTaken = (takes: z.ZodType): Fields => fieldsBySchema.get(takes) ?? {}

const fieldsBySchema = new WeakMap<z.ZodType, Fields>()
