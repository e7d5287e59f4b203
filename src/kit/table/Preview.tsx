import Close from '@mui/icons-material/CloseRounded'
import ExpandLess from '@mui/icons-material/ExpandLessRounded'
import ExpandMore from '@mui/icons-material/ExpandMoreRounded'
import OpenInFull from '@mui/icons-material/OpenInFullRounded'
import { IconButton } from '@mui/material'
import type { KeyboardEvent, ReactNode } from 'react'
import { LinkBase, RecordContextProvider, useGetOne, useResourceContext } from 'react-admin'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { RaRecord } from 'react-admin'
import { EventArea } from '#src/kit/base/control/EventArea.tsx'
import { useRecordHeading } from '#src/kit/value/field/useRecordHeading.ts'
import { StepButton } from '#src/kit/base/control/StepButton.tsx'
import { ErrorState } from '#src/kit/value/state/ErrorState.tsx'
import { RecordSkeleton } from '#src/kit/value/state/Skeletons.tsx'
import { ScrollRegion } from '#src/kit/base/control/ScrollRegion.tsx'
import styles from './Preview.module.css'
import type { Look } from './useLook.ts'
import { useRowPath } from './useRowPath.ts'

interface QuickLookProps {
  id: string
  look: Look
  /** The rows of the list, for moving up and down. */
  records: readonly RaRecord[]
  children: ReactNode
}

/** A record beside its list; the up and down keys move through the list, Escape closes it. */
export function Preview({ id, look, records, children }: QuickLookProps) {
  const resource = useResourceContext() ?? ''
  const { data, error, refetch } = useGetOne(resource, { id }, quiet)
  const translate = useTranslate()
  const headingOf = useRecordHeading()
  const path = useRowPath()(id)
  const at = records.findIndex((record) => String(record.id) === id)
  const neighbour = (by: number) => (at < 0 ? undefined : records[at + by])
  const go = (by: number) => {
    const next = neighbour(by)
    if (next) look.show(String(next.id))
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (by === undefined || isTyping(event.target)) return
    event.preventDefault()
    go(by)
  }
  return (
    // Only a shortcut: the buttons do the same.
    <EventArea
      as="aside"
      className={styles['look']}
      aria-label={translate('atrium.list.look.label')}
      onKeyDown={onKeyDown}
    >
      <header className={styles['head']}>
        <h2 className="cut grow" aria-live="polite">
          {data && headingOf(data)}
        </h2>
        {([-1, 1] as const).map((by) => (
          <StepButton
            key={by}
            label={translate(by < 0 ? 'atrium.action.previous' : 'atrium.action.next')}
            onStep={neighbour(by) && (() => go(by))}
          >
            {by < 0 ? <ExpandLess /> : <ExpandMore />}
          </StepButton>
        ))}
        {path !== undefined && (
          <IconButton
            size="small"
            component={LinkBase}
            to={path}
            aria-label={translate('atrium.list.look.open')}
            title={translate('atrium.list.look.open')}
          >
            <OpenInFull />
          </IconButton>
        )}
        <IconButton size="small" aria-label={translate('atrium.list.look.close')} onClick={look.close}>
          <Close />
        </IconButton>
      </header>
      <ScrollRegion className={styles['body']} label={data && headingOf(data)}>
        {data ? (
          <RecordContextProvider value={data}>{children}</RecordContextProvider>
        ) : error ? (
          <ErrorState error={error} retry={() => void refetch()} />
        ) : (
          <RecordSkeleton />
        )}
      </ScrollRegion>
    </EventArea>
  )
}

const isTyping = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable], [role=tab]')

// The panel itself shows the error.
const quiet = { onError: () => undefined }
