import type { Field, UsualRange } from './field.ts'
import type { Fields } from './resource.ts'

/** Why a value is unusual: the key of the question that the console asks. It is no error, and never refused. */
export type UnusualKey = 'unusual_large' | 'unusual_small' | 'unusual_change'

/**
 * Why a number is unusual for its field, or null. `before` is what it is compared with: the stored value, or what records of the
 * same kind usually have; null if there is nothing.
 */
export function unusualOf(
  { usual }: Pick<Field, 'usual'>,
  value: unknown,
  before: unknown,
): UnusualKey | null {
  if (!usual || typeof value !== 'number' || value === before) return null
  if (usual.max !== undefined && value > usual.max) return 'unusual_large'
  if (usual.min !== undefined && value < usual.min) return 'unusual_small'
  return isOtherOrder(usual, value, before) ? 'unusual_change' : null
}

/** Whether it grew or shrank by at least this factor. A change from or to nothing does not count. */
const isOtherOrder = ({ times }: UsualRange, value: number, before: unknown): boolean =>
  times !== undefined &&
  typeof before === 'number' &&
  before > 0 &&
  value > 0 &&
  (value >= before * times || value * times <= before)

/** The unusual values among those that somebody gives, by field. */
export const unusualIn = (
  fields: Fields,
  given: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>> | null | undefined,
): Readonly<Record<string, UnusualKey>> =>
  Object.fromEntries(
    Object.entries(given).flatMap(([name, value]) => {
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      const key = field && unusualOf(field, value, before?.[name] ?? null)
      return key ? [[name, key] as const] : []
    }),
  )
