import { useContext, useEffect, useEffectEvent, useRef } from 'react'
import { KeptFilesContext } from './keptFiles.ts'
import type { Upload } from './Upload.ts'

/**
 * In a form that is kept on the device: uploads the files that were kept, and keeps those that are not uploaded
 * yet.
 */
export function useKeptFiles(
  source: string,
  uploads: readonly Upload[],
  add: (file: File, isPrepared: boolean) => void,
): void {
  const kept = useContext(KeptFilesContext)
  const hasReported = useRef(false)
  const pending = kept ? uploads.filter(({ isHopeless }) => !isHopeless) : []
  const signature = pending.map(({ key, isPrepared }) => `${key} ${isPrepared}`).join()
  const restore = useEffectEvent(() => {
    for (const { file, isPrepared } of kept?.files[source] ?? []) add(file, isPrepared)
  })
  const report = useEffectEvent((_files: string) => {
    // Not before they were restored.
    if (pending.length === 0 && !hasReported.current) return
    hasReported.current = true
    kept?.reportFiles(
      source,
      pending.map(({ file, isPrepared }) => ({ file, isPrepared })),
    )
  })
  useEffect(() => restore(), [])
  useEffect(() => report(signature), [signature])
}
