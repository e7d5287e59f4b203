import { Button } from '@mui/material'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { formatDate } from '#src/kit/value/field/formatDate.ts'
import { DiscardButton } from '#src/kit/form/dialog/DiscardButton.tsx'
import styles from './Form.module.css'

interface DraftBarProps {
  /** When it was typed, in Unix seconds. */
  readonly at: number
  /** Missing if it is restored already. */
  readonly onRestore?: () => void
  readonly onDiscard: () => void
}

/** Offers input that was typed earlier, or says that it was restored. */
export function DraftBar({ at, onRestore, onDiscard }: DraftBarProps) {
  const translate = useTranslate()
  const time = formatDate(at, 'YYYY/M/D HH:mm')
  return (
    <div className={styles['draft']}>
      <output>{translate(onRestore ? 'atrium.form.draft' : 'atrium.form.kept', { time })}</output>
      {/* Together, so that they stay side by side in a narrow form. */}
      <span className="flex wrap gap-8">
        {onRestore && (
          <Button size="small" variant="outlined" onClick={onRestore}>
            {translate('atrium.action.restore_draft')}
          </Button>
        )}
        <DiscardButton size="small" variant="text" label="atrium.form.discard_draft" onDiscard={onDiscard} />
      </span>
    </div>
  )
}
