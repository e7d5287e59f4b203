import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseError } from 'pg'
import { pino, type DestinationStream, type Logger } from 'pino'
import { isUnreachable } from './isUnreachable.ts'
import type { Settings } from './settings.ts'

export type Log = Logger

/** The current request, for every line that is logged while it is handled, and who makes it, once that is known. */
export const underWay = new AsyncLocalStorage<{ readonly requestId: string; person?: string }>()

/**
 * Structured log: one JSON line per event on standard error. Tokens, passwords and what people typed are
 * never logged: no headers, no addresses, no bodies, no values of statements.
 */
export const createLog = (level: Settings['LOG_LEVEL'], to: DestinationStream = pino.destination(2)): Log =>
  pino({ level, base: null, mixin: requestOf, serializers: { err: plainError } }, to)

function requestOf(): object {
  const request = underWay.getStore()
  return request ? { requestId: request.requestId } : {}
}

interface PlainError {
  readonly type: string
  readonly code?: unknown
  readonly message: string
  readonly table?: string
  readonly constraint?: string
  readonly stack?: string
  readonly cause?: PlainError
}

/** The known properties of an error. Others can hold anything, such as the values of the refused row. */
function plainError(error: unknown): PlainError {
  if (!(error instanceof Error)) return { type: typeof error, message: '' }
  const isOfDatabase = error instanceof DatabaseError
  // Class 22 is about a value, and its message quotes the value.
  const quotes = isOfDatabase && (error.code?.startsWith('22') ?? false)
  return {
    type: error.constructor.name,
    ...('code' in error ? { code: error.code } : {}),
    message: quotes ? 'a value that the database does not take' : withoutPassword(error.message),
    ...(isOfDatabase && error.table ? { table: error.table } : {}),
    ...(isOfDatabase && error.constraint ? { constraint: error.constraint } : {}),
    // That the database is unavailable is logged again and again, and the place where it was noticed does not
    // matter.
    ...(error.stack && !isUnreachable(error) ? { stack: framesOf(error.stack) } : {}),
    ...(error.cause === undefined ? {} : { cause: plainError(error.cause) }),
  }
}

/** Addresses can have a name and a password before the host. */
const withoutPassword = (text: string): string => text.replace(/\/\/[^\s/@]*@/g, '//')

/** Only the places, because a stack begins with the message. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .map((line) => line.trim())
    .join('\n')
