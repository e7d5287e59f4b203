import { z } from 'zod'
import { asList } from '#contract/field.ts'

const texts = z.union([z.string(), z.array(z.string())]).catch([])

/** The codes of a role, which are one text or several. */
export const asTexts = (value: unknown): readonly string[] => asList(texts.parse(value ?? []))
