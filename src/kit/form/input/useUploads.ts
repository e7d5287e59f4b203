import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { useUnmount } from '#src/kit/base/control/useUnmount.ts'
import type { PendingFile } from './keptFiles.ts'
import type { UploadFile } from '#src/kit/value/picture/loadFiles.ts'
import { useKeepFile } from '#src/kit/value/picture/useFiles.ts'
import { retryWhenBack } from '#src/kit/base/call/retryWhenBack.ts'
import { failureOfUpload, newUpload, type Refusal, type Upload } from './Upload.ts'
import { sendFile } from './sendFile.ts'

/** The maximum number of files that are uploaded at the same time. */
const atOnce = 3

interface UseUploadsProps {
  /** The resource that the files are for. */
  readonly noun: string
  /** Returns what is sent in place of a file that was chosen. */
  readonly prepare?: ((file: File) => Promise<File>) | undefined
  readonly onDone: (stored: UploadFile, upload: Upload) => void
}

/**
 * Uploads files, a few at a time and beginning with the first. Failed files are kept until the user decides;
 * those that failed because the network was away are uploaded again when it is back.
 */
export function useUploads({ noun, prepare, onDone }: UseUploadsProps) {
  const calls = useBackEnd()
  const keepFile = useKeepFile()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  // State updates too late for what happens in between.
  const all = useRef<readonly Upload[]>([])
  const running = useRef(new Map<number, AbortController>())
  const lastKey = useRef(0)
  /** The uids of the files that are stored, by key. */
  const stored = useRef(new Map<number, string>())

  useUnmount(() => {
    all.current = []
    for (const stop of running.current.values()) stop.abort()
  })

  function change(next: readonly Upload[]): void {
    all.current = next
    setUploads(next)
  }

  const patch = (key: number, part: Partial<Upload>) =>
    change(all.current.map((one) => (one.key === key ? { ...one, ...part } : one)))

  function work(): void {
    const waiting = all.current.filter(({ state }) => state === 'waiting')
    for (const next of waiting.slice(0, atOnce - running.current.size)) void send(next)
  }

  async function send(upload: Upload): Promise<void> {
    const { key } = upload
    const stop = new AbortController()
    running.current.set(key, stop)
    patch(key, { state: upload.isPrepared ? 'sending' : 'preparing', sent: 0, error: '' })
    try {
      const file = upload.isPrepared || !prepare ? upload.file : await prepare(upload.file)
      if (stop.signal.aborted) return
      patch(key, { file, isPrepared: true, state: 'sending' })
      const options = { signal: stop.signal, onProgress: (sent: number) => patch(key, { sent }) }
      const result = await sendFile(calls, { noun, file }, options)
      if (stop.signal.aborted) return
      keepFile(result)
      stored.current.set(key, result.uid)
      const now = all.current.find((one) => one.key === key) ?? upload
      change(all.current.filter((one) => one.key !== key))
      onDone(result, now)
    } catch (error) {
      if (!stop.signal.aborted) patch(key, failureOfUpload(error, upload))
    } finally {
      if (running.current.get(key) === stop) running.current.delete(key)
      work()
    }
  }

  const stop = (key: number) => {
    running.current.get(key)?.abort()
    running.current.delete(key)
  }

  const retryOffline = useEffectEvent(() => {
    change(all.current.map((one) => (one.isOffline ? { ...one, state: 'waiting', isOffline: false } : one)))
    work()
  })
  const tries = Math.max(-1, ...uploads.filter(({ isOffline }) => isOffline).map((one) => one.tries))
  useEffect(() => (tries < 0 ? undefined : retryWhenBack(() => retryOffline(), tries - 1)), [tries])

  /** Goes on with files that were not uploaded when the form was left. */
  function restore(files: readonly PendingFile[]): void {
    const added = files.map(({ file, ...rest }) => ({
      ...newUpload((lastKey.current += 1), file, undefined),
      ...rest,
    }))
    change([...all.current, ...added])
    work()
  }

  const replace = (uid: string, file: File) => restore([{ file, isPrepared: true, replaces: uid }])

  return {
    uploads,
    /** Adds files; `refusal` returns what is wrong with a file, if anything is. */
    add: (files: readonly File[], refusal: Refusal) => {
      const added = files.map((file) => newUpload((lastKey.current += 1), file, refusal(file)))
      change([...all.current, ...added])
      work()
    },
    restore,
    /** Uploads a file that takes the place of the stored file with a uid. */
    replace,
    /** Uploads another file in place of one whose upload had not finished, though it may have since. */
    exchange: (key: number, file: File) => {
      const uid = stored.current.get(key)
      if (uid !== undefined) return replace(uid, file)
      stop(key)
      patch(key, { file, isPrepared: true, state: 'waiting', isOffline: false, isHopeless: false })
      work()
    },
    retry: (key: number) => {
      patch(key, { state: 'waiting', isOffline: false })
      work()
    },
    remove: (key: number) => {
      stop(key)
      change(all.current.filter((one) => one.key !== key))
      work()
    },
  }
}
