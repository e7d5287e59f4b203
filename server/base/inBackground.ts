import type { Log } from './log.ts'

/**
 * Does work that the caller must not wait for, because its duration would reveal what exists. Errors are only
 * logged.
 */
export function inBackground(log: Log, what: string, work: () => Promise<void>): void {
  work().catch((error: unknown) => log.error({ err: error }, `${what} failed`))
}
