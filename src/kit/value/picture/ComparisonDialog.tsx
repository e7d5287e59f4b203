import Close from '@mui/icons-material/CloseOutlined'
import Next from '@mui/icons-material/ChevronRightOutlined'
import Previous from '@mui/icons-material/ChevronLeftOutlined'
import { Dialog, IconButton } from '@mui/material'
import { useId, useRef, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { EventArea } from '#src/kit/base/control/EventArea.tsx'
import { StepButton } from '#src/kit/base/control/StepButton.tsx'
import styles from './Comparison.module.css'
import { Picture } from './Picture.tsx'
import type { PictureSide } from './PictureComparison.tsx'

interface ComparisonDialogProps {
  readonly sides: readonly PictureSide[]
  readonly onClose: () => void
}

/**
 * Two groups of pictures side by side, each as large as it can be; one above the other on a narrow
 * window. In each, a finger, the arrow keys or buttons go from picture to picture.
 */
export function ComparisonDialog({ sides, onClose }: ComparisonDialogProps) {
  const translate = useTranslate()
  const title = useId()
  return (
    <Dialog open fullScreen aria-labelledby={title} onClose={onClose}>
      <div className={styles['head']}>
        <h2 id={title} className="grow">
          {translate('atrium.file.comparison')}
        </h2>
        <IconButton aria-label={translate('atrium.action.close')} onClick={onClose}>
          <Close />
        </IconButton>
      </div>
      <div className={styles['panes']}>
        {sides.map((side) => (
          <Pane key={side.title} {...side} />
        ))}
      </div>
    </Dialog>
  )
}

function Pane({ title, uids }: PictureSide) {
  const translate = useTranslate()
  const id = useId()
  const strip = useRef<HTMLUListElement>(null)
  const [at, setAt] = useState(0)
  const go = (to: number) =>
    strip.current?.scrollTo({ left: to * strip.current.clientWidth, behavior: 'instant' })
  const stepTo = (to: number) => (to < 0 || to >= uids.length ? undefined : () => go(to))
  return (
    <section className={styles['pane']} aria-labelledby={id}>
      <div className={styles['paneHead']}>
        <h3 id={id} className="grow">
          {title}
        </h3>
        {uids.length > 1 && (
          <>
            <output className="muted small">
              {translate('atrium.file.place', { place: at + 1, count: uids.length })}
            </output>
            <StepButton label={translate('atrium.action.previous')} onStep={stepTo(at - 1)}>
              <Previous />
            </StepButton>
            <StepButton label={translate('atrium.action.next')} onStep={stepTo(at + 1)}>
              <Next />
            </StepButton>
          </>
        )}
      </div>
      {/* A list that scrolls can be focused, so that the arrow keys scroll it. */}
      <EventArea
        as="ul"
        ref={strip}
        className={styles['strip']}
        tabIndex={0}
        aria-labelledby={id}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
        onKeyDown={(event) => {
          const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: uids.length - 1 }[event.key]
          if (to === undefined) return
          event.preventDefault()
          go(to)
        }}
      >
        {uids.map((uid, index) => (
          <li key={uid}>
            <Picture uid={uid} alt={translate('atrium.file.nth', { title, place: index + 1 })} />
          </li>
        ))}
      </EventArea>
    </section>
  )
}
