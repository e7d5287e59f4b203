import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { KeptFilesContext, type PendingFile } from './keptFiles.ts'
import type { Upload } from './Upload.ts'

/**
 * In a form that is kept on the device: uploads the files that were kept, and keeps those that are not uploaded
 * yet.
 */
export function useKeptFiles(
  source: string,
  uploads: readonly Upload[],
  restore: (files: readonly PendingFile[]) => void,
): void {
  const kept = useContext(KeptFilesContext)
  const reported = useRef<readonly PendingFile[]>([])
  const restoreAll = useEffectEvent(() => restore(kept?.files[source] ?? []))
  const report = useEffectEvent((all: readonly Upload[]) => {
    const pending = all.filter(({ isHopeless }) => !isHopeless).map(pendingOf)
    // The progress of an upload is no change.
    if (!kept || isSame(pending, reported.current)) return
    reported.current = pending
    kept.reportFiles(source, pending)
  })
  useEffect(() => restoreAll(), [])
  useEffect(() => report(uploads), [uploads])
}

const pendingOf = ({ file, isPrepared, replaces }: Upload): PendingFile => ({
  file,
  isPrepared,
  ...(replaces === undefined ? {} : { replaces }),
})

const isSame = (one: readonly PendingFile[], other: readonly PendingFile[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ file, isPrepared }, index) => file === other[index]?.file && isPrepared === other[index].isPrepared,
  )
