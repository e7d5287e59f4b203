import { isSameValue, type FormValues } from '#src/kit/form/changes.ts'
import type { PendingFile } from './outboxForm.ts'
import type { OutboxEntry } from './outboxStore.ts'

/** Whether a form still has what its entry had when it was opened; its files may have been uploaded since. */
export function isAsOpened(
  { values: was, files }: OutboxEntry,
  values: FormValues,
  pending: Readonly<Record<string, readonly PendingFile[]>>,
): boolean {
  const isSameFile = (one: PendingFile) => files.some((had) => had.file === one.file || !had.isPrepared)
  return [...new Set([...Object.keys(was), ...Object.keys(values), ...Object.keys(pending)])].every(
    (source) => {
      const had = files.filter((one) => one.source === source)
      const waiting = pending[source] ?? []
      if (had.length + waiting.length === 0) return isSameValue(was[source], values[source])
      const [before, now] = [listOf(was[source]), listOf(values[source])]
      return (
        before.length + had.length === now.length + waiting.length &&
        before.every((uid) => now.includes(uid)) &&
        waiting.every(isSameFile)
      )
    },
  )
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
