import { z } from 'zod'
import { parseJson } from './parseJson.ts'

/**
 * The schema of JSON in the query string, such as the `cond` of a call that allows only a few names in it.
 */
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
