import { parseJson, TooDeep } from '#contract/parseJson.ts'
import { ApiError, refuseFields } from '#contract/reply.ts'
import { inLargePieces } from './inLargePieces.ts'

/** How much a caller can send, and for how long. */
export interface BodyLimits {
  /** Bytes. */
  readonly size: number
  /** Milliseconds between two pieces. */
  readonly pauseMs: number
  /** Milliseconds from the first piece to the last. */
  readonly wholeMs: number
}

/** The maximum size of a JSON body of a signed-in caller, in bytes. */
export const bodyLimit = 1_000_000

/** For strangers: enough for every public call, and little to keep in memory for thousands. */
const ofStrangers: BodyLimits = { size: 16_000, pauseMs: 10_000, wholeMs: 20_000 }
const ofPeople: BodyLimits = { size: bodyLimit, pauseMs: 30_000, wholeMs: 120_000 }
/** A file goes to the disk as it arrives, and its size is limited there. */
const ofUploads: BodyLimits = { size: Infinity, pauseMs: 30_000, wholeMs: 1_800_000 }

/** The limits of a request, depending on the caller and on what the call carries. */
export const bodyLimits = (isSignedIn: boolean, carries?: 'upload'): BodyLimits =>
  !isSignedIn ? ofStrangers : carries === 'upload' ? ofUploads : ofPeople

/**
 * A JSON body; undefined for none. Throws for a larger body, and 4001 for invalid JSON or too many levels.
 */
export async function readJson(request: Request, limits: BodyLimits): Promise<unknown> {
  const text = (await readBytes(request, limits)).toString('utf8')
  if (text === '') return undefined
  try {
    return parseJson(text)
  } catch (error) {
    throw refuseFields('param.invalid', { body: error instanceof TooDeep ? 'depth' : 'json' })
  }
}

/**
 * The bytes of a body as they arrive. Throws 4131 beyond the size limit, and 4001 if they do not arrive in
 * time.
 */
export async function* bytesOf({ body, headers }: Request, limits: BodyLimits): AsyncGenerator<Uint8Array> {
  if (Number(headers.get('content-length') ?? 0) > limits.size) throw new ApiError('body.too_large')
  // The declared length of a request is a promise; what arrives is counted.
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
 * A body that does not arrive in time is as useless as one that breaks off (4001): a caller who hangs up in
 * the middle sent half a request, which is not our fault.
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
