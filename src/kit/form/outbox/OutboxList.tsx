import { useContext, useState } from 'react'
import { useTranslate } from 'react-admin'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import { OutboxCard } from './OutboxCard.tsx'
import styles from './Outbox.module.css'
import { removeEntry, type OutboxEntry } from './outboxStore.ts'
import { PersonContext } from '#src/kit/base/person/personContext.ts'

interface OutboxListProps {
  readonly entries: readonly OutboxEntry[]
  /** The id of the entry that is being sent. */
  readonly sending: string | null
  readonly sendNow: (entry: OutboxEntry) => Promise<void>
  /** Called when the user opens an entry. */
  readonly onLeave: () => void
}

/** What is kept on this device, with what can be done about it. */
export function OutboxList({ entries, sending, sendNow, onLeave }: OutboxListProps) {
  const translate = useTranslate()
  const here = useContext(PersonContext)?.site?._id ?? null
  const [asked, setAsked] = useState<OutboxEntry | null>(null)
  return (
    <>
      <ul className={styles['list']}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <OutboxCard
              entry={entry}
              isSending={sending === entry.id}
              isHere={entry.site === here}
              onSend={() => void sendNow(entry)}
              onDiscard={() => setAsked(entry)}
              onOpen={onLeave}
            />
          </li>
        ))}
      </ul>
      {asked && (
        <ActionDialog
          title={translate('atrium.outbox.discard_title')}
          text={translate('atrium.outbox.discard_text')}
          confirm={translate('atrium.outbox.discard')}
          isDanger
          onConfirm={async () => {
            await removeEntry(asked.id)
            setAsked(null)
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}
