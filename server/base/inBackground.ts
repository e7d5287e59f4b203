import type { Log } from './log.ts'

/**
 * Does work that the caller must not wait for, because how long it takes would tell what is there. What goes wrong is
 * logged and nobody else's trouble.
 */
export function inBackground(log: Log, what: string, work: () => Promise<void>): void {
  work().catch((error: unknown) => log.error({ err: error }, `${what} failed`))
}
