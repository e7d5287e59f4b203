import { useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useSyncExternalStore } from 'react'
import { useNotify } from '#src/kit/base/text/useNotify.ts'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { useSubject } from '#src/kit/base/person/subject.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { outbox } from './outboxStore.ts'
import { startSending } from './sender.ts'

/** Returns what the user has on this device, undefined until it is read, and what of it is being sent. */
export function useOutbox() {
  const { id: user } = useSubject()
  const { entries, sending } = useSyncExternalStore(outbox.subscribe, outbox.get)
  return { entries: entries?.filter((entry) => entry.user === user), sending }
}

/** Sends what the user has on this device as long as the component is mounted. */
export function useSending(): void {
  const { id: user, site } = useSubject()
  const calls = useBackEnd()
  const resources = useContext(ResourcesContext)
  const client = useQueryClient()
  const notify = useNotify()
  useEffect(() => {
    const refresh = (resource: string) => void client.invalidateQueries({ queryKey: [resource] })
    return startSending({ user, site, calls, resources, notify, refresh })
  }, [user, site, calls, resources, client, notify])
}
