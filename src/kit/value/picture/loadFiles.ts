import type { z } from 'zod'
import { fileAddresses, type uploadFile } from '#contract/core/attachment.ts'
import type { Calls } from '#src/providers/calls.ts'

/** An uploaded file, with addresses that an image tag can use for an hour. */
export type UploadFile = z.infer<typeof uploadFile>

/** The maximum number of files in one call. */
const most = 100

const loaders = new WeakMap<Calls, (uid: string) => Promise<UploadFile | null>>()

/**
 * Loads the file with a uid; null if it does not exist for this user, or the back end does not have the call.
 * Files that are requested at the same moment are fetched with a single call, however many pictures there
 * are.
 */
export function loadFile(calls: Calls, uid: string): Promise<UploadFile | null> {
  const load = loaders.get(calls) ?? loaderOf(calls)
  loaders.set(calls, load)
  return load(uid)
}

type FileReceiver = (file: UploadFile | null) => void

function loaderOf(calls: Calls) {
  let asked = new Map<string, FileReceiver[]>()

  async function ask(): Promise<void> {
    const batch = [...asked]
    asked = new Map()
    for (let start = 0; start < batch.length; start += most)
      void askPart(calls, batch.slice(start, start + most))
  }

  return (uid: string): Promise<UploadFile | null> =>
    new Promise((resolve) => {
      if (asked.size === 0) setTimeout(() => void ask())
      asked.set(uid, [...(asked.get(uid) ?? []), resolve])
    })
}

async function askPart(
  calls: Calls,
  part: readonly (readonly [string, readonly FileReceiver[]])[],
): Promise<void> {
  const query = { uids: part.map(([uid]) => uid).join(',') }
  // A missing picture disturbs nobody: its placeholder says enough.
  const { list } = await calls.send(fileAddresses, { query }).catch(() => ({ list: [] }))
  const found = new Map(list.map((file) => [file.uid, file]))
  for (const [uid, settle] of part) for (const resolve of settle) resolve(found.get(uid) ?? null)
}
