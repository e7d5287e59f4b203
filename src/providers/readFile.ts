import { fileNameIn } from './fileName.ts'
import { HttpError, parseEnvelope, readEnvelope, type ReplyReader } from './http.ts'

/** A downloaded file, and the name that the back end gives it; null if there is none. */
export interface Download {
  readonly blob: Blob
  readonly name: string | null
}

/**
 * Reads a file from a reply. The reply may be an envelope instead, whatever its type, or the page of a proxy:
 * these are errors, never files.
 */
export const readFile: ReplyReader<Download> = async (response, unreadable) => {
  const failed = () => new HttpError(unreadable, { status: response.status, isNetwork: true })
  const type = response.headers.get('Content-Type') ?? ''
  const disposition = response.headers.get('Content-Disposition')
  if (!response.ok) await readEnvelope(response.clone(), unreadable)
  const blob = await response.blob()
  const start = await blob.slice(0, 64).text()
  if (/\bjson\b/i.test(type) || start.trimStart().startsWith('{')) {
    const text = await blob.text()
    const envelope = parseEnvelope(text) ?? {}
    const isEnvelope = 'errcode' in envelope || 'errmsg' in envelope
    if (envelope.errcode || envelope.errmsg || (isEnvelope && disposition === null)) {
      await readEnvelope(new Response(text), unreadable)
      throw failed()
    }
  } else if (/^text\/html\b/i.test(type) && disposition === null) throw failed()
  return { blob, name: disposition === null ? null : fileNameIn(disposition) }
}
