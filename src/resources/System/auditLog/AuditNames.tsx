import { useContext } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { isRecord } from '#contract/isRecord.ts'
import type { Resource } from '#contract/resource.ts'
import type { auditLog } from '#contract/System/auditLog.ts'
import { PersonLabel } from '#src/kit/value/field/PersonLabel.tsx'
import { ReferenceLabel } from '#src/kit/value/field/ReferenceLabel.tsx'
import { namingFields, useLocalName } from '#src/kit/value/field/useLocalName.ts'
import type { ShownRecord } from '#src/kit/base/resource/useRecord.ts'
import { ResourcesContext, useResourceOf } from '#src/kit/base/resource/contractOf.ts'
import { useTextsOf } from '#src/kit/page/import/useTextsOf.ts'

/** What was done, such as `Changed`; other actions by their own names. */
export function ActionName({ action }: { readonly action: string }) {
  return useTranslate()(`System.auditlog.done.${action}`, { _: action })
}

/** What kind of record it is about, as its screens call it. */
export function EntityName({ entity }: { readonly entity: string }) {
  const translate = useTranslate()
  const name = useResourceOf(entity)
  useTextsOf(name === undefined ? [] : [name])
  if (name === undefined) return translate(`System.auditlog.other.${entity}`, { _: entity })
  return translate(`resources.${name}.name`, { smart_count: 1, _: entity })
}

/**
 * Which record it is about: by its name at the time and its code, otherwise by its name today; a record without a name by
 * the first record that it refers to, as a request by its brand; a session by its person. What nothing names is shown by
 * its id.
 */
export function RecordLabel({ entry }: { readonly entry: ShownRecord<typeof auditLog> }) {
  const nameOf = useLocalName()
  const { contract } = useContext(ResourcesContext).get(useResourceOf(entry.entity) ?? '') ?? {}
  const { entity, entity_id: id } = entry
  const stored = [entry.after, entry.before].find(isRecord)
  const name = stored && nameOf({ ...stored, id: '' })
  if (!contract && id === entry.user_id) return <PersonLabel id={id} />
  if (name || !contract) return withCode(name || id, stored?.['code'])
  const isNamed = namingFields.some((field) => field in contract.fields)
  const about = isNamed ? { to: entity, id } : referredTo(contract, stored ?? {})
  return about ? <ReferenceLabel {...about} /> : id
}

/** With its code, if it has one: people grant a permission, and look for a brand, by that as well. */
const withCode = (name: string, code: unknown): string =>
  typeof code === 'string' && code !== '' && code !== name ? `${name} · ${code}` : name

/** The first record that a record refers to, apart from its site and people. */
function referredTo({ fields }: Resource, stored: Readonly<Record<string, unknown>>) {
  for (const [source, { to }] of Object.entries(fields)) {
    const id = stored[source]
    if (to !== undefined && to !== 'site' && to !== 'user' && typeof id === 'string') return { to, id }
  }
  return undefined
}
