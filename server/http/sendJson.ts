import { promisify } from 'node:util'
import { constants, gzip, gzipSync } from 'node:zlib'
import type { Context as HttpContext } from 'hono'
import type { Variables } from './variables.ts'

/**
 * Sends an object as JSON, compressed if it is long and the caller accepts gzip: a list of 25 brands takes a tenth. Replies
 * that contain secrets are short, and nobody else can make a browser send the token, so their length tells nothing.
 */
export async function sendJson(http: HttpContext<Variables>, value: object): Promise<Response> {
  const text = JSON.stringify(value)
  const accepts = http.req.header('accept-encoding') ?? ''
  http.header('content-type', 'application/json')
  http.header('vary', 'accept-encoding')
  if (text.length <= longestPlain || !/\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(accepts))
    return http.body(text)
  http.header('content-encoding', 'gzip')
  return http.body(text.length <= longestAtOnce ? gzipSync(text, options) : await compress(text, options))
}

// The fastest level: the better ones save a tenth more and take three times as long.
const options = { level: constants.Z_BEST_SPEED, chunkSize: 8192 }

/** In the threads of Node, so that the event loop is free; below a quarter of a millisecond the way there takes longer than the work. */
const compress = promisify(gzip)
const longestAtOnce = 64_000

/** Characters. A shorter reply fits into one packet anyway. */
const longestPlain = 1_000
