import { Drawer, IconButton, Tooltip } from '@mui/material'
import Close from '@mui/icons-material/CloseRounded'
import HistoryIcon from '@mui/icons-material/HistoryRounded'
import { useId, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import type { Looks } from '#src/kit/value/diff/Difference.tsx'
import styles from './History.module.css'
import { HistoryList } from './HistoryList.tsx'
import { ActionButton } from './RecordActions.tsx'
import { Section } from '#src/kit/value/frame/Section.tsx'
import { useHistory, type RecordHistory } from './useHistory.ts'

interface HistoryProps {
  /** How fields look, as on the record's page. */
  readonly looks?: Looks
}

/**
 * A section of a record's page: who changed what, and when. Renders nothing if the back end keeps no history.
 */
export function History({ looks = {} }: HistoryProps) {
  const history = useHistory()
  if (history.isAbsent || history.isPending) return null
  return (
    <Section title="atrium.history.title">
      <HistoryList history={history} looks={looks} />
    </Section>
  )
}

/**
 * A button in a record's header that opens the history in a drawer. Hidden if the back end keeps no history.
 */
export function HistoryAction({ looks = {} }: HistoryProps) {
  const history = useHistory()
  const [isOpen, setOpen] = useState(false)
  const translate = useTranslate()
  if (history.isAbsent || history.isPending) return null
  return (
    <>
      <ActionButton icon={<HistoryIcon />} onClick={() => setOpen(true)}>
        {translate('atrium.history.title')}
      </ActionButton>
      <HistoryDrawer history={history} looks={looks} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

interface HistoryDrawerProps {
  readonly history: RecordHistory
  readonly looks: Looks
  readonly isOpen: boolean
  readonly onClose: () => void
}

/** The history of the current record in a drawer. */
function HistoryDrawer({ history, looks, isOpen, onClose }: HistoryDrawerProps) {
  const translate = useTranslate()
  const heading = useId()
  const close = translate('atrium.action.close')
  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': heading } }}
    >
      <div className={styles['drawer']}>
        <header className="row between">
          <h2 id={heading}>{translate('atrium.history.title')}</h2>
          <Tooltip title={close}>
            <IconButton aria-label={close} onClick={onClose}>
              <Close />
            </IconButton>
          </Tooltip>
        </header>
        <HistoryList history={history} looks={looks} />
      </div>
    </Drawer>
  )
}
