import { parseJson, TooDeep } from '#contract/parseJson.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { inLargePieces } from './inLargePieces.ts'

/** What a caller may send, and for how long. */
export interface BodyLimits {
  /** Bytes. */
  readonly size: number
  /** Milliseconds between two pieces. */
  readonly pauseMs: number
  /** Milliseconds from the first piece to the last. */
  readonly wholeMs: number
}

/** A JSON body of somebody who is signed in holds at most this many bytes. */
export const bodyLimit = 1_000_000

/** Of a stranger: enough for every call that anybody may make, and little to keep in memory for thousands. */
const ofStrangers: BodyLimits = { size: 16_000, pauseMs: 10_000, wholeMs: 20_000 }
const ofPeople: BodyLimits = { size: bodyLimit, pauseMs: 30_000, wholeMs: 120_000 }
/** A file goes to the disk as it comes, and its own size is limited there. */
const ofUploads: BodyLimits = { size: Infinity, pauseMs: 30_000, wholeMs: 1_800_000 }

/** The limits of a request by who calls and what the call carries. */
export const bodyLimits = (isSignedIn: boolean, carries?: 'upload'): BodyLimits =>
  !isSignedIn ? ofStrangers : carries === 'upload' ? ofUploads : ofPeople

/** A body of JSON; undefined for none. Refuses a larger one, and what is no JSON or nests too deeply (4001). */
export async function readJson(request: Request, limits: BodyLimits): Promise<unknown> {
  const text = (await readBytes(request, limits)).toString('utf8')
  if (text === '') return undefined
  try {
    return parseJson(text)
  } catch (error) {
    throw refuseFields('param.invalid', { body: error instanceof TooDeep ? 'depth' : 'json' })
  }
}

/** The bytes of a body as they come. Refuses more than its limits allow (4131), and what does not come in time (4001). */
export async function* bytesOf({ body, headers }: Request, limits: BodyLimits): AsyncGenerator<Uint8Array> {
  if (Number(headers.get('content-length') ?? 0) > limits.size) throw new ApiError('body.too_large')
  // The length that a request declares is a promise; what arrives is counted.
  let size = 0
  for await (const piece of inLargePieces(piecesOf(body, limits))) {
    size += piece.length
    if (size > limits.size) throw new ApiError('body.too_large')
    yield piece
  }
}

/** The whole body. */
export async function readBytes(request: Request, limits: BodyLimits): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  for await (const part of bytesOf(request, limits)) parts.push(part)
  return Buffer.concat(parts)
}

/**
 * What does not come in time has as little use as what breaks off (4001): a caller who hangs up in the middle sent half a
 * request, which is no trouble of ours.
 */
async function* piecesOf(
  body: Request['body'],
  { pauseMs, wholeMs }: BodyLimits,
): AsyncGenerator<Uint8Array> {
  if (!body) return
  const reader = body.getReader()
  const end = performance.now() + wholeMs
  try {
    for (;;) {
      const { done, value } = await inTime(reader.read(), Math.min(pauseMs, end - performance.now()))
      if (done) return
      yield value
    }
  } finally {
    reader.releaseLock()
  }
}

function inTime<T>(piece: Promise<T>, ms: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const refuse = () => reject(refuseFields('param.invalid', { body: 'incomplete' }))
    const timer = setTimeout(refuse, Math.max(0, ms))
    piece.then(resolve, refuse).finally(() => clearTimeout(timer))
  })
}
