import { upload } from '#contract/core/attachment.ts'
import type { BackEnd } from '#src/kit/base/call/callsContext.ts'
import type { UploadFile } from '#src/kit/value/picture/loadFiles.ts'

interface Progress {
  readonly signal?: AbortSignal
  /** Called with the fraction that has been sent, from 0 to 1. */
  readonly onProgress?: (sent: number) => void
}

/**
 * Uploads a file for a resource. Rejects also if what the back end stored is not what was sent, and if it does
 * not say what it stored.
 */
export async function sendFile(
  calls: BackEnd,
  { noun, file }: { readonly noun: string; readonly file: File },
  progress: Progress = {},
): Promise<UploadFile> {
  const stored = await calls.send(upload, { body: { biz_type: noun }, file }, progress)
  // Some back ends confirm an upload without returning its uid.
  if (stored.uid === '') throw new NotStored()
  const hash = stored.sha256 === '' ? '' : await sha256(file)
  if (hash !== '' && stored.sha256 !== hash) throw new NotStored()
  return stored
}

/** It has no message of its own: the user only needs to know that the file was not uploaded. */
class NotStored extends Error {
  constructor() {
    super('')
  }
}

/** In hex; empty where the browser does not compute it, which is without HTTPS. */
async function sha256(file: File): Promise<string> {
  if (!globalThis.crypto?.subtle) return ''
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
