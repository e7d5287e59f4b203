import { useRef, useState } from 'react'
import { useRefresh } from 'react-admin'
import {
  myscustAttachs,
  myscustAttachsAdd,
  myscustAttachsRemove,
  myscustResult,
} from '#contract/RM/myscustResult.ts'
import { useCall } from '#src/kit/base/call/useCall.ts'
import { useSend } from '#src/kit/base/call/useSend.ts'
import { useRetryKey } from '#src/kit/base/call/useRetryKey.ts'
import type { FailedFile, SentFile } from './FailedFiles.tsx'

const refreshes = [myscustResult]

/**
 * The files of a visit, and how they are added and removed. Files that could not be uploaded are in `failed` until they
 * are sent again or dismissed. `remove` rejects if the call fails.
 */
export function useAttachments(result_id: string) {
  const refresh = useRefresh()
  const { data, error, retry } = useCall(
    myscustAttachs,
    { query: { result_id } },
    { refreshOn: refreshes, keepsPrevious: true },
  )
  const adding = useSend(myscustAttachsAdd, { refreshes })
  const removing = useSend(myscustAttachsRemove, { refreshes })
  const [failed, setFailed] = useState<readonly FailedFile[]>([])
  const keyOf = useRetryKey()
  const count = useRef(0)

  async function send(chosen: readonly SentFile[]) {
    for (const { file, key } of chosen) {
      try {
        await adding.send({ body: { result_id }, file }, { idempotencyKey: key })
      } catch (failure) {
        setFailed((before) => [...before, { file, key, error: failure }])
      }
    }
    refresh()
  }
  const dismiss = (one: FailedFile) => setFailed((before) => before.filter((other) => other !== one))

  return {
    files: data?.list,
    error,
    retry,
    failed,
    isAdding: adding.isSending,
    add: (chosen: readonly File[]) =>
      send(chosen.map((file) => ({ file, key: keyOf({ number: (count.current += 1) }) }))),
    addAgain: (one: FailedFile) => {
      dismiss(one)
      return send([one])
    },
    dismiss,
    remove: async (uid: string) => {
      await removing.send({ body: { result_id, uids: [uid] } })
      refresh()
    },
  }
}
