import { pino, type Logger } from 'pino'
import type { Settings } from '#server/settings.ts'

export type Log = Logger

/** Structured log: one JSON line per event on standard error. Tokens and passwords never get into it: no headers, no bodies. */
export const createLog = (level: Settings['LOG_LEVEL']): Log =>
  pino({ level, base: null }, pino.destination(2))
