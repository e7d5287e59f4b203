import { z } from 'zod'

/**
 * A body that a schema accepts: what is required, with the first value of each kind that fits. For tests that
 * put something wrong into it.
 */
export function takenBody(schema: z.core.$ZodType): Record<string, unknown> {
  const value = sampleFor(schema)
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function sampleFor(given: z.core.$ZodType): unknown {
  const schema = given as z.core.$ZodTypes
  const { def } = schema._zod
  switch (def.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(def.shape)
          .map(([name, part]) => [name, sampleFor(part)] as const)
          .filter(([, value]) => value !== undefined),
      )
    case 'nullable':
    case 'optional':
    case 'default':
      return undefined
    case 'readonly':
    case 'nonoptional':
      return sampleFor(def.innerType)
    case 'pipe':
      return sampleFor(def.in)
    case 'union':
      return sampleFor(def.options[0] ?? z.never())
    case 'array': {
      const item = sampleFor(def.element)
      const lists = [[], [item], [item, 'other']]
      return lists.find((list) => z.safeParse(schema, list).success) ?? [item]
    }
    default:
      return texts.find((text) => z.safeParse(schema, text).success)
  }
}

const texts: readonly unknown[] = ['x', 'one', '2026-10-01', '2026-10', 1_793_462_400, 10, 1, 0.5, true, []]
