import Earlier from '@mui/icons-material/ArrowBackOutlined'
import Later from '@mui/icons-material/ArrowForwardOutlined'
import Remove from '@mui/icons-material/CloseOutlined'
import Draw from '@mui/icons-material/DrawOutlined'
import { IconButton } from '@mui/material'
import { useRef } from 'react'
import type { DragEvent } from 'react'
import { flushSync } from 'react-dom'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { EventArea } from '#src/kit/base/control/EventArea.tsx'
import { FileLink } from '#src/kit/value/picture/FileLink.tsx'
import { Picture } from '#src/kit/value/picture/Picture.tsx'
import type { KnownFile } from '#src/kit/value/picture/useFiles.ts'
import { StepButton } from '#src/kit/base/control/StepButton.tsx'
import { RemoveButton } from './RemoveButton.tsx'
import styles from './FileInput.module.css'

interface FileTileProps {
  readonly uid: string
  readonly file: KnownFile
  readonly name: string
  readonly place: number
  readonly count: number
  readonly onMove: (from: number, to: number) => void
  /** Undefined if it cannot be drawn on. */
  readonly onMark: (() => void) | undefined
  readonly onRemove: () => void
}

/** An uploaded file of a form, with buttons to move and remove it. It can also be dragged. */
export function FileTile({ uid, file, name, place, count, onMove, ...does }: FileTileProps) {
  const translate = useTranslate()
  const tile = useRef<HTMLLIElement>(null)
  const step = (way: 'earlier' | 'later', to: number) => {
    if (to < 0 || to >= count) return
    flushSync(() => onMove(place, to))
    // When elements change places, the browser drops the focus of the pressed button.
    tile.current?.querySelector<HTMLElement>(`[data-move="${way}"]`)?.focus()
  }
  const drop = (event: DragEvent) => {
    const from = event.dataTransfer.getData(kind)
    if (from === '') return
    event.preventDefault()
    onMove(Number(from), place)
  }
  return (
    // Dragging is only a shortcut: the buttons do the same.
    <EventArea
      as="li"
      ref={tile}
      className={styles['tile']}
      draggable={count > 1}
      onDragStart={(event) => event.dataTransfer.setData(kind, String(place))}
      onDragOver={(event) => event.dataTransfer.types.includes(kind) && event.preventDefault()}
      onDrop={drop}
    >
      <div className={styles['face']}>
        <Picture uid={uid} alt="" thumb fallback={<FileLink file={file} name={name} />} />
      </div>
      <span className={styles['name']} title={name}>
        {name}
      </span>
      <div className={styles['actions']}>
        {count > 1 && (
          <>
            <StepButton
              data-move="earlier"
              label={translate('atrium.file.earlier', { name })}
              onStep={place > 0 ? () => step('earlier', place - 1) : undefined}
            >
              <Earlier fontSize="small" />
            </StepButton>
            <StepButton
              data-move="later"
              label={translate('atrium.file.later', { name })}
              onStep={place < count - 1 ? () => step('later', place + 1) : undefined}
            >
              <Later fontSize="small" />
            </StepButton>
          </>
        )}
        {does.onMark && (
          <IconButton
            size="small"
            aria-label={translate('atrium.file.mark', { name })}
            aria-haspopup="dialog"
            onClick={does.onMark}
          >
            <Draw fontSize="small" />
          </IconButton>
        )}
        <RemoveButton
          label={translate('atrium.file.remove', { name })}
          icon={<Remove fontSize="small" />}
          onRemove={does.onRemove}
        />
      </div>
    </EventArea>
  )
}

/** A custom type, so that nothing else that is dragged is mistaken for a tile. */
const kind = 'application/x-atrium-place'
