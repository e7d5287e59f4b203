import { z } from 'zod'

/** A value in the address as JSON, such as the `cond` of a call that takes few names in it. */
export const jsonText = <T>(schema: z.ZodType<T>) =>
  z
    .string()
    .max(2000)
    .transform((text, { addIssue }): unknown => {
      try {
        return JSON.parse(text)
      } catch {
        addIssue({ code: 'custom', message: 'json' })
        return z.NEVER
      }
    })
    .pipe(schema)
