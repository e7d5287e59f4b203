import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-admin'
import type { RowError } from '#contract/core/importRun.ts'
import { useCalls } from '#src/kit/useCalls.ts'

/** Why a file was not taken: in words, and where in the file as far as the back end says. */
export interface SheetFailure {
  readonly text: string
  readonly errors: readonly RowError[]
}

interface Sending {
  readonly path: string
  readonly mode: string
  readonly file: File
}

/**
 * Sends a file of records and goes on to its import; `sent` is how much of it has gone, from 0 to 1, and null when nothing
 * is under way. Who leaves the page before has changed their mind: the rest is not sent, and nobody is led back.
 */
export function useSendSheet(hearOf: (error: Error) => boolean) {
  const calls = useCalls()
  const navigate = useNavigate()
  const [sent, setSent] = useState<number | null>(null)
  const [failure, setFailure] = useState<SheetFailure | null>(null)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])

  async function send({ path, mode, file }: Sending): Promise<void> {
    stop.current = new AbortController()
    const { signal } = stop.current
    setFailure(null)
    setSent(0)
    const onError = (error: Error) => {
      hearOf(error)
      setFailure({ text: error.message, errors: errorsIn(error) })
    }
    const sending = { path: `${path}/import`, params: { mode }, file, onProgress: setSent }
    const { _id } = await calls.upload<{ _id: string }>(sending, { signal, onError })
    if (signal.aborted) return
    stop.current = null
    setSent(null)
    if (_id) navigate(`/imports/${_id}`)
  }

  return { sent, failure, setFailure, send }
}

function errorsIn(error: Error): readonly RowError[] {
  const data = 'data' in error ? error.data : null
  const errors = typeof data === 'object' && data !== null && 'errors' in data ? data.errors : null
  return Array.isArray(errors) ? errors.filter(isRowError) : []
}

const isRowError = (value: unknown): value is RowError =>
  typeof value === 'object' && value !== null && 'row' in value && 'field' in value && 'message' in value
