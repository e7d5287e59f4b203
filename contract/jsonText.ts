import { z } from 'zod'
import { parseJson } from './parseJson.ts'

/** A value in the address as JSON, such as the `cond` of a call that takes few names in it. */
export const jsonText = <T>(schema: z.ZodType<T>) =>
  z
    .string()
    .max(2000)
    .transform((text, { addIssue }): unknown => {
      try {
        return parseJson(text)
      } catch {
        addIssue({ code: 'custom', message: 'json' })
        return z.NEVER
      }
    })
    .pipe(schema)
