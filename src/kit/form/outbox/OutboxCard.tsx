import { Button } from '@mui/material'
import { useContext, useId } from 'react'
import { useCreatePath } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { Link } from 'react-router-dom'
import type { StatusColors } from '#contract/nounScreens.ts'
import { PersonContext } from '#src/kit/base/person/personContext.ts'
import { ResourcesContext } from '#src/kit/base/resource/contractOf.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { StatusChip } from '#src/kit/value/field/StatusChip.tsx'
import { useLocalName } from '#src/kit/value/field/useLocalName.ts'
import type { Entry } from './entry.ts'
import { kindOf } from './kinds.ts'
import styles from './Outbox.module.css'
import { entryParam } from './outboxForm.ts'

interface OutboxCardProps {
  readonly entry: Entry
  readonly isSending: boolean
  readonly onSend: () => void
  readonly onDiscard: () => void
  readonly onOpen: () => void
}

const colors: StatusColors = { draft: 'grey', waiting: 'amber', sending: 'blue', refused: 'red' }

/** What is kept on this device: what it is, what it waits for, and what can be done. */
export function OutboxCard({ entry, isSending, onSend, onDiscard, onOpen }: OutboxCardProps) {
  const translate = useTranslate()
  const createPath = useCreatePath()
  const nameOf = useLocalName()
  const resources = useContext(ResourcesContext)
  const { title, form } = kindOf(entry)?.cardOf?.(entry, resources) ?? {}
  const person = useContext(PersonContext)
  const isHere = entry.site === (person?.site?._id ?? null)
  const site = isHere ? undefined : person?.user.sites.find(({ _id }) => _id === entry.site)
  const heading = useId()
  const state = isSending ? 'sending' : entry.state
  const photos = entry.files.length
  return (
    <article className={styles['card']} aria-labelledby={heading}>
      <header className="row between gap-12">
        <h3 id={heading} className="anywhere">
          {title ?? translate('atrium.outbox.untitled')}
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
          {isHere && form && (
            <Button
              size="small"
              variant="outlined"
              component={Link}
              to={`${createPath({ resource: form, type: 'create' })}?${entryParam}=${entry.id}`}
              onClick={onOpen}
            >
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
