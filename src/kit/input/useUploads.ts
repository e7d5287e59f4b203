import { useEffect, useRef, useState } from 'react'
import { upload } from '#contract/core/attachment.ts'
import { errcodes } from '#contract/reply.ts'
import { useKeepFile } from '#src/kit/picture/useFiles.ts'
import type { UploadFile } from '#src/kit/picture/loadFiles.ts'
import { useBackEnd } from '#src/kit/call/callsContext.ts'
import { failureOf } from '#src/kit/state/failureOf.ts'

/** A file that is being uploaded. */
export interface Upload {
  readonly key: number
  readonly file: File
  readonly state: 'waiting' | 'sending' | 'failed'
  /** The uploaded fraction, from 0 to 1. */
  readonly sent: number
  /** Why it failed, for the user; empty if the reason is unknown. */
  readonly error: string
  /** Refused permanently: a retry would not help. */
  readonly isHopeless: boolean
}

interface UseUploadsProps {
  /** The resource that the files are for. */
  readonly noun: string
  readonly onDone: (file: UploadFile) => void
}

/** Uploads files one after another, in the given order, and keeps failed files until the user decides. */
export function useUploads({ noun, onDone }: UseUploadsProps) {
  const calls = useBackEnd()
  const keepFile = useKeepFile()
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const queue = useRef<{ all: readonly Upload[]; isBusy: boolean; stop: AbortController | null }>({
    all: [],
    isBusy: false,
    stop: null,
  })
  const lastKey = useRef(0)

  useEffect(() => {
    const mine = queue.current
    return () => {
      mine.all = []
      mine.stop?.abort()
    }
  }, [])

  function change(all: readonly Upload[]): void {
    queue.current.all = all
    setUploads(all)
  }

  const patch = (key: number, part: Partial<Upload>) =>
    change(queue.current.all.map((one) => (one.key === key ? { ...one, ...part } : one)))

  const remove = (key: number) => {
    if (queue.current.all.find((one) => one.key === key)?.state === 'sending') queue.current.stop?.abort()
    change(queue.current.all.filter((one) => one.key !== key))
  }

  async function work(): Promise<void> {
    if (queue.current.isBusy) return
    queue.current.isBusy = true
    try {
      for (let next = waiting(queue.current.all); next; next = waiting(queue.current.all)) await send(next)
    } finally {
      queue.current.isBusy = false
    }
  }

  async function send({ key, file }: Upload): Promise<void> {
    const stop = new AbortController()
    queue.current.stop = stop
    patch(key, { state: 'sending', sent: 0, error: '' })
    try {
      const options = { signal: stop.signal, onProgress: (sent: number) => patch(key, { sent }) }
      const stored = await calls.send(upload, { body: { biz_type: noun }, file }, options)
      if (stop.signal.aborted) return
      // Some back ends confirm an upload without returning its uid.
      if (stored.uid === '') return patch(key, { state: 'failed' })
      keepFile(stored)
      change(queue.current.all.filter((one) => one.key !== key))
      onDone(stored)
    } catch (error) {
      if (stop.signal.aborted) return
      const { code, message } = failureOf(error)
      patch(key, { state: 'failed', error: message, isHopeless: hopeless.includes(code) })
    }
  }

  return {
    uploads,
    /** Adds files; `refusal` returns what is wrong with a file, or an empty text. */
    add: (files: readonly File[], refusal: (file: File) => string | undefined) => {
      const added = files.map((file): Upload => {
        lastKey.current += 1
        const error = refusal(file)
        const state = error === undefined ? 'waiting' : 'failed'
        return {
          key: lastKey.current,
          file,
          state,
          sent: 0,
          error: error ?? '',
          isHopeless: error !== undefined,
        }
      })
      change([...queue.current.all, ...added])
      void work()
    },
    retry: (key: number) => {
      patch(key, { state: 'waiting' })
      void work()
    },
    remove,
  }
}

const hopeless: readonly number[] = [errcodes['file.too_large'], errcodes['file.type']]

const waiting = (all: readonly Upload[]): Upload | undefined => all.find(({ state }) => state === 'waiting')
