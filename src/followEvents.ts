import type { Event } from '#contract/core/event.ts'
import { dependsOn } from '#src/kit/call/callKey.ts'
import { notificationsKey } from '#src/layout/readNotifications.ts'
import { loadMenu, openPerson } from '#src/providers/menu.ts'
import { shareEvents } from '#src/providers/shareEvents.ts'
import type { ConsoleParts } from './startConsole.ts'

type Parts = Pick<ConsoleParts, 'http' | 'session' | 'signIn' | 'site' | 'queryClient' | 'composition'>

/**
 * Keeps what is on the screen true while others work: lists and records that changed are read anew, and so is what the
 * person may. Forms keep what they started from. While nobody looks, nothing is read until somebody does. Returns how to
 * stop.
 */
export function followEvents(parts: Parts, person: string): () => void {
  const { http, session, signIn, site, queryClient, composition } = parts
  const stale = new Set<string>()
  let hasListened = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function readAnew(): void {
    timer = undefined
    if (stale.size === 0 || document.visibilityState === 'hidden') return
    const keys = new Set(stale)
    stale.clear()
    void queryClient.invalidateQueries({
      predicate: ({ queryKey }) =>
        keys.has(everything) ||
        keys.has(String(queryKey[0])) ||
        dependsOn(queryKey, (name) => keys.has(changeOf(name))),
    })
  }

  /** Several changes in a row are one reading. */
  function soon(...keys: readonly string[]): void {
    for (const key of keys) stale.add(key)
    timer ??= setTimeout(readAnew, gather)
  }

  const options = { http, session, signIn, onSignedOut: signIn.expire }
  const lookAgain = async (): Promise<void> => {
    await signIn.check.retry()
    await openPerson(options).catch(() => undefined)
  }

  function hear(event: Event): void {
    switch (event.kind) {
      case 'ready':
        // What happened between two streams nobody told.
        if (hasListened) soon(everything)
        hasListened = true
        break
      case 'record':
        if (event.site !== null && site() !== null && event.site !== site()) return
        soon(changeOf(event.resource))
        if (event.resource === 'menu') void loadMenu(options).catch(() => undefined)
        for (const [name, { contract }] of composition.resources) {
          if (contract.name === event.resource) soon(name)
        }
        break
      case 'job':
        soon(changeOf('job'))
        break
      case 'notification':
        soon(...notificationsKey, changeOf('notification'))
        break
      case 'access':
      case 'signed_out':
        void lookAgain()
    }
  }

  document.addEventListener('visibilitychange', readAnew)
  const stop = shareEvents({ http, person, hear })
  return () => {
    stop()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', readAnew)
  }
}

/** In the place of a key: the replies that depend on the records of a resource. */
const changeOf = (resource: string): string => `on ${resource}`
/** In the place of a key: whatever was read. */
const everything = '*'
/** Milliseconds for which changes are gathered. */
const gather = 300
