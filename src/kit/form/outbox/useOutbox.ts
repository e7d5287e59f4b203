import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useContext, useEffect, useMemo, useSyncExternalStore } from 'react'
import { useBackEnd } from '#src/kit/base/call/callsContext.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { useSubject } from '#src/kit/base/person/subject.ts'
import { createSender } from './createSender.ts'
import { changeEntry, onOutboxChange, readOutbox, type OutboxEntry } from './outboxStore.ts'
import { refuse, sendEntry } from './sendEntry.ts'

/**
 * Returns what the user has on this device, and sends what waits: at once, and whenever the network may be back.
 * Mounted once.
 */
export function useOutbox() {
  const { id: user } = useSubject()
  const client = useQueryClient()
  const calls = useBackEnd()
  const resources = useContext(ResourcesContext)
  const sender = useMemo(
    () =>
      createSender(user, async (entry) => {
        const contract = resources.get(entry.resource)?.contract
        if (!contract) return refuse(entry, 'atrium.outbox.unknown')
        await sendEntry(calls, contract, entry)
        await client.invalidateQueries({ queryKey: [entry.resource] })
      }),
    [user, client, calls, resources],
  )
  useEffect(() => sender.start(), [sender])
  useEffect(
    () => onOutboxChange(() => void client.invalidateQueries({ queryKey: keyOf(user) })),
    [client, user],
  )
  const { data: entries = [] } = useQuery({
    queryKey: keyOf(user),
    queryFn: () => readOutbox(user),
    staleTime: Infinity,
  })
  return {
    entries,
    sending: useSyncExternalStore(sender.subscribe, sender.sending),
    /** Sends an entry now, also one that was refused. */
    sendNow: async (entry: OutboxEntry) => {
      await changeEntry(entry, ['refused'], { state: 'waiting', error: null, triedAt: null })
      sender.sendNow()
    },
  }
}

const keyOf = (user: string) => ['atrium.outbox', user] as const
