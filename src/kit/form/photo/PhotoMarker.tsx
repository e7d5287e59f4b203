import Undo from '@mui/icons-material/UndoOutlined'
import { Button, Dialog } from '@mui/material'
import { useId, useState } from 'react'
import { useTranslate } from '#src/kit/base/text/useTranslate.ts'
import { DialogError } from '#src/kit/value/dialog/DialogError.tsx'
import { Segments } from '#src/kit/base/control/Segments.tsx'
import { useIsPhone } from '#src/kit/base/device/useIsPhone.ts'
import { useAction } from '#src/kit/base/call/useAction.ts'
import { MarkCanvas } from './MarkCanvas.tsx'
import styles from '#src/kit/value/picture/PhotoMarker.module.css'
import { markColors, tools, type Mark, type MarkColor, type Tool } from './marks.ts'
import { jpegFile, quality } from './shrinkPhoto.ts'

interface PhotoMarkerProps {
  readonly picture: File | { readonly name: string; readonly url: string }
  /** Receives the picture with what was drawn on it. */
  readonly onDone: (marked: File) => void
  readonly onClose: () => void
}

const colors: readonly MarkColor[] = ['red', 'yellow', 'blue']

/** Draws on a photo with pen and arrow, by finger, pen or mouse. */
export function PhotoMarker({ picture, onDone, onClose }: PhotoMarkerProps) {
  const translate = useTranslate()
  const isPhone = useIsPhone()
  const title = useId()
  const [marks, setMarks] = useState<readonly Mark[]>([])
  const [tool, setTool] = useState<Tool>('arrow')
  const [color, setColor] = useState<MarkColor>('red')
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const { run, isBusy, error } = useAction(async () => {
    const content = await new Promise<Blob | null>((resolve) =>
      canvas ? canvas.toBlob(resolve, 'image/jpeg', quality) : resolve(null),
    )
    if (!content) throw new Error(translate('atrium.marker.failed'))
    onDone(jpegFile(content, picture.name))
    onClose()
  })
  const choicesOf = <T extends string>(all: readonly T[]) =>
    all.map((value) => ({ value, text: translate(`atrium.marker.${value}`) }))
  return (
    <Dialog open fullScreen={isPhone} maxWidth="lg" aria-labelledby={title} onClose={onClose}>
      <h2 id={title} className={styles['title']}>
        {translate('atrium.marker.title')}
      </h2>
      <div className={styles['tools']}>
        <Segments
          label={translate('atrium.marker.tool')}
          choices={choicesOf(tools)}
          value={tool}
          onChoose={setTool}
        />
        <Segments
          label={translate('atrium.marker.color')}
          choices={choicesOf(colors)}
          value={color}
          onChoose={setColor}
        />
        <span
          className={styles['sample']}
          style={{ background: markColors[color].line, borderColor: markColors[color].edge }}
          aria-hidden="true"
        />
        <Button
          startIcon={<Undo />}
          disabled={marks.length === 0}
          onClick={() => setMarks(marks.slice(0, -1))}
        >
          {translate('atrium.marker.undo')}
        </Button>
      </div>
      <div className={styles['stage']}>
        <MarkCanvas
          ref={setCanvas}
          picture={picture}
          marks={marks}
          look={{ tool, color }}
          onMark={(mark) => setMarks([...marks, mark])}
        />
      </div>
      {error !== null && <DialogError error={error} />}
      <div className={styles['foot']}>
        <Button variant="outlined" onClick={onClose}>
          {translate('atrium.action.cancel')}
        </Button>
        <Button
          variant="contained"
          disabled={marks.length === 0}
          aria-disabled={isBusy}
          onClick={() => void run()}
        >
          {translate('atrium.marker.done')}
        </Button>
      </div>
    </Dialog>
  )
}
