import { z } from 'zod'
import { json } from './fields.ts'
import { shortText } from './fieldSchemas.ts'

/** Texts, given as a list or as a single text. Readers flatten both (specification section 3). */
export const oneOrMany = () => json(z.union([shortText, z.array(shortText).max(200)]), { initial: [] })

/** Flattens the value of a `oneOrMany` field. */
export const asList = (value: string | readonly string[] | null | undefined): readonly string[] =>
  typeof value === 'string' ? (value === '' ? [] : [value]) : (value ?? [])
