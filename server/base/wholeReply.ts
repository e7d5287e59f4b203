/** Why another server's response cannot be passed on. */
export class NoAnswer extends Error {
  readonly reason: 'timeout' | 'unreachable' | 'redirect' | 'too_large'

  constructor(reason: NoAnswer['reason'], cause?: unknown) {
    super(`no answer: ${reason}`, { cause })
    this.name = 'NoAnswer'
    this.reason = reason
  }
}

/** The body of a response up to a maximum size, complete before any of it is passed on. Throws `NoAnswer`. */
export async function whole({ body }: Response, limit: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of body ?? []) {
      size += part.length
      if (size > limit) throw new NoAnswer('too_large')
      parts.push(part)
    }
  } catch (error) {
    refuseBroken(error)
  }
  return Buffer.concat(parts)
}

/** Rethrows what `fetch` or the body of its response threw as `NoAnswer`. */
export function refuseBroken(error: unknown): never {
  if (error instanceof NoAnswer) throw error
  const isLate = error instanceof DOMException && error.name === 'TimeoutError'
  throw new NoAnswer(isLate ? 'timeout' : 'unreachable', error)
}
