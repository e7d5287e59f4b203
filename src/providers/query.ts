import { hashKey } from '@tanstack/react-query'
import type { Resource } from '#contract/resource.ts'

type Values = Readonly<Record<string, unknown>>

/** The writable fields of a form's values. */
export function writable(data: Values, { fields }: Resource, action: 'create' | 'update'): Values {
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => {
      const rule = Object.hasOwn(fields, name) ? fields[name]?.writable : 'never'
      return value !== undefined && (rule === 'always' || (rule === 'create' && action === 'create'))
    }),
  )
}

/** The values that changed; all of them if the previous values are unknown. */
export const changes = (data: Values, before: Values | undefined): Values =>
  before
    ? // hashKey writes equal values as equal texts, whatever the order of keys, and absent ones as null.
      Object.fromEntries(
        Object.entries(data).filter(([name, value]) => hashKey([value]) !== hashKey([before[name]])),
      )
    : data
