import { Button } from '@mui/material'
import { useContext, useId } from 'react'
import { useCreatePath, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import type { StatusColors } from '#contract/nounScreens.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { PersonContext } from '#src/kit/base/person/personContext.ts'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import { entryParam } from './entryAddress.ts'
import styles from './Outbox.module.css'
import type { OutboxEntry } from './outboxStore.ts'

interface OutboxCardProps {
  readonly entry: OutboxEntry
  readonly isSending: boolean
  /** It belongs to the current site, or to none. */
  readonly isHere: boolean
  readonly onSend: () => void
  readonly onDiscard: () => void
  readonly onOpen: () => void
}

const colors: StatusColors = { draft: 'grey', waiting: 'amber', sending: 'blue', refused: 'red' }

/** A record that is kept on this device: what it is, what it waits for, and what can be done. */
export function OutboxCard({ entry, isSending, isHere, onSend, onDiscard, onOpen }: OutboxCardProps) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const nameOf = useLocalName()
  const title = useTitle(entry)
  const sites = useContext(PersonContext)?.user.sites ?? []
  const site = isHere ? undefined : sites.find(({ _id }) => _id === entry.site)
  const heading = useId()
  const state = isSending ? 'sending' : entry.state
  const to = `${createPath({ resource: entry.resource, type: 'create' })}?${entryParam}=${entry.id}`
  const photos = entry.files.length
  return (
    <article className={styles['card']} aria-labelledby={heading}>
      <header className="row between gap-12">
        <h3 id={heading} className="anywhere">
          {title}
        </h3>
        <output>
          <StatusChip tone={colors[state] ?? 'grey'}>{translate(`atrium.outbox.${state}`)}</StatusChip>
        </output>
      </header>
      <p className="muted small">
        {formatDate(entry.at / 1000, 'YYYY/M/D HH:mm')}
        {photos > 0 && ` · ${translate('atrium.outbox.files', { smart_count: photos })}`}
        {site && ` · ${nameOf({ ...site, id: site._id })}`}
      </p>
      {entry.error !== null && (
        <p className="red small">{translate(entry.error || 'atrium.outbox.failed', { _: entry.error })}</p>
      )}
      {!isSending && (
        <footer className="flex wrap end gap-8">
          <Button size="small" onClick={onDiscard}>
            {translate('atrium.outbox.discard')}
          </Button>
          {isHere && (
            <Button size="small" variant="outlined" component={Link} to={to} onClick={onOpen}>
              {translate('atrium.outbox.open')}
            </Button>
          )}
          {entry.state !== 'draft' && (
            <Button size="small" variant="outlined" onClick={onSend}>
              {translate('atrium.outbox.send_now')}
            </Button>
          )}
        </footer>
      )}
    </article>
  )
}

/** The text that a record of this kind has to have, such as its title. */
function useTitle({ resource, values }: OutboxEntry): string {
  const translate = useTranslate()
  const contract = useContext(ResourcesContext).get(resource)?.contract
  const title = Object.entries(contract?.fields ?? {}).find(
    ([source, field]) => field.kind === 'text' && field.required && values[source],
  )
  return title ? String(values[title[0]]) : translate('atrium.outbox.untitled')
}
