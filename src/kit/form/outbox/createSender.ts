import { retryWhenBack } from '#src/kit/base/call/retryWhenBack.ts'
import { onOutboxChange, readOutbox, type OutboxEntry } from './outboxStore.ts'

/** Sends the waiting entries of a user, one after another, again and again until the server has them. */
export interface OutboxSender {
  /** Begins, and follows what changes. Returns a function that ends it. */
  readonly start: () => () => void
  /** Tries at once, even if the last try has just failed. */
  readonly sendNow: () => void
  /** The id of the entry that is being sent. */
  readonly sending: () => string | null
  readonly subscribe: (listener: () => void) => () => void
}

/** `send` rejects if the entry could not be sent now. */
export function createSender(user: string, send: (entry: OutboxEntry) => Promise<void>): OutboxSender {
  const listeners = new Set<() => void>()
  let [isBusy, isChanged, tries] = [false, false, 0]
  let sending: string | null = null
  let cancelRetry: (() => void) | null = null

  function show(id: string | null): void {
    sending = id
    listeners.forEach((listener) => listener())
  }

  async function run(): Promise<void> {
    isChanged = true
    if (isBusy || cancelRetry) return
    isBusy = true
    try {
      while (isChanged) {
        isChanged = false
        await alone(sendAll)
      }
    } catch {
      // Nothing is lost.
      cancelRetry = retryWhenBack(sendNow, tries)
      tries += 1
    } finally {
      isBusy = false
      show(null)
    }
  }

  /** An entry that fails does not keep back the others. */
  async function sendAll(): Promise<void> {
    const failures: unknown[] = []
    for (const { id } of await readOutbox(user)) {
      // Another tab may have sent it meanwhile.
      const entry = (await readOutbox(user)).find((one) => one.id === id)
      if (entry?.state !== 'waiting') continue
      show(id)
      try {
        await send(entry)
        tries = 0
      } catch (error) {
        failures.push(error)
      }
    }
    if (failures.length > 0) throw new AggregateError(failures)
  }

  function sendNow(): void {
    cancelRetry?.()
    cancelRetry = null
    void run()
  }

  return {
    start: () => {
      const stop = onOutboxChange(() => void run())
      void run()
      return () => {
        stop()
        cancelRetry?.()
        cancelRetry = null
      }
    },
    sendNow,
    sending: () => sending,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/**
 * So that two tabs do not send the same. Browsers have locks only with HTTPS; without them the server sees that
 * it is the same.
 */
async function alone(action: () => Promise<void>): Promise<void> {
  const locks = (navigator as Partial<Pick<Navigator, 'locks'>>).locks
  if (locks) await locks.request('atrium.outbox', action)
  else await action()
}
