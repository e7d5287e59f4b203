import { Button } from '@mui/material'
import Compare from '@mui/icons-material/CompareOutlined'
import { lazy, Suspense, useId, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import styles from './Comparison.module.css'
import { PictureList } from './PictureList.tsx'

// Loaded lazily, because most users do not enlarge pictures.
const ComparisonDialog = lazy(async () => ({
  default: (await import('./ComparisonDialog.tsx')).ComparisonDialog,
}))

/** One of two groups of pictures. */
export interface PictureSide {
  readonly title: string
  readonly uids: readonly string[]
  /** Shown if there are none. */
  readonly empty: string
}

/** Two groups of pictures side by side, such as before and after. A button enlarges both. */
export function PictureComparison({ sides }: { readonly sides: readonly [PictureSide, PictureSide] }) {
  const translate = useTranslate()
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <div className={styles['sides']}>
        {sides.map(({ title, uids, empty }, index) => (
          <section key={title} aria-labelledby={`${id}-${index}`}>
            <h3 id={`${id}-${index}`} className="muted medium small">
              {title}
            </h3>
            {uids.length > 0 ? <PictureList uids={uids} /> : <p className="muted">{empty}</p>}
          </section>
        ))}
      </div>
      {sides.every(({ uids }) => uids.length > 0) && (
        <Button
          className={styles['open'] ?? ''}
          variant="outlined"
          startIcon={<Compare />}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        >
          {translate('atrium.file.compare')}
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <ComparisonDialog sides={sides} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
