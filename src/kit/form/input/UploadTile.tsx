import Remove from '@mui/icons-material/CloseOutlined'
import Draw from '@mui/icons-material/DrawOutlined'
import Retry from '@mui/icons-material/ReplayOutlined'
import { IconButton, LinearProgress } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './FileInput.module.css'
import type { Upload } from './Upload.ts'

interface UploadTileProps {
  readonly upload: Upload
  readonly onRetry: () => void
  /** Undefined if it cannot be drawn on. */
  readonly onMark: (() => void) | undefined
  readonly onRemove: () => void
}

/** A file that is uploading: its progress, or why it failed. */
export function UploadTile({ upload, onRetry, onMark, onRemove }: UploadTileProps) {
  const translate = useTranslate()
  const { file, state, isHopeless } = upload
  const { name } = file
  const isFailed = state === 'failed'
  return (
    <li className={styles['tile']} data-failed={isFailed || undefined}>
      <div className={styles['face']}>
        <Progress upload={upload} />
      </div>
      <span className={styles['name']} title={name}>
        {name}
      </span>
      <div className={styles['actions']}>
        {isFailed && !isHopeless && (
          <IconButton size="small" aria-label={translate('atrium.file.retry', { name })} onClick={onRetry}>
            <Retry fontSize="small" />
          </IconButton>
        )}
        {onMark && !isHopeless && (
          <IconButton
            size="small"
            aria-label={translate('atrium.file.mark', { name })}
            aria-haspopup="dialog"
            onClick={onMark}
          >
            <Draw fontSize="small" />
          </IconButton>
        )}
        <IconButton
          size="small"
          aria-label={translate(isFailed ? 'atrium.file.remove' : 'atrium.file.stop', { name })}
          onClick={onRemove}
        >
          <Remove fontSize="small" />
        </IconButton>
      </div>
    </li>
  )
}

function Progress({ upload }: { readonly upload: Upload }) {
  const translate = useTranslate()
  const { state, sent, error, isOffline } = upload
  if (state === 'waiting' || state === 'preparing') return <span>{translate(`atrium.file.${state}`)}</span>
  if (state === 'failed') {
    return (
      <p className="red" role="alert">
        {isOffline ? translate('atrium.file.offline') : error || translate('atrium.file.failed')}
      </p>
    )
  }
  return (
    <div className={styles['going']}>
      <span>{`${Math.round(sent * 100)} %`}</span>
      <LinearProgress
        variant="determinate"
        value={sent * 100}
        aria-label={translate('atrium.file.progress', { name: upload.file.name })}
      />
    </div>
  )
}
