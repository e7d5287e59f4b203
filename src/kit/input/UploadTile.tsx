import Remove from '@mui/icons-material/CloseOutlined'
import Retry from '@mui/icons-material/ReplayOutlined'
import { IconButton, LinearProgress } from '@mui/material'
import { useTranslate } from 'react-admin'
import styles from './FileInput.module.css'
import type { Upload } from './useUploads.ts'

interface UploadTileProps {
  readonly upload: Upload
  readonly onRetry: () => void
  readonly onRemove: () => void
}

/** A file that is uploading: its progress, or why it failed. */
export function UploadTile({ upload, onRetry, onRemove }: UploadTileProps) {
  const translate = useTranslate()
  const { file, state, sent, error, isHopeless } = upload
  const { name } = file
  const isFailed = state === 'failed'
  return (
    <li className={styles['tile']} data-failed={isFailed || undefined}>
      <div className={styles['face']}>
        {isFailed ? (
          <p className={styles['why']} role="alert">
            {error || translate('atrium.file.failed')}
          </p>
        ) : state === 'waiting' ? (
          <span>{translate('atrium.file.waiting')}</span>
        ) : (
          <div className={styles['going']}>
            <span>{`${Math.round(sent * 100)} %`}</span>
            <LinearProgress
              variant="determinate"
              value={sent * 100}
              aria-label={translate('atrium.file.progress', { name })}
            />
          </div>
        )}
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
