import type { FormValues } from '#src/kit/form/change/changes.ts'
import { withUid } from '#src/kit/form/input/withUid.ts'
import type { OutboxEntry } from './outboxStore.ts'

/** The values of an entry with the uids of those of its files that the server has. */
export function recordOf({ values, files }: Pick<OutboxEntry, 'values' | 'files'>): FormValues {
  const record: Record<string, unknown> = { ...values }
  for (const { source, uid, replaces } of files) {
    if (uid === null) continue
    const known = record[source]
    record[source] = withUid(Array.isArray(known) ? known : [], uid, replaces)
  }
  return record
}
