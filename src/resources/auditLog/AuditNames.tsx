import { useTranslate } from 'react-admin'
import { useResourceOf } from '#src/kit/contractOf.ts'
import { useTextsOf } from '#src/kit/import/useTextsOf.ts'

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
