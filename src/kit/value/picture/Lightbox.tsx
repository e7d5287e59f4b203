import Close from '@mui/icons-material/CloseOutlined'
import Download from '@mui/icons-material/DownloadOutlined'
import Next from '@mui/icons-material/ChevronRightOutlined'
import Previous from '@mui/icons-material/ChevronLeftOutlined'
import { Dialog, IconButton } from '@mui/material'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { StepButton } from '#src/kit/base/control/StepButton.tsx'
import { useIsPhone } from '#src/kit/base/device/useIsPhone.ts'
import styles from './Lightbox.module.css'
import type { UploadFile } from './loadFiles.ts'

interface LightboxProps {
  readonly files: readonly UploadFile[]
  /** The index of the first picture to show. */
  readonly start: number
  readonly onClose: () => void
}

/**
 * Shows pictures one by one, as large as the window allows. Arrow keys move, Home and End go to the ends,
 * Escape closes.
 */
export function Lightbox({ files, start, onClose }: LightboxProps) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const [at, setAt] = useState(start)
  const last = files.length - 1
  const file = files[Math.min(at, last)]
  if (!file) return null
  const place = { place: at + 1, count: files.length }
  const go = (to: number) => setAt(Math.max(0, Math.min(last, to)))
  const byKey = (event: KeyboardEvent) => {
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (to === undefined) return
    event.preventDefault()
    go(to)
  }
  return (
    <Dialog
      open
      fullScreen={isPhone}
      maxWidth="xl"
      slotProps={{ paper: { 'aria-label': translate('atrium.file.viewer') } }}
      onClose={onClose}
      onKeyDown={byKey}
    >
      <div className={styles['head']}>
        <p className="grow anywhere" aria-live="polite">
          {file.name}{' '}
          {files.length > 1 && <span className="muted small">{translate('atrium.file.place', place)}</span>}
        </p>
        <IconButton
          component="a"
          href={file.url}
          download={file.name}
          aria-label={translate('atrium.file.download')}
        >
          <Download />
        </IconButton>
        <IconButton aria-label={translate('atrium.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </div>
      <div className={styles['stage']}>
        <img key={file.uid} src={file.url} alt={file.name} />
      </div>
      {files.length > 1 && (
        <div className={styles['foot']}>
          <StepButton
            size="medium"
            label={translate('atrium.action.previous')}
            onStep={at > 0 ? () => go(at - 1) : undefined}
          >
            <Previous />
          </StepButton>
          <StepButton
            size="medium"
            label={translate('atrium.action.next')}
            onStep={at < last ? () => go(at + 1) : undefined}
          >
            <Next />
          </StepButton>
        </div>
      )}
    </Dialog>
  )
}
