import { parseJson, TooDeep } from '#contract/parseJson.ts'
import { Refusal, refuseFields } from '#contract/reply.ts'
import { inLargePieces } from './inLargePieces.ts'

/** A JSON body holds at most this many bytes. */
export const bodyLimit = 1_000_000

/** A body of JSON; undefined for none. Refuses a larger one, and what is no JSON or nests too deeply (4001). */
export async function readJson(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > bodyLimit) throw new Refusal('body.too_large')
  const text = await readText(request)
  if (text === '') return undefined
  try {
    return parseJson(text)
  } catch (error) {
    throw refuseFields('param.invalid', { body: error instanceof TooDeep ? 'depth' : 'json' })
  }
}

/** The bytes of a body as they come. A caller who hangs up in the middle sent half a request, which is no trouble of ours. */
export async function* bytesOf({ body }: Request): AsyncGenerator<Uint8Array> {
  try {
    if (body) yield* inLargePieces(body)
  } catch (error) {
    if (error instanceof Refusal) throw error
    throw refuseFields('param.invalid', { body: 'incomplete' })
  }
}

// The length that a request declares is a promise; what arrives is counted.
async function readText(request: Request): Promise<string> {
  const parts: Uint8Array[] = []
  let size = 0
  for await (const part of bytesOf(request)) {
    size += part.length
    if (size > bodyLimit) throw new Refusal('body.too_large')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}
