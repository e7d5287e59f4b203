import type { Field } from '#contract/field.ts'
import { text } from '#contract/fields.ts'
import { plainText } from '#contract/fieldSchemas.ts'

// Of a host: letters and digits of any script with hyphens between them. The last part has digits only in its
// ASCII form.
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?`
const top = String.raw`(?:xn--[a-zA-Z0-9-]{0,58}[a-zA-Z0-9]|\p{L}[\p{L}\p{M}]{1,62})`
// No spaces, nothing invisible, and nothing that would end the address where it is quoted.
const rest = String.raw`[/?#][^\s\p{C}"'\x60<>\\^{|}\p{Pi}\p{Pf}]*`

const pattern = new RegExp(`^https?://(?:${label}\\.)+${top}(?::[0-9]{1,5})?(?:${rest})?$`, 'u')

/**
 * The address of a public website: http or https, a host name (in any script), without user info. The error
 * is `url`.
 */
export function webAddress(max: number): Field<string | null> {
  const schema = plainText.max(max, { abort: true }).regex(pattern, { message: 'url' })
  return { ...text({ max }), schema: schema.nullable() }
}
