import { safeFileName } from './safeFileName.ts'
import type { Log } from './log.ts'

/** What a call that downloads answers. */
export interface FileAnswer {
  /** As the person's disk will call it. */
  readonly name: string
  /** Its content type, of those that no browser runs. */
  readonly type: string
  /** Bytes, where they are known. */
  readonly size?: number
  /** Shown where it is linked, such as a picture; anything else is saved. */
  readonly isInline?: boolean
  readonly content: AsyncIterable<Uint8Array>
}

/**
 * The answer that carries a file. What goes wrong before its first bytes is thrown, and becomes an envelope; later the
 * connection breaks, so that half a file never looks like a whole one.
 */
export async function fileResponse(
  { name, type, size, isInline, content }: FileAnswer,
  method: string,
  log: Log,
): Promise<Response> {
  const pieces = content[Symbol.asyncIterator]()
  let next: IteratorResult<Uint8Array> | undefined = await pieces.next()
  const body = new ReadableStream<Uint8Array>(
    {
      pull: async (out) => {
        try {
          const { done, value } = next ?? (await pieces.next())
          next = undefined
          if (done) out.close()
          else out.enqueue(value)
        } catch (error) {
          log.error({ err: error, name }, 'a download broke off')
          throw error
        }
      },
      cancel: async () => void (await pieces.return?.()),
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

/** As RFC 5987 wants it. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
