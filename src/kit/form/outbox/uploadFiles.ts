import type { BackEnd } from '#src/kit/base/call/callsContext.ts'
import { sendFile } from '#src/kit/form/input/sendFile.ts'
import { shrinkPhoto } from '#src/kit/form/photo/shrinkPhoto.ts'
import type { Entry } from './entry.ts'
import { amendEntry } from './outboxStore.ts'

interface Upload {
  readonly calls: BackEnd
  /** The resource that the files are for. */
  readonly noun: string
  readonly isPhoto: (source: string) => boolean
  /** Returns whether the entry can do without a file that could not be uploaded. */
  readonly canDrop?: (file: File, error: unknown) => boolean
}

/**
 * Uploads the files of an entry one by one. What the server has is remembered, so that nothing is sent twice, whenever
 * the browser ends. Returns the entry as it is then; undefined if the user has changed it meanwhile.
 */
export async function uploadFiles<E extends Entry>(
  entry: E,
  { calls, noun, isPhoto, canDrop }: Upload,
): Promise<E | undefined> {
  let now: E | undefined = entry
  for (const kept of entry.files) {
    if (kept.uid !== null) continue
    const { source, isPrepared } = kept
    let done: Entry['files'] = []
    try {
      const file = isPrepared || !isPhoto(source) ? kept.file : await shrinkPhoto(kept.file)
      const { uid } = await sendFile(calls, { noun, file })
      done = [{ ...kept, file, isPrepared: true, uid }]
    } catch (error) {
      if (!canDrop?.(kept.file, error)) throw error
    }
    now = await amendEntry(now, { files: now.files.flatMap((one) => (one === kept ? done : [one])) })
    if (!now) return undefined
  }
  return now
}
