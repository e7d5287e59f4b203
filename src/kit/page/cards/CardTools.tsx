import DragIndicator from '@mui/icons-material/DragIndicatorOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import WidthNormal from '@mui/icons-material/WidthNormalOutlined'
import { IconButton } from '@mui/material'
import { useRef, type KeyboardEvent } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { cardSizes, type CardSize } from './arrangement.ts'
import styles from './CardGrid.module.css'

interface CardToolsProps {
  /** The name of the card. */
  readonly name: string
  readonly size: CardSize
  readonly onMove: (by: 1 | -1) => void
  readonly onHide: () => void
  readonly onResize: (size: CardSize) => void
  readonly onDrag: (isDragged: boolean) => void
}

const directions: Readonly<Record<string, 1 | -1>> = {
  ArrowLeft: -1,
  ArrowUp: -1,
  ArrowRight: 1,
  ArrowDown: 1,
}

/** The tools of a card while its grid is arranged: a handle to drag, or to move it with the arrow keys; width; hide. */
export function CardTools({ name, size, onMove, onHide, onResize, onDrag }: CardToolsProps) {
  const translate = useTranslate()
  const handle = useRef<HTMLButtonElement>(null)
  const wider = cardSizes[(cardSizes.indexOf(size) + 1) % cardSizes.length] ?? 1
  function onKeyDown(event: KeyboardEvent): void {
    const by = directions[event.key]
    if (by === undefined) return
    event.preventDefault()
    onMove(by)
    // A node that is moved in the page loses the focus.
    requestAnimationFrame(() => handle.current?.focus())
  }
  return (
    <div className="row muted gap-4">
      <IconButton
        ref={handle}
        size="small"
        draggable
        aria-label={translate('atrium.cards.move', { name })}
        title={translate('atrium.cards.move_hint')}
        onKeyDown={onKeyDown}
        onDragStart={() => onDrag(true)}
        onDragEnd={() => onDrag(false)}
      >
        <DragIndicator />
      </IconButton>
      <span className={styles['name']}>{name}</span>
      <IconButton
        size="small"
        aria-label={translate('atrium.cards.resize', { name, columns: wider })}
        onClick={() => onResize(wider)}
      >
        <WidthNormal />
      </IconButton>
      <IconButton size="small" aria-label={translate('atrium.cards.hide', { name })} onClick={onHide}>
        <VisibilityOff />
      </IconButton>
    </div>
  )
}
