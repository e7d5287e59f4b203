import { useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { ActionDialog } from '#src/kit/form/dialog/ActionDialog.tsx'
import type { Entry } from './entry.ts'
import styles from './Outbox.module.css'
import { OutboxCard } from './OutboxCard.tsx'
import { changeEntry } from './outboxStore.ts'
import { sendNow } from './sender.ts'

interface OutboxListProps {
  readonly entries: readonly Entry[]
  readonly isSending: (entry: Entry) => boolean
  /** Called when the user opens an entry. */
  readonly onLeave: () => void
}

/** What is kept on this device, with what can be done about it. */
export function OutboxList({ entries, isSending, onLeave }: OutboxListProps) {
  const translate = useTranslate()
  const [discarded, setDiscarded] = useState<Entry | null>(null)
  return (
    <>
      <ul className={styles['list']}>
        {entries.map((entry) => (
          <li key={entry.id}>
            <OutboxCard
              entry={entry}
              isSending={isSending(entry)}
              onSend={() => void sendNow(entry)}
              onDiscard={() => setDiscarded(entry)}
              onOpen={onLeave}
            />
          </li>
        ))}
      </ul>
      {discarded && (
        <ActionDialog
          title={translate('atrium.outbox.discard_title')}
          text={translate('atrium.outbox.discard_text')}
          confirm={translate('atrium.outbox.discard')}
          isDanger
          onConfirm={async () => {
            await changeEntry(discarded.id, () => undefined)
            setDiscarded(null)
          }}
          onClose={() => setDiscarded(null)}
        />
      )}
    </>
  )
}
