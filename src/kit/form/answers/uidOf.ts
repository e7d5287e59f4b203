import type { BackEnd } from '#src/kit/base/call/callsContext.ts'
import { sendFile } from '#src/kit/form/input/sendFile.ts'
import type { PendingFile } from '#src/kit/form/input/keptFiles.ts'
import { shrinkPhoto } from '#src/kit/form/photo/shrinkPhoto.ts'
import { failureOf } from '#src/kit/base/call/failureOf.ts'
import { NotNow } from './NotNow.ts'

interface Photo {
  readonly noun: string
  readonly site: string | null
  readonly file: PendingFile
}

/** What was uploaded, or refused (null), is not uploaded again when its answer is sent again. */
const uploaded = new WeakMap<File, string | null>()

/**
 * Uploads a photo of an answer and returns its uid; null if the server refuses it. Rejects if it may succeed
 * later.
 */
export async function uidOf(
  calls: BackEnd,
  { noun, site, file: { file, isPrepared } }: Photo,
  onRefused: (file: File, error: unknown) => void,
): Promise<string | null> {
  const known = uploaded.get(file)
  if (known !== undefined) return known
  const sent = isPrepared ? file : await shrunk(file)
  const uid = await sendFile(calls, { noun, file: sent }).then(
    (stored) => stored.uid,
    (error: unknown) => {
      const { isTemporary, isServerFault } = failureOf(error)
      if (isTemporary || isServerFault || calls.site() !== site) throw error
      onRefused(file, error)
      return null
    },
  )
  uploaded.set(file, uid)
  return uid
}

/** Without a connection, what reduces photos may not be loaded yet. */
async function shrunk(file: File): Promise<File> {
  try {
    return await shrinkPhoto(file)
  } catch {
    throw new NotNow()
  }
}
