import { isSameValue, type FormValues } from '#src/kit/form/change/changes.ts'
import type { PendingFile } from '#src/kit/form/input/keptFiles.ts'
import type { FormEntry } from './entry.ts'

/** Whether a form still has what its entry had when it was opened; its files may have been uploaded since. */
export function isAsOpened(
  { values: was, files }: FormEntry,
  values: FormValues,
  pending: Readonly<Record<string, readonly PendingFile[]>>,
): boolean {
  const isSameFile = (one: PendingFile) => files.some((had) => had.file === one.file || !had.isPrepared)
  const isAsBefore = (source: string) => {
    const had = files.filter((one) => one.source === source)
    const waiting = pending[source] ?? []
    if (had.length + waiting.length === 0) return isSameValue(was[source], values[source])
    const replaced = had.map(({ replaces }) => replaces)
    const stays = listOf(was[source]).filter((uid) => !replaced.includes(String(uid)))
    const now = listOf(values[source])
    return (
      stays.length + had.length === now.length + waiting.filter(isAdded).length &&
      stays.every((uid) => now.includes(uid)) &&
      waiting.every(isSameFile)
    )
  }
  return [...Object.keys(was), ...Object.keys(values), ...Object.keys(pending)].every(isAsBefore)
}

const isAdded = ({ replaces }: PendingFile): boolean => replaces === undefined

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
