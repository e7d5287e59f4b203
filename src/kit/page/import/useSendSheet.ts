import { useContext, useRef, useState } from 'react'
import { useNavigate } from 'react-admin'
import { z } from 'zod'
import type { FileReading } from '#contract/fileChoices.ts'
import { rowError, type RowError } from '#contract/core/importRun.ts'
import type { Resource } from '#contract/resource.ts'
import { importCall } from '#contract/sheetCalls.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { useUnmount } from '#src/kit/base/control/useUnmount.ts'
import { SubjectContext } from '#src/kit/base/person/subject.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'

/** Why a file was rejected: the message, and the positions in the file if the back end returns them. */
export interface SheetFailure {
  readonly text: string
  readonly errors: readonly RowError[]
  /** What was thrown, if the back end refused the file. */
  readonly error?: Error
}

interface SheetUpload {
  readonly resource: Resource
  readonly mode: 'add' | 'update' | 'both'
  readonly file: File
  /** How to read it, if it leaves that open. */
  readonly reading?: FileReading
}

/**
 * Uploads a file of records and opens the page of its import; `sent` is the fraction that has been sent, from
 * 0 to 1, and null if there is no upload. If the user leaves the page before it is done, the upload is aborted, and
 * the page of the import is not opened.
 */
export function useSendSheet(hearOf: (error: Error) => boolean) {
  const calls = useBackEnd()
  const navigate = useNavigate()
  const site = useContext(SubjectContext)?.site ?? null
  const [sent, setSent] = useState<number | null>(null)
  const [failure, setFailure] = useState<SheetFailure | null>(null)
  const stop = useRef<AbortController>(null)
  useUnmount(() => stop.current?.abort())

  async function send({ resource, mode, file, reading }: SheetUpload): Promise<void> {
    stop.current = new AbortController()
    const { signal } = stop.current
    setFailure(null)
    setSent(0)
    try {
      // Rows that name no site are about the current one.
      const own = resource.scope === 'site' && site !== null ? { site } : {}
      const body = { mode, ...own, ...reading }
      const input = { body, file }
      const { _id } = await calls.send(importCall(resource), input, { signal, onProgress: setSent })
      if (!signal.aborted) navigate(`/imports/${_id}`)
    } catch (error) {
      if (signal.aborted || !(error instanceof Error)) return
      hearOf(error)
      setFailure({ text: error.message, errors: errorsIn(error), error })
    } finally {
      if (!signal.aborted) {
        stop.current = null
        setSent(null)
      }
    }
  }

  return { sent, failure, setFailure, send }
}

function errorsIn(error: Error): readonly RowError[] {
  const read = z.array(rowError).safeParse(failureOf(error).data['errors'])
  return read.success ? read.data : []
}
