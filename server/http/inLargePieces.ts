import { ApiError } from '#contract/reply.ts'

/** The number of pieces after which they are checked. */
const some = 10_000
/** The minimum average size of a piece, in bytes; no honest client sends so many smaller ones. */
const least = 100

/**
 * The pieces of a body, unless it comes byte by byte: a byte takes as much work as 64 kB, and thousands of
 * them arrive at once. Throws 4131 for such a body, which also ends the connection.
 */
export async function* inLargePieces(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let [pieces, size] = [0, 0]
  for await (const piece of body) {
    pieces += 1
    size += piece.length
    if (pieces > some && size < pieces * least) throw new ApiError('body.too_large', { pieces: some })
    yield piece
  }
}
