import { setTimeout as sleep } from 'node:timers/promises'
import { reconcile } from './reconcile.ts'
import type { JobServices } from './runTicket.ts'

/** The parts of the server that a reconciliation uses. */
export type ReconciliationContext = Pick<JobServices, 'db' | 'boss' | 'known' | 'log' | 'stopping'>

/** Reconciles once before it returns, and then every minute until the server stops. */
export async function keepReconciled(surroundings: ReconciliationContext, everyMs = 60_000): Promise<void> {
  const { log, stopping } = surroundings
  const reconciled = () =>
    reconcile(surroundings).catch((error: unknown) => log.error({ err: error }, 'jobs were not reconciled'))
  await reconciled()
  void (async () => {
    for (;;) {
      await sleep(everyMs, undefined, { signal: stopping, ref: false }).catch(() => undefined)
      if (stopping.aborted) return
      await reconciled()
    }
  })()
}
