import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Bytes of log after which a checkpoint is made. */
const most = 48 * 2 ** 20
/** Milliseconds between two looks at the log while statements come, and while none come. */
const lookMs = 500
export const idleMs = 60_000

/** The end of a reply after which the database waits for the next statement, and is in no failed transaction. */
const readyForQuery = [0x5a, 0, 0, 0, 5]
const waiting = [...'IT'].map((state) => state.charCodeAt(0))

/**
 * Decides when the embedded database makes a checkpoint, after which the log before it is removed. PostgreSQL has a process
 * for that; the embedded database has none, so its log would grow until it is closed.
 */
export function checkpoints(folder: string, make: () => Promise<unknown>) {
  let looked = 0
  let sizeAtLast = sizeOf(folder)

  const check = async (limit: number): Promise<void> => {
    looked = performance.now()
    if (sizeOf(folder) <= limit) return
    // It is refused in a transaction that has failed, and fails on a full disk, which the next statement reports as well.
    await make().catch(() => undefined)
    sizeAtLast = sizeOf(folder)
  }

  return {
    /** Whether a checkpoint can be made after this reply. */
    isReady: (reply: Uint8Array): boolean => {
      const end = reply.subarray(-6)
      return readyForQuery.every((byte, at) => end[at] === byte) && waiting.includes(end[5] ?? 0)
    },
    /** Makes one if the log has grown too long. */
    afterStatement: async (): Promise<void> => {
      if (performance.now() - looked >= lookMs) await check(most)
    },
    /** Makes one if a segment was added to the log since the last one. Called after each minute. */
    whileIdle: async (): Promise<void> => {
      await check(sizeAtLast)
    },
  }
}

/** Bytes of all segments of the log. */
function sizeOf(folder: string): number {
  const segments = readdirSync(folder).filter((name) => /^[0-9A-F]{24}$/.test(name))
  return segments.reduce(
    (sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0),
    0,
  )
}
