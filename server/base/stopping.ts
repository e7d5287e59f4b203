import { constants } from 'node:os'

/** Milliseconds that everything may take to end; what is still under way then is cut off. */
const patience = 15_000

let begun = false

/** Whether the process was asked to end: what fails from then on is no news. */
export const isStopping = (): boolean => begun

/**
 * Ends the process in order on SIGINT and SIGTERM: `stop` is called, and the process exits with 0 when it has settled. A second
 * signal ends it at once.
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
