import { evaluate, type Subject } from '#contract/access.ts'
import type { Field } from '#contract/field.ts'
import type { Fields, Resource } from '#contract/resource.ts'
import type { Row } from './context.ts'

/**
 * The resource with only the fields that this person may use in conditions: a condition on a private field
 * could guess its value.
 */
export function openTo(resource: Resource, who: Subject): Resource {
  // What was built against an older contract has no `asked`.
  const open = (fields: Fields = {}): Fields =>
    Object.fromEntries(Object.entries(fields).filter(([, field]) => isOpen(field, who)))
  return { ...resource, fields: open(resource.fields), asked: open(resource.asked) }
}

/**
 * All fields, with those that this person may not see made read-only, because they cannot be changed unseen.
 */
export const changeableBy = (who: Subject, { fields }: Resource): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isOpen(field, who) ? field : { ...field, writable: 'never' },
    ]),
  )

/**
 * Returns a function that turns records into what this person may see: a private text is masked, any other
 * private value is null. With `null` for the person, as for a log that others read, everything private is
 * hidden.
 */
export function showing({ fields }: Resource, who: Subject | null): <T extends Row>(record: T) => T {
  const kept = Object.entries(fields).filter(([, field]) => field.private !== undefined)
  if (kept.length === 0) return (record) => record
  return (record) => {
    const hidden = kept.filter(([name, field]) => name in record && !isOpen(field, who, record))
    const veiled = hidden.map(([name, { kind }]) => [name, kind === 'text' ? masked(record[name]) : null])
    return { ...record, ...Object.fromEntries(veiled) }
  }
}

// Without a record, a rule that depends on one is not met: neither the site of the record nor its store is
// known.
function isOpen({ private: rule }: Field, who: Subject | null, record?: Row): boolean {
  if (rule === undefined) return true
  return who !== null && evaluate(rule, record ? who : { ...who, site: null }, record) === 'yes'
}

/** Shows enough to recognise a known value: `138****5678`, `****5678`, `l***@example.com`. */
function masked(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const [, name, domain] = /^(.+)@([^@]+)$/.exec(value) ?? []
  if (name !== undefined) return `${[...name][0] ?? ''}***@${domain ?? ''}`
  const characters = [...value]
  const start = characters.slice(0, Math.min(3, Math.max(0, characters.length - 8)))
  return `${start.join('')}****${characters.length < 8 ? '' : characters.slice(-4).join('')}`
}
