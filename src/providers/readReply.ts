import type { z } from 'zod'
import type { SendableCall } from '#contract/call.ts'
import { errcodes } from '#contract/reply.ts'
import { HttpError, networkText } from './http.ts'
import { lenient } from './lenient.ts'
import { storedLocale } from './locale.ts'
import { isRecord } from '#contract/isRecord.ts'

/**
 * Returns the data of a reply in the shape that the contract declares; a less strict back end may leave parts
 * out, even the total of a list. A reply to a reading call with none of the declared fields comes from a back
 * end that has something else under this path: it is rejected as an unknown call.
 */
export function readReply({ method, reply }: SendableCall, data: unknown): unknown {
  const parts = partsOf(reply)
  const isOther = isRecord(data) ? parts.length > 0 && !parts.some((name) => name in data) : !isEmpty(data)
  if (method === 'GET' && parts.length > 0 && isOther) throw unknownCall()
  const read = lenient(reply, data)
  if (!isRecord(read) || !parts.includes('total')) return read
  if (isRecord(data) && isBroken(data['list'])) throw unreadable()
  return { ...read, total: read['total'] ?? (Array.isArray(read['list']) ? read['list'].length : 0) }
}

const partsOf = (schema: z.core.$ZodType): readonly string[] => {
  // The union of all kinds of schemas, so that TypeScript can narrow it to objects.
  const { def } = (schema as z.core.$ZodTypes)._zod
  return def.type === 'object' ? Object.keys(def.shape) : []
}

const isEmpty = (data: unknown): boolean => data === undefined || data === null
const isBroken = (list: unknown): boolean => !isEmpty(list) && !Array.isArray(list)

const unknownCall = () =>
  new HttpError(networkText(storedLocale()), { errcode: errcodes['path.unknown'], status: 200 })
const unreadable = () => new HttpError(networkText(storedLocale()), { status: 200, isNetwork: true })
