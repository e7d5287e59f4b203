import { constants } from 'node:os'

/** Milliseconds for everything to end; what is still running then is cut off. */
const patience = 15_000

let begun = false

/** Whether the process was asked to stop: errors from then on are expected. */
export const isStopping = (): boolean => begun

/**
 * Stops the process in an orderly way on SIGINT and SIGTERM: `stop` is called, and the process exits with 0
 * when it has settled. A second signal ends it at once.
 */
export function onStop(stop: () => Promise<void>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (begun) process.exit(128 + constants.signals[signal])
      begun = true
      setTimeout(() => process.exit(0), patience)
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          console.error(error)
          process.exit(1)
        },
      )
    })
  }
}
