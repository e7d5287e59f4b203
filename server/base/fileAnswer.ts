import { safeFileName } from './safeFileName.ts'
import type { Log } from './log.ts'

/** The reply of a call that downloads. */
export interface FileAnswer {
  /** The file name for the person's disk. */
  readonly name: string
  /** A content type that no browser executes. */
  readonly type: string
  /** In bytes, if known. */
  readonly size?: number
  /** Shown in place, such as a picture; anything else is saved. */
  readonly isInline?: boolean
  readonly content: AsyncIterable<Uint8Array>
}

/**
 * The response with a file. An error before its first bytes is thrown, and becomes an envelope; after that
 * the connection breaks, so that half a file never looks complete.
 */
export async function fileResponse(
  { name, type, size, isInline, content }: FileAnswer,
  method: string,
  log: Log,
): Promise<Response> {
  const pieces = content[Symbol.asyncIterator]()
  let next: IteratorResult<Uint8Array> | undefined = await pieces.next()
  let isGivenUp = false
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (out) => {
        try {
          const { done, value } = next ?? (await pieces.next())
          next = undefined
          if (isGivenUp) return
          if (done) out.close()
          else out.enqueue(value)
        } catch (error) {
          log.error({ err: error, name }, 'a download broke off')
          throw error
        }
      },
      cancel: async () => {
        isGivenUp = true
        await pieces.return?.()
      },
    },
    // Nothing is read ahead of what the network takes.
    { highWaterMark: 0 },
  )
  const headers = {
    'content-type': type,
    'content-disposition': `${isInline ? 'inline' : 'attachment'}; filename*=UTF-8''${encoded(safeFileName(name))}`,
    ...(size === undefined ? {} : { 'content-length': String(size) }),
  }
  if (method !== 'HEAD') return new Response(body, { headers })
  await body.cancel()
  return new Response(null, { headers })
}

/** As RFC 5987 requires. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
