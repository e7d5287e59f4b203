import { z } from 'zod'
import { parseJson } from './parseJson.ts'

/** The schema of JSON in the address, such as the `cond` of a call that takes only few names in it. */
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
