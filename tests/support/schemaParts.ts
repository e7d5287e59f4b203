import { z } from 'zod'

/** A schema within another, and where it is: `rent_steps.from`. */
export interface SchemaPart {
  readonly place: string
  readonly schema: z.core.$ZodTypes
}

/** Every schema of which a schema is made, itself included. */
export function schemaParts(schema: z.core.$ZodType, place = ''): SchemaPart[] {
  // Every schema of zod is one of these.
  const own = schema as z.core.$ZodTypes
  const { def } = own._zod
  const at = (parts: readonly z.core.$ZodType[]) => parts.flatMap((part) => schemaParts(part, place))
  const below = (): SchemaPart[] => {
    switch (def.type) {
      case 'nullable':
      case 'optional':
      case 'default':
      case 'prefault':
      case 'readonly':
      case 'nonoptional':
      case 'catch':
        return at([def.innerType])
      case 'pipe':
        return at([def.in, def.out])
      case 'union':
        return at(def.options)
      case 'intersection':
        return at([def.left, def.right])
      case 'array':
        return at([def.element])
      case 'record':
        return at([def.valueType])
      case 'object':
        return Object.entries(def.shape).flatMap(([name, part]) =>
          schemaParts(part, place === '' ? name : `${place}.${name}`),
        )
      default:
        return []
    }
  }
  return [{ place, schema: own }, ...below()]
}

const takes = ({ schema }: SchemaPart, value: unknown): boolean => {
  // Its own check is enough: what it is made of is among the parts.
  const { issues } = schema._zod.run({ value, issues: [] }, { async: false }) as z.core.ParsePayload
  return issues.length === 0
}

/** Whether it is the schema of a day, a month, or one of both: those that it takes, and nothing that only looks like them. */
export const isDated = (part: SchemaPart): boolean =>
  part.schema._zod.def.type === 'string' &&
  (takes(part, '2024-05-05') || takes(part, '2024-05')) &&
  !takes(part, '2024-99-99') &&
  !takes(part, '2024-99')

/** The bounds of the schema of a number; undefined for others. */
export function boundsOf({ schema }: SchemaPart): { min: number; max: number; isWhole: boolean } | undefined {
  if (!(schema instanceof z.ZodNumber)) return undefined
  return { min: schema.minValue ?? -Infinity, max: schema.maxValue ?? Infinity, isWhole: schema.isInt }
}
