import type { Event } from '#contract/core/event.ts'
import { dependsOn } from '#src/kit/base/call/callKey.ts'
import { followPercentRule } from '#src/kit/value/field/formatValue.ts'
import { notificationsKey } from '#src/layout/readNotifications.ts'
import { renewConfig } from '#src/providers/config.ts'
import { loadMenu, openPerson } from '#src/providers/menu.ts'
import { ownChanges } from '#src/providers/ownChanges.ts'
import { shareEvents } from '#src/providers/shareEvents.ts'
import { fetchTimes } from './fetchTimes.ts'
import type { DisabledPlugins } from './pluginsOff.ts'
import type { ConsoleParts } from './startConsole.ts'

type Parts = Pick<
  ConsoleParts,
  'http' | 'session' | 'signIn' | 'site' | 'queryClient' | 'composition' | 'i18n' | 'off'
>

/**
 * Keeps the screen up to date while others work: refetches changed lists and records, and the user's
 * permissions. Forms keep the data that they started from. Nothing is fetched while the page is hidden, nor what
 * the page has fetched since it made the change itself. Returns a function that stops it.
 */
export function followEvents(parts: Parts, person: string): () => void {
  const { http, session, signIn, site, queryClient, composition, i18n, off } = parts
  /** What has changed, each with the requests that changed it. */
  const stale: { key: string; requests: readonly string[] | undefined }[] = []
  const { readAt, stop: stopNoting } = fetchTimes(queryClient)
  let hasListened = false
  let timer: ReturnType<typeof setTimeout> | undefined

  function readAnew(): void {
    timer = undefined
    if (stale.length === 0 || document.visibilityState === 'hidden') return
    const changes = stale.splice(0).map(({ key, requests }) => ({ key, since: includedSince(requests) }))
    void queryClient.invalidateQueries({
      predicate: (query) => {
        const { queryKey } = query
        const read = readAt(query)
        return changes.some(
          ({ key, since }) =>
            read < since &&
            (key === everything ||
              key === queryKey[0] ||
              dependsOn(queryKey, (name) => key === changeOf(name))),
        )
      },
    })
  }

  /** Several changes in a row cause one refetch. */
  function soon(keys: readonly string[], requests?: readonly string[]): void {
    stale.push(...keys.map((key) => ({ key, requests })))
    timer ??= setTimeout(readAnew, gather)
  }

  const options = { http, session, signIn, onSignedOut: signIn.expire }
  const lookAgain = async (): Promise<void> => {
    await signIn.check.retry()
    await openPerson(options).catch(() => undefined)
  }

  /** Events between two streams were missed, whatever they would have been about. */
  function catchUp(): void {
    soon([everything])
    void i18n.renew()
    void renewParams(off)
    void lookAgain()
  }

  function hear(event: Event): void {
    switch (event.kind) {
      case 'ready':
        if (hasListened) catchUp()
        hasListened = true
        break
      case 'record':
        if (event.site !== null && site() !== null && event.site !== site()) return
        soon([changeOf(event.resource)], event.requests)
        if (event.resource === 'i18n_message') void i18n.renew()
        if (event.resource === 'param') void renewParams(off)
        if (event.resource === 'menu') void loadMenu(options).catch(() => undefined)
        for (const [name, { contract }] of composition.resources) {
          if (contract.name === event.resource) soon([name], event.requests)
        }
        break
      case 'job':
        soon([changeOf('job')])
        break
      case 'notification':
        soon([...notificationsKey, changeOf('notification')])
        break
      case 'access':
        // Other rows can be in sight now.
        soon([everything])
        void lookAgain()
        break
      case 'signed_out':
        void lookAgain()
    }
  }

  document.addEventListener('visibilitychange', readAnew)
  const stop = shareEvents({ http, person, hear })
  return () => {
    stop()
    stopNoting()
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', readAnew)
  }
}

/** From when replies include what these requests changed; Infinity unless this page sent them all. */
const includedSince = (requests: readonly string[] | undefined): number =>
  requests?.length ? Math.max(...requests.map((one) => ownChanges.get(one) ?? Infinity)) : Infinity

/** Used instead of a key: the replies that depend on the records of a resource. */
const changeOf = (resource: string): string => `on ${resource}`
/** Used instead of a key: everything that was fetched. */
const everything = '*'
/** Milliseconds for which changes are collected. */
const gather = 300

/** Puts a change of the public parameters into effect in a console that is open. */
async function renewParams(off: DisabledPlugins): Promise<void> {
  const { param } = await renewConfig()
  followPercentRule(param('ui.literal_percent'))
  await off.renew()
}
